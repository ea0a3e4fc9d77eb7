/// Every table of a kitchen, parents before children.
///
/// The file's form, the tables undo can take back and the parts of a snapshot all follow from this list.
/// Two tables of one name, of one type of row or with one SQL table are a programming error and stop the
/// program, and so is a view that reads a table which isn't there.
package struct TableList: Sendable {
  let tables: [any AnyTable]
  /// Every SQL table, in the list's order: sessions attach to exactly these.
  package let parts: [TablePart]
  private let byName: [String: Int]
  private let byRow: [ObjectIdentifier: Int]
  /// The tables whose rows depend on an SQL table.
  private let byPart: [String: [Int]]

  /// Stops the program, naming them, when two tables stand in each other's way.
  package init(_ tables: [any AnyTable]) {
    self.tables = tables
    parts = tables.flatMap(\.parts)
    var (names, rows): ([String: Int], [ObjectIdentifier: Int]) = ([:], [:])
    var owners: [String: [Int]] = [:]
    for (index, table) in tables.enumerated() {
      if let old = names.updateValue(index, forKey: table.name) {
        preconditionFailure(
          "two tables are called \(tables[old].name): \(tables[old].rowType), \(table.rowType)")
      }
      if let old = rows.updateValue(index, forKey: ObjectIdentifier(table.rowType)) {
        preconditionFailure("\(tables[old].name) and \(table.name) both hold \(table.rowType)")
      }
      for part in table.parts {
        if let old = owners.updateValue([index], forKey: part.name)?.first {
          preconditionFailure("\(tables[old].name) and \(table.name) both have the SQL table \(part.name)")
        }
      }
    }
    for (index, table) in tables.enumerated() {
      for source in table.reading ?? [] {
        guard let found = names[source], tables[found].reading == nil else {
          preconditionFailure("\(table.name) reads \(source), which is no table of the list")
        }
        for part in tables[found].parts { owners[part.name, default: []].append(index) }
      }
    }
    (byName, byRow, byPart) = (names, rows, owners)
  }

  /// The table of that name; nil when there is none.
  package subscript(name: String) -> (any AnyTable)? { byName[name].map { tables[$0] } }

  /// The table of that type of row; nil when there is none.
  package subscript<Row: TableRow>(type: Row.Type) -> Table<Row>? {
    index(of: type).flatMap { tables[$0] as? Table<Row> }
  }

  func index(of type: Any.Type) -> Int? { byRow[ObjectIdentifier(type)] }
  func index(named name: String) -> Int? { byName[name] }

  /// The tables to read again after these SQL tables changed.
  func affected(by parts: Set<String>) -> Set<Int> { Set(parts.flatMap { byPart[$0] ?? [] }) }
}
