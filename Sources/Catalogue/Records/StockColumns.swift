import Kitchen

/// What a column, or a key, of a file of what is at home tells.
enum StockColumn: String, CaseIterable {
  case name, amount, unit
  case bestBefore = "best before"

  /// By the column's title, in any case, words joined by spaces, hyphens or underscores; nil for any other title.
  init?(title: String) {
    let words = title.lowercased().split { " -_\u{FEFF}\t".contains($0) }.joined(separator: " ")
    guard let column = Self.allCases.first(where: { $0.titles.contains(words) }) else { return nil }
    self = column
  }

  private var titles: Set<String> {
    switch self {
    case .name:
      ["name", "item", "ingredient", "product", "food", "item name", "ingredient name", "product name"]
    case .amount: ["amount", "quantity", "qty", "how much"]
    case .unit: ["unit", "units", "measure", "uom"]
    case .bestBefore:
      [
        "best before", "best by", "use by", "expires", "expires on", "expiry", "expiry date", "expiration",
        "expiration date", "best before date", "use by date",
      ]
    }
  }
}

extension StockRecord {
  /// Takes a field in.
  mutating func set(_ column: StockColumn, _ text: String) {
    switch column {
    case .name: name = text
    case .amount: amount = text
    case .unit: unit = text
    case .bestBefore: bestBefore = text
    }
  }
}

/// The records of comma-separated values; nil where the first line names no column of foods. A file of one column is
/// a line of words a record.
func csvStock(_ text: String) throws(StockFileFault) -> StockFile? {
  let parsed = parseCSV(text, file: "", most: FileLimit.stockRecords + 2)
  guard let header = parsed.value.first else { return nil }
  var columns: [StockColumn?] = []
  for title in header.cells {
    let column = StockColumn(title: title)
    columns.append(column.flatMap { columns.contains($0) ? nil : $0 })
  }
  guard columns.contains(.name) else { return nil }
  if let open = parsed.problems.first(where: { $0.message == openQuote }) {
    throw .openQuote(line: open.line)
  }
  var file = StockFile(form: .csv)
  var hasContent = Set<Int>()
  for row in parsed.value.dropFirst() {
    var record = StockRecord(line: row.line, name: "", isLine: columns.count == 1)
    for (index, cell) in row.cells.enumerated() where index < columns.count && !cell.isEmpty {
      if let column = columns[index] { record.set(column, cell) } else { hasContent.insert(index) }
    }
    guard row.cells.contains(where: { $0.contains { !$0.isWhitespace } }) else { continue }
    if row.cells.dropFirst(columns.count).contains(where: { !$0.isEmpty }) {
      let text = row.cells.joined(separator: ",")
      file.entries.append(.broken(line: row.line, text: text, .moreFields))
    } else {
      file.entries.append(.record(record))
    }
  }
  for problem in parsed.problems where problem.message.hasSuffix("the row is left out") {
    file.entries.append(.broken(line: problem.line, text: "", .unreadable(problem.message)))
  }
  file.entries.sort { $0.line < $1.line }
  file.unread = hasContent.sorted().map { header.cells[$0] }
  return file
}
