import Values

/// One SQL table with one row a value: its statements, from its columns.
struct PlainTable<Row: TableRow>: Sendable {
  private let name: String
  private let keys, columns: [Column<Row>]
  private let reach: Reach<Row>?
  private let readRow: @Sendable (inout Fields) throws -> Row
  private let (selectText, upsertText, deleteText): (String, String, String)

  init(
    name: String, key: [Column<Row>], columns: [Column<Row>], reach: Reach<Row>?,
    read: @escaping @Sendable (inout Fields) throws -> Row
  ) {
    precondition(!key.isEmpty, "\(name) needs a key")
    self.name = name
    (keys, self.columns, self.reach, readRow) = (key, key + columns, reach, read)
    let names = self.columns.map(\.name).joined(separator: ", ")
    let limit = reach.map { " WHERE \($0.column) >= ?" } ?? ""
    selectText = "SELECT \(names) FROM \(name)\(limit)"
    upsertText = Statements.upsertText(
      name, key.map(\.name).joined(separator: ", "), columns.map(\.name).joined(separator: ", "),
      count: self.columns.count)
    deleteText = "DELETE FROM \(name) WHERE \(key.map { "\($0.name) = ?" }.joined(separator: " AND "))"
  }

  /// A key that can't be told is NULL here; saving it throws.
  func key(of row: Row) -> [Cell] { keys.map { (try? $0.value(row)) ?? .null } }
  func isShown(_ row: Row, _ today: Day) -> Bool { reach.map { $0.day(row) >= today - $0.days } ?? true }

  func load(_ statements: Statements, _ today: Day) throws -> [Row] {
    let first = reach.map { [Cell(today - $0.days)] } ?? []
    return try statements.rows(of: name, selectText, first, read: readRow)
  }

  func put(_ row: Row, _ statements: Statements) throws {
    try statements.run(upsertText, columns.map { try $0.value(row) })
  }

  func remove(_ row: Row, _ statements: Statements) throws {
    let key = try keys.map { try $0.value(row) }
    try statements.run(deleteText, key)
    guard statements.changesCount == 1 else { throw StorageFault.missing("\(name) \(key.text)") }
  }
}

extension [Cell] {
  /// For messages: the values with spaces between.
  var text: String {
    map { cell in
      switch cell {
      case .text(let text): text
      case .int(let number): String(number)
      case .null: "-"
      }
    }.joined(separator: " ")
  }
}
