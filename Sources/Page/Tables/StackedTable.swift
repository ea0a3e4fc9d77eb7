extension Table {
  /// Each row folded: what leads it on one line, its other values under it, in the columns' order.
  func stacked(_ rows: [[TableCell]], width: Int, style: Style) -> [String] {
    var lead = leadingColumn
    var starts = self.starts(before: lead, rows, width)
    if starts[lead] > width / 2 {
      lead = 0
      starts = [0]
    }
    return rows.flatMap { row in
      leadingLines(row, lead, starts, width, style) + details(row, lead, starts[lead], width, style)
    }
  }

  /// The first column of the highest priority.
  private var leadingColumn: Int {
    var lead = 0
    for index in columns.indices where columns[index].priority > columns[lead].priority { lead = index }
    return lead
  }

  /// Where the columns up to the leading one begin: one after the other at their natural widths.
  private func starts(before lead: Int, _ rows: [[TableCell]], _ width: Int) -> [Int] {
    var starts = [0]
    for index in 0..<lead {
      let cells = rows.map { displayWidth(flat($0[index])) }
      starts.append(starts[index] + (cells.max() ?? 0) + Self.gap)
    }
    return starts
  }

  private func leadingLines(
    _ row: [TableCell], _ lead: Int, _ starts: [Int], _ width: Int, _ style: Style
  ) -> [String] {
    wrapped(row[lead].text, width: width - starts[lead]).enumerated().map { level, piece in
      var line = LineBuilder()
      if level == 0 {
        for index in 0..<lead {
          let text = flat(row[index])
          let slack = starts[index + 1] - Self.gap - starts[index] - displayWidth(text)
          let start = columns[index].alignment == .right ? starts[index] + slack : starts[index]
          line.put(text, row[index].tint, at: start, style)
        }
      }
      line.put(piece, row[lead].tint, at: starts[lead], style)
      return line.text
    }
  }

  /// The values after the leading one, set apart by "·", under the leading text.
  private func details(
    _ row: [TableCell], _ lead: Int, _ start: Int, _ width: Int, _ style: Style
  ) -> [String] {
    let start = max(Self.gap, start)
    var lines: [String] = []
    var line = LineBuilder()
    var column = start
    for index in columns.indices.dropFirst(lead + 1) where !flat(row[index]).isEmpty {
      let label = columns[index].label
      let text = (label.isEmpty ? "" : label + " ") + flat(row[index])
      let separator = line.text.isEmpty ? "" : " · "
      if column + displayWidth(separator + text) <= width {
        line.put(separator, .dim, at: column, style)
        line.put(text, row[index].tint, at: column + displayWidth(separator), style)
        column += displayWidth(separator + text)
        continue
      }
      if !line.text.isEmpty { lines.append(line.text) }
      let pieces = wrapped(text, width: width - start)
      for piece in pieces.dropLast() { lines.append(spaces(start) + style.tinted(piece, row[index].tint)) }
      line = LineBuilder()
      line.put(pieces[pieces.count - 1], row[index].tint, at: start, style)
      column = start + displayWidth(pieces[pieces.count - 1])
    }
    if !line.text.isEmpty { lines.append(line.text) }
    return lines
  }

  /// The cell's text on one line.
  private func flat(_ cell: TableCell) -> String {
    wrapped(cell.text, width: .max).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
