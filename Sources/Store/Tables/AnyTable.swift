package import Values

/// A table whose rows' type is not known here; `Table` is the only one there is.
package protocol AnyTable: Sendable {
  /// Unique in a list; names the table in changes, the journal and messages.
  var name: String { get }
  /// Its SQL tables; none for a view.
  var parts: [TablePart] { get }
  /// The tables a view is derived from, by name; nil for a table of its own.
  var reading: [String]? { get }
  /// The type of its rows; unique in a list.
  var rowType: Any.Type { get }
  /// What an empty kitchen holds of it.
  var noRows: AnyRows { get }
  /// The rows of the file that the snapshot of that day holds, in the table's order.
  func read(_ statements: Statements, today: Day) throws -> AnyRows
  /// Carries out a change of this table.
  func save(_ change: Change, _ statements: Statements) throws
  /// The rows after a change of this table, or after none but a new day.
  func applying(_ change: Change?, to rows: AnyRows, today: Day) -> AnyRows
}

/// An array of rows whose type is not known here.
package struct AnyRows: Hashable, Sendable {
  private let rows: any Hashable & Sendable

  init<Row: TableRow>(_ rows: [Row]) { self.rows = rows }

  /// The rows themselves, not copied; none when they are of another type.
  func of<Row>(_ type: Row.Type) -> [Row] { rows as? [Row] ?? [] }
  package static func == (a: AnyRows, b: AnyRows) -> Bool { isSame(a.rows, b.rows) }
  package func hash(into hasher: inout Hasher) { rows.hash(into: &hasher) }
}

/// Compares two values of types not known here.
func isSame<Value: Hashable>(_ a: Value, _ b: any Hashable) -> Bool { (b as? Value) == a }
