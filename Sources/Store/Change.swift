/// One change to the kitchen: one row put or taken off. What a turn decided and the store carries out.
///
/// In the journal it is JSON: `{"put": TABLE, "row": {…}}` or `{"remove": TABLE, "row": {…}}`.
package struct Change: Hashable, Sendable, Encodable {
  /// The table's name.
  package let table: String
  /// True when the row is taken off, false when it is put.
  package let isRemoval: Bool
  private let value: any TableRow
  private let before: (any TableRow)?

  /// Adds the row, or replaces the one with the same key; `was` is that one as it stands, nil for none.
  ///
  /// Stops the program for a type no table of the list holds, and for one that is derived.
  package static func put<Row: TableRow>(_ row: Row, was old: Row?, in tables: TableList) -> Change {
    Change(table: tables.nameToChange(Row.self), isRemoval: false, value: row, before: old)
  }

  /// Takes the row with this one's key off. Saving fails when there is none. Stops the program as `put` does.
  package static func remove<Row: TableRow>(_ row: Row, in tables: TableList) -> Change {
    Change(table: tables.nameToChange(Row.self), isRemoval: true, value: row, before: row)
  }

  /// The row put or taken off; nil for another table's type.
  package func row<Row>(_ type: Row.Type) -> Row? { value as? Row }

  /// The row as it was: nil for a new one, and for another table's type; the row itself for a removal.
  package func old<Row>(_ type: Row.Type) -> Row? { before as? Row }

  /// Equal with the same table, row and former row.
  package static func == (a: Change, b: Change) -> Bool {
    guard a.table == b.table, a.isRemoval == b.isRemoval, isSame(a.value, b.value) else { return false }
    return switch (a.before, b.before) {
    case (let a?, let b?): isSame(a, b)
    case (nil, nil): true
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(table)
    hasher.combine(isRemoval)
    value.hash(into: &hasher)
    before?.hash(into: &hasher)
  }

  /// Throws what the row's own encoding throws.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(table, forKey: isRemoval ? .remove : .put)
    try container.encode(value, forKey: .row)
  }

  private enum CodingKeys: String, CodingKey { case put, remove, row }
}

extension TableList {
  fileprivate func nameToChange(_ type: Any.Type) -> String {
    guard let index = index(of: type) else { preconditionFailure("no table holds \(type)") }
    guard tables[index].reading == nil else { preconditionFailure("\(tables[index].name) is derived") }
    return tables[index].name
  }
}
