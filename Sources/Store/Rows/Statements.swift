import GRDB
import Values

/// A handle to run statements in a table's own reading and saving code, good until that code returns.
///
/// Every call is part of the caller's transaction. What SQLite refuses is thrown, and the turn is not saved.
package struct Statements {
  let db: Database
  init(_ db: Database) { self.db = db }

  /// Runs one statement, compiled once per connection. Columns stand for `?` from left to right.
  package func run(_ sql: String, _ columns: [Cell] = []) throws {
    try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(columns.map(\.value)))
  }

  /// The rows of a query, each read by `read`, in the query's order; `table` names them in errors.
  package func rows<Value>(
    of table: String, _ sql: String, _ columns: [Cell] = [], read: (inout Fields) throws -> Value
  ) throws -> [Value] {
    let statement = try db.cachedStatement(sql: sql)
    let cursor = try Row.fetchCursor(statement, arguments: StatementArguments(columns.map(\.value)))
    var values: [Value] = []
    while try cursor.next() != nil {
      var fields = Fields(statement.sqliteStatement, of: table)
      values.append(try read(&fields))
    }
    return values
  }

  /// Inserts one row; the values in the order of the columns' names, which commas separate.
  package func insert(into table: String, _ names: String, _ columns: [Cell]) throws {
    try run("INSERT INTO \(table) (\(names)) VALUES (\(Self.marks(columns.count)))", columns)
  }

  /// Inserts one row, or updates the one with the same key; the key's values come first. Without other
  /// names than the key's, a row that is there stays.
  package func upsert(into table: String, key: String, _ names: String, _ columns: [Cell]) throws {
    try run(Self.upsertText(table, key, names, count: columns.count), columns)
  }

  /// How many rows the last statement changed.
  package var changesCount: Int { db.changesCount }

  static func upsertText(_ table: String, _ key: String, _ names: String, count: Int) -> String {
    let updates = names.split(separator: ",").map { name in
      let name = String(name).trimmingSpaces()
      return "\(name) = excluded.\(name)"
    }
    let all = updates.isEmpty ? key : "\(key), \(names)"
    return """
      INSERT INTO \(table) (\(all)) VALUES (\(marks(count))) ON CONFLICT (\(key)) \
      DO \(updates.isEmpty ? "NOTHING" : "UPDATE SET \(updates.joined(separator: ", "))")
      """
  }

  private static func marks(_ count: Int) -> String {
    String(String(repeating: ", ?", count: count).dropFirst(2))
  }
}

extension Cell {
  /// As GRDB binds it.
  var value: DatabaseValue {
    switch self {
    case .text(let text): text.databaseValue
    case .int(let number): number.databaseValue
    case .null: .null
    }
  }
}
