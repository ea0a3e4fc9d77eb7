package import Values

/// What a row can be: compared, sent to another thread, and written to the journal as JSON.
package typealias TableRow = Encodable & Hashable & Sendable

/// A column of a plain table: its name, and the value a row has there.
package struct Column<Row>: Sendable {
  let name: String
  let added: AddedColumn?
  let value: @Sendable (Row) throws -> Cell

  /// A column that the table's `CREATE TABLE` names.
  package init(_ name: String, _ value: @escaping @Sendable (Row) throws -> Cell) {
    (self.name, self.value, added) = (name, value, nil)
  }

  /// A column that came later, in the form `since`; rows saved before read as the declaration's default.
  package init(
    _ name: String, since: Int, _ declaration: String, _ value: @escaping @Sendable (Row) throws -> Cell
  ) {
    (self.name, self.value) = (name, value)
    added = AddedColumn(name: name, since: since, declaration: declaration)
  }
}

/// The three columns of an amount, beside each other; `Fields.amount` and `optionalAmount` read them.
extension Column {
  /// Of the exact value; NULL where there is no amount.
  package static func numerator(_ value: @escaping @Sendable (Row) -> Amount?) -> Column {
    Column("numerator") { Cell(value($0)?.value.numerator) }
  }

  /// Of the exact value; NULL where there is no amount.
  package static func denominator(_ value: @escaping @Sendable (Row) -> Amount?) -> Column {
    Column("denominator") { Cell(value($0)?.value.denominator) }
  }

  /// Its symbol; NULL where there is no amount.
  package static func unit(_ value: @escaping @Sendable (Row) -> Amount?) -> Column {
    Column("unit") { Cell(value($0)?.unit) }
  }
}

/// How far back a snapshot holds a table's rows. Older rows stay in the file.
package struct Reach<Row>: Sendable {
  let days: Int
  let column: String
  let day: @Sendable (Row) -> Day

  /// Rows from `days` days before today on, by the day (ISO text) in that column.
  package init(days: Int, column: String, _ day: @escaping @Sendable (Row) -> Day) {
    (self.days, self.column, self.day) = (days, column, day)
  }
}
