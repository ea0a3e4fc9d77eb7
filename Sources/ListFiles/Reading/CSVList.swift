import Catalogue
import Kitchen
import Values

/// The items of comma-separated values; nil where the first line names no column of items.
func csvList(_ text: String) throws(ListFileFault) -> ReadList? {
  let parsed = parseCSV(text, file: "", most: ListFileLimit.lines + 2)
  guard let header = parsed.value.first else { return nil }
  var columns: [ListColumn?] = []
  for title in header.cells {
    let column = ListColumn(title: title)
    columns.append(column.flatMap { columns.contains($0) ? nil : $0 })
  }
  guard columns.contains(.item) else {
    let others = header.cells.joined(separator: ",").split { $0 == ";" || $0 == "\t" }
    let isItem = others.count > 1 && others.contains { ListColumn(title: String($0)) == .item }
    if isItem { throw .otherSeparators }
    return nil
  }
  if let open = parsed.problems.first(where: { $0.message == openQuote }) {
    throw .openQuote(line: open.line)
  }
  var list = ReadList(form: .csv)
  var filled = Set<Int>()
  for row in parsed.value.dropFirst() {
    var cells: [ListColumn: String] = [:]
    var others: [String] = []
    for (index, cell) in row.cells.enumerated() where cell.contains(where: { !$0.isWhitespace }) {
      let column = index < columns.count ? columns[index] : nil
      if let column {
        cells[column] = plainCell(cell)
      } else if index < columns.count {
        filled.insert(index)
      } else {
        others.append(plainCell(cell))
      }
    }
    if let line = line(of: cells, besides: others, keepsApart: columns.contains(.amount), &list) {
      list.lines.append(line)
    }
  }
  list.unread = filled.sorted().map { cleaned(header.cells[$0]) }
  return list
}

/// One row; what is no amount, and what stands behind the last column, is a note. Nil for a row that names nothing.
private func line(
  of cells: [ListColumn: String], besides others: [String], keepsApart: Bool, _ list: inout ReadList
) -> WrittenLine? {
  guard let item = cells[.item] else { return nil }
  var line = WrittenLine(name: item)
  // A file without a column of amounts has them in the items.
  if !keepsApart, case .item(let read) = readLine("[ ] \(item)") { line = read }
  var notes: [String] = []
  let told = [cells[.amount], cells[.unit]].compactMap(\.self).joined(separator: " ")
  if let amounts = ExactAmounts.read(told) {
    line.amounts = amounts
  } else if !told.isEmpty {
    notes.append(told)
  }
  notes += ([cells[.note]].compactMap(\.self) + others)
  if !notes.isEmpty { line.note = ([line.note].compactMap(\.self) + notes).joined(separator: "; ") }
  line.mark = mark(cells[.status])
  if let name = cells[.section] {
    line.section = SectionNames.section(named: name)
    if line.section == nil, !list.otherHeadings.contains(name) { list.otherHeadings.append(name) }
  }
  return line
}

private func mark(_ cell: String?) -> ListMark.State? {
  switch cell?.lowercased() {
  case "bought", "x", "yes", "y", "true", "1", "done", "[x]", "ticked", "checked", "✓", "✔", "☑": .bought
  case "out", "out of stock", "[-]": .out
  default: nil
  }
}

/// Without the apostrophe that keeps a spreadsheet from taking it for a formula.
private func plainCell(_ cell: String) -> String {
  let text = cleaned(cell)
  guard text.first == "'", let second = text.dropFirst().first, formulaMarks.contains(second) else {
    return text
  }
  return String(text.dropFirst())
}
