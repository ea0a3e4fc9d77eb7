import GRDB
import Values

/// A value for a column; nil is NULL.
typealias Column = (any DatabaseValueConvertible)?

extension Database {
  /// Runs one statement, compiled once per connection. Arguments stand for `?` from left to right.
  func run(_ sql: String, _ columns: [Column] = []) throws {
    try cachedStatement(sql: sql).execute(arguments: StatementArguments(columns))
  }

  /// The rows of a query, each read by `read`, in the query's order.
  func rows<Value>(
    of table: String, _ sql: String, _ columns: [Column] = [],
    read: (inout Fields) throws -> Value
  ) throws -> [Value] {
    let statement = try cachedStatement(sql: sql)
    let cursor = try Row.fetchCursor(statement, arguments: StatementArguments(columns))
    var values: [Value] = []
    while try cursor.next() != nil {
      var fields = Fields(statement.sqliteStatement, of: table)
      values.append(try read(&fields))
    }
    return values
  }

  /// Inserts one row; the values in the order of the columns.
  func insert(into table: String, _ names: String, _ columns: [Column]) throws {
    let marks = String(repeating: ", ?", count: columns.count).dropFirst(2)
    try run("INSERT INTO \(table) (\(names)) VALUES (\(marks))", columns)
  }

  /// Inserts one row, or updates the one with the same key; the key's names come first.
  func upsert(into table: String, key: String, _ names: String, _ columns: [Column]) throws {
    let marks = String(repeating: ", ?", count: columns.count).dropFirst(2)
    let updates = names.split(separator: ",").map { name in
      let name = name.trimmingSpaces()
      return "\(name) = excluded.\(name)"
    }
    try run(
      """
      INSERT INTO \(table) (\(key), \(names)) VALUES (\(marks))
      ON CONFLICT (\(key)) DO UPDATE SET \(updates.joined(separator: ", "))
      """, columns)
  }
}

extension Amount {
  /// Its three columns: numerator, denominator, unit.
  var columns: [Column] { [value.numerator, value.denominator, unit.rawValue] }
}

extension Amount? {
  /// The three columns of an amount that may be missing.
  var columns: [Column] { self?.columns ?? [Column](repeating: nil, count: 3) }
}
