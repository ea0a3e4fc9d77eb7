/// A column of a table that is shown, and how wide.
struct FittedColumn: Hashable {
  let index: Int
  var width: Int
}

extension Table {
  /// The columns to show and their widths; nil when the rows must be stacked.
  func fitting(_ rows: [[TableCell]], width: Int) -> [FittedColumn]? {
    var shown = columns.indices.map { FittedColumn(index: $0, width: naturalWidth($0, rows, width)) }
    while true {
      var fit = shown
      var excess = fit.map(\.width).reduce(0, +) + Self.gap * (fit.count - 1) - width
      while excess > 0, let widest = widestText(fit) {
        fit[widest].width -= 1
        excess -= 1
      }
      if excess <= 0 { return fit }
      guard width >= Self.stacksBelow else { return nil }
      guard shown.count > 1 else { return [FittedColumn(index: shown[0].index, width: width)] }
      shown.remove(at: leastImportant(shown))
    }
  }

  /// What the column would like: its widest cell or title, within its limit and the line.
  func naturalWidth(_ index: Int, _ rows: [[TableCell]], _ width: Int) -> Int {
    let column = columns[index]
    let cells = rows.map { row in printableLines(row[index].text).map(displayWidth).max() ?? 0 }
    let wish = max(displayWidth(column.title), cells.max() ?? 0)
    switch column.alignment {
    case .left: return min(wish, width, max(1, column.maxWidth ?? width))
    case .right: return min(wish, width + 1)  // one more than fits: a wider number never fits
    }
  }

  /// The leftmost of the widest text columns that may be narrowed; nil for none.
  private func widestText(_ fit: [FittedColumn]) -> Int? {
    var widest: Int?
    for (position, column) in fit.enumerated() {
      switch columns[column.index].alignment {
      case .right: continue
      case .left:
        guard column.width > max(2, columns[column.index].minWidth) else { continue }
        if let best = widest, fit[best].width >= column.width { continue }
        widest = position
      }
    }
    return widest
  }

  private func leastImportant(_ shown: [FittedColumn]) -> Int {
    var least = 0
    for position in shown.indices
    where columns[shown[position].index].priority <= columns[shown[least].index].priority { least = position }
    return least
  }
}

/// Writes header and rows into fitted columns.
struct TableGrid {
  let columns: [TableColumn]
  let fit: [FittedColumn]
  let style: Style

  /// Titles and their underline; nothing when no shown column has a title.
  func header() -> [String] {
    guard fit.contains(where: { !columns[$0.index].title.isEmpty }) else { return [] }
    let titles = fit.map { [clipped(columns[$0.index].title, to: $0.width)] }
    let rules = fit.map { [String(repeating: "─", count: $0.width)] }
    return compose(titles, tints: fit.map { _ in .heading }) + compose(rules, tints: fit.map { _ in .dim })
  }

  /// The lines of one row, as many as its tallest cell has.
  func lines(_ row: [TableCell]) -> [String] {
    let pieces = fit.map { column -> [String] in
      let text = row[column.index].text
      switch columns[column.index].overflow {
      case .wrap: return wrapped(text, width: column.width)
      case .clip: return [clipped(wrapped(text, width: .max)[0], to: column.width)]
      }
    }
    return compose(pieces, tints: fit.map { row[$0.index].tint })
  }

  private func compose(_ pieces: [[String]], tints: [Tint?]) -> [String] {
    let height = pieces.map(\.count).max() ?? 0
    return (0..<height).map { level in
      var line = LineBuilder()
      var start = 0
      for (position, column) in fit.enumerated() {
        if level < pieces[position].count {
          let piece = pieces[position][level]
          let slack = column.width - displayWidth(piece)
          let isRight = columns[column.index].alignment == .right
          line.put(piece, tints[position], at: isRight ? start + slack : start, style)
        }
        start += column.width + Table.gap
      }
      return line.text
    }
  }
}
