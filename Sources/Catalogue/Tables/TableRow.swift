import Values

/// Why a row cannot be used, in words for whoever edits the table.
struct RowError: Error {
  var message: String
  init(_ message: String) { self.message = message }
}

/// One row with its cells by column name.
struct TableRow {
  let line: Int
  private let cells: [String]
  private let columns: [String: Int]

  fileprivate init(line: Int, cells: [String], columns: [String: Int]) {
    (self.line, self.cells, self.columns) = (line, cells, columns)
  }

  /// The cell without spaces around it; empty when the column is missing.
  func text(_ column: String) -> String { columns[column].map { cells[$0].trimmingSpaces() } ?? "" }

  /// The cell, which must not be empty.
  func required(_ column: String) throws(RowError) -> String {
    let cell = text(column)
    if cell.isEmpty { throw RowError("\(column) is empty") }
    return cell
  }

  /// The parts between semicolons, empty ones left out.
  func list(_ column: String) -> [String] {
    text(column).split(separator: ";").map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
  }

  func flag(_ column: String) throws(RowError) -> Bool {
    switch text(column) {
    case "yes": return true
    case "no", "": return false
    case let other: throw RowError("\(column) must be yes or no, not \(other)")
    }
  }

  /// Nil when the cell is empty; never negative, and never more than a billion.
  func number(_ column: String) throws(RowError) -> Rational? {
    let cell = text(column)
    if cell.isEmpty { return nil }
    guard let value = Rational(text: cell), value >= .zero else {
      throw RowError("\(column) is not a number: \(cell.prefix(40))")
    }
    guard value <= Rational(1_000_000_000) else { throw RowError("\(column) is too large: \(cell)") }
    return value
  }

  func whole(_ column: String) throws(RowError) -> Int? {
    guard let value = try number(column) else { return nil }
    guard value.isWhole else { throw RowError("\(column) is not a whole number") }
    return value.numerator
  }

  /// The case a word names, with the allowed words in the message.
  func word<Choice: RawRepresentable & CaseIterable>(
    _ text: String, in column: String, as choice: Choice.Type = Choice.self
  ) throws(RowError) -> Choice where Choice.RawValue == String {
    if let value = Choice(rawValue: text) { return value }
    let words = Choice.allCases.map(\.rawValue).joined(separator: " ")
    throw RowError("\(column) does not know \(text); it knows: \(words)")
  }
}

/// Reads a table whose first row names the columns. A row that `row` refuses is left out with its
/// problem, and so is one with too few or too many cells.
func readTable<Row: Sendable>(
  _ text: String, file: String, columns needed: [String], row: (TableRow) throws(RowError) -> Row
) -> Parsed<[Row]> {
  let parsed = parseCSV(text, file: file)
  var result = Parsed<[Row]>([], problems: parsed.problems)
  func report(_ line: Int, _ message: String) {
    result.problems.append(FileProblem(file: file, line: line, message: message))
  }
  guard let header = parsed.value.first else {
    report(0, "the table is empty")
    return result
  }
  var columns: [String: Int] = [:]
  for (index, name) in header.cells.enumerated() {
    let name = name.trimmingSpaces()
    if columns.updateValue(index, forKey: name) != nil { report(header.line, "column \(name) stands twice") }
    if !needed.contains(name) { report(header.line, "unknown column \(name)") }
  }
  let missing = needed.filter { columns[$0] == nil }
  guard missing.isEmpty else {
    report(header.line, "missing columns: \(missing.joined(separator: " "))")
    return result
  }
  for cells in parsed.value.dropFirst() {
    guard cells.cells.count == header.cells.count else {
      report(cells.line, "\(cells.cells.count) cells where the header has \(header.cells.count)")
      continue
    }
    do throws(RowError) {
      let cells = TableRow(line: cells.line, cells: cells.cells, columns: columns)
      result.value.append(try row(cells))
    } catch {
      report(cells.line, error.message)
    }
  }
  return result
}
