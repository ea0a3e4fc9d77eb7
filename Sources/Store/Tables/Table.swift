package import Values

/// One description of a table: its place in the file, its order in memory, how a row is read, saved and
/// taken off. Snapshot, cache, journal and migrations follow from it.
package struct Table<Row: TableRow>: AnyTable {
  package let name: String
  package let parts: [TablePart]
  package let reading: [String]?
  let order: RowOrder<Row>
  private let isShown: @Sendable (Row, Day) -> Bool
  private let load: @Sendable (Statements, Day) throws -> [Row]
  private let put: @Sendable (Row, Row?, Statements) throws -> Void
  private let remove: @Sendable (Row, Statements) throws -> Void

  /// A plain table: one SQL table, one row a value.
  ///
  /// `read` gets the key's columns, then the others, left to right. A row is put by its key: inserted, or all
  /// its columns updated. Removing a row that isn't there throws `StorageFault.missing`. Rows in an order
  /// that `precedes` leaves open stand by their keys.
  package init(
    _ name: String, since: Int, _ schema: String, key: [Column<Row>], columns: [Column<Row>],
    reach: Reach<Row>? = nil, precedes: @escaping @Sendable (Row, Row) -> Bool,
    read: @escaping @Sendable (inout Fields) throws -> Row
  ) {
    let plain = PlainTable(name: name, key: key, columns: columns, reach: reach, read: read)
    let added = (key + columns).compactMap(\.added)
    self.init(
      name, parts: [TablePart(name: name, since: since, schema: schema, added: added)], reading: nil,
      order: RowOrder(key: plain.key(of:), precedes: precedes), isShown: plain.isShown, load: plain.load,
      put: { row, _, statements in try plain.put(row, statements) }, remove: plain.remove)
  }

  /// Values spread over several SQL tables (a household, a plan with its list), read and saved by their own
  /// code, which touches no other table's parts. List a part after those it refers to.
  ///
  /// `load` gives the rows in any order; those that `isShown` denies for that day are left out. `put` gets the
  /// row as it was when the change was decided, nil for a new one; writing what is there already should
  /// change nothing. `remove` throws `StorageFault.missing` for a row that isn't there.
  package init(
    _ name: String, parts: [TablePart], key: @escaping @Sendable (Row) -> [String],
    precedes: @escaping @Sendable (Row, Row) -> Bool,
    isShown: @escaping @Sendable (Row, Day) -> Bool = { _, _ in true },
    load: @escaping @Sendable (Statements, Day) throws -> [Row],
    put: @escaping @Sendable (_ row: Row, _ old: Row?, Statements) throws -> Void,
    remove: @escaping @Sendable (Row, Statements) throws -> Void
  ) {
    self.init(
      name, parts: parts, reading: nil,
      order: RowOrder(key: { key($0).map { .text($0) } }, precedes: precedes), isShown: isShown,
      load: load, put: put, remove: remove)
  }

  /// Read only, derived from other tables' rows (named by `reading`), read again when any of those changes.
  package init(
    view name: String, reading: [String], precedes: @escaping @Sendable (Row, Row) -> Bool,
    load: @escaping @Sendable (Statements, Day) throws -> [Row]
  ) {
    self.init(
      name, parts: [], reading: reading, order: RowOrder(key: nil, precedes: precedes),
      isShown: { _, _ in true }, load: load,
      put: { _, _, _ in throw StorageFault.mismatch("\(name) is derived") },
      remove: { _, _ in throw StorageFault.mismatch("\(name) is derived") })
  }

  private init(
    _ name: String, parts: [TablePart], reading: [String]?, order: RowOrder<Row>,
    isShown: @escaping @Sendable (Row, Day) -> Bool,
    load: @escaping @Sendable (Statements, Day) throws -> [Row],
    put: @escaping @Sendable (Row, Row?, Statements) throws -> Void,
    remove: @escaping @Sendable (Row, Statements) throws -> Void
  ) {
    (self.name, self.parts, self.reading, self.order) = (name, parts, reading, order)
    (self.isShown, self.load, self.put, self.remove) = (isShown, load, put, remove)
  }

  package var rowType: Any.Type { Row.self }
  package var noRows: AnyRows { AnyRows([Row]()) }

  package func read(_ statements: Statements, today: Day) throws -> AnyRows {
    AnyRows(try load(statements, today).filter { isShown($0, today) }.sorted(by: order.comes(_:before:)))
  }

  package func save(_ change: Change, _ statements: Statements) throws {
    guard let row = change.row(Row.self) else {
      throw StorageFault.mismatch("a change of \(name) holds another table's row")
    }
    if change.isRemoval {
      try remove(row, statements)
    } else {
      try put(row, change.old(Row.self), statements)
    }
  }

  package func applying(_ change: Change?, to rows: AnyRows, today: Day) -> AnyRows {
    var kept = rows.of(Row.self)
    if let change, let row = change.row(Row.self) {
      if let index = order.index(of: row, in: kept) { kept.remove(at: index) }
      if !change.isRemoval { kept.insert(row, at: order.place(for: row, in: kept)) }
    } else if kept.allSatisfy({ isShown($0, today) }) {
      return rows
    }
    kept.removeAll { !isShown($0, today) }
    return AnyRows(kept)
  }
}
