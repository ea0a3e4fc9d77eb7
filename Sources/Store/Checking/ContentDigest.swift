import CSQLiteSession
import Foundation
import GRDB
import Values

/// What tables hold, as one number each: the sum of the hashes of all cells that are not NULL.
///
/// A sum does not mind the order of rows, and a changeset tells how it moves, so it is kept up to date for
/// the price of the cells a turn changed. A cell that changed without a turn shows as a difference, also
/// where SQLite's own check sees a well-formed page.
struct ContentDigest: Equatable {
  /// By SQL table; a table without cells may be missing, which is 0.
  private(set) var sums: [String: UInt64] = [:]

  subscript(table: String) -> UInt64 { sums[table, default: 0] }

  /// All tables in one number, in the order of their names.
  var total: UInt64 {
    var hash = StableHash()
    for (table, sum) in sums.sorted(by: { $0.key < $1.key }) where sum != 0 {
      hash.combine(table)
      hash.combine(sum)
    }
    return hash.value
  }

  init(_ sums: [String: UInt64] = [:]) { self.sums = sums }

  mutating func add(_ other: ContentDigest) {
    for (table, sum) in other.sums { sums[table, default: 0] &+= sum }
  }

  /// Read from the tables themselves, every cell.
  init(of tables: [String], in db: Database) throws {
    for table in tables {
      let keys = try Self.keyColumns(of: table, in: db)
      let statement = try db.cachedStatement(sql: "SELECT * FROM \(table)")
      let cursor = try Row.fetchCursor(statement)
      var sum: UInt64 = 0
      let raw = statement.sqliteStatement
      while try cursor.next() != nil {
        var row = StableHash()
        row.combine(table)
        for column in keys { row.combine(CellBytes(raw, column)) }
        for column in 0..<sqlite3_column_count(raw) {
          sum &+= Self.hash(CellBytes(raw, column), at: column, of: row.value)
        }
      }
      sums[table] = sum
    }
  }

  /// What a changeset adds to the sums.
  init(of changeset: Changeset) throws {
    try changeset.forEach { iterator in
      var table: UnsafePointer<CChar>?
      var (count, operation, indirect): (Int32, Int32, Int32) = (0, 0, 0)
      try check(sqlite3changeset_op(iterator, &table, &count, &operation, &indirect))
      var isKey: UnsafeMutablePointer<UInt8>?
      try check(sqlite3changeset_pk(iterator, &isKey, &count))
      guard let table, let isKey else { return }
      let name = String(cString: table)
      func old(_ column: Int32) throws -> OpaquePointer? {
        var value: OpaquePointer?
        if operation != SQLITE_INSERT { try check(sqlite3changeset_old(iterator, column, &value)) }
        return value
      }
      func new(_ column: Int32) throws -> OpaquePointer? {
        var value: OpaquePointer?
        if operation != SQLITE_DELETE { try check(sqlite3changeset_new(iterator, column, &value)) }
        return value
      }
      var row = StableHash()
      row.combine(name)
      for column in 0..<count where isKey[Int(column)] != 0 {
        row.combine(CellBytes(operation == SQLITE_INSERT ? try new(column) : try old(column)))
      }
      for column in 0..<count {
        let after = try new(column)
        // An update tells no new value for what it leaves as it is.
        if operation == SQLITE_UPDATE, after == nil { continue }
        if let after { sums[name, default: 0] &+= Self.hash(CellBytes(after), at: column, of: row.value) }
        if let before = try old(column) {
          sums[name, default: 0] &-= Self.hash(CellBytes(before), at: column, of: row.value)
        }
      }
    }
  }

  /// 0 for NULL, so that a column added later changes nothing where it is empty.
  private static func hash(_ cell: CellBytes, at column: Int32, of row: UInt64) -> UInt64 {
    if cell.isNull { return 0 }
    var hash = StableHash(salt: row)
    hash.combine(Int(column))
    hash.combine(cell)
    return hash.value
  }

  /// The places of the key's columns in the table, as a changeset counts them.
  private static func keyColumns(of table: String, in db: Database) throws -> [Int32] {
    try Int32.fetchAll(
      db, sql: "SELECT cid FROM pragma_table_info(?) WHERE pk > 0 ORDER BY cid", arguments: [table])
  }
}

/// One value as SQLite holds it, good until the statement or changeset moves on.
private struct CellBytes {
  private enum Content {
    case null, number(UInt64)
    case bytes(UnsafeRawBufferPointer)
  }
  private let type: Int32
  private let content: Content

  var isNull: Bool { type == SQLITE_NULL }

  init(_ value: OpaquePointer?) {
    type = value == nil ? SQLITE_NULL : sqlite3_value_type(value)
    switch type {
    case SQLITE_INTEGER: content = .number(UInt64(bitPattern: sqlite3_value_int64(value)))
    case SQLITE_FLOAT: content = .number(sqlite3_value_double(value).bitPattern)
    case SQLITE_NULL: content = .null
    default:
      let start =
        type == SQLITE_TEXT ? UnsafeRawPointer(sqlite3_value_text(value)) : sqlite3_value_blob(value)
      content = .bytes(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_value_bytes(value))))
    }
  }

  init(_ statement: OpaquePointer?, _ column: Int32) {
    type = sqlite3_column_type(statement, column)
    switch type {
    case SQLITE_INTEGER: content = .number(UInt64(bitPattern: sqlite3_column_int64(statement, column)))
    case SQLITE_FLOAT: content = .number(sqlite3_column_double(statement, column).bitPattern)
    case SQLITE_NULL: content = .null
    default:
      let start =
        type == SQLITE_TEXT
        ? UnsafeRawPointer(sqlite3_column_text(statement, column)) : sqlite3_column_blob(statement, column)
      content = .bytes(
        UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
    }
  }

  func combine(into hash: inout StableHash) {
    hash.combine(Int(type))
    switch content {
    case .null: break
    case .number(let number): hash.combine(number)
    case .bytes(let bytes): hash.combine(bytes: bytes)
    }
  }
}

extension StableHash {
  fileprivate mutating func combine(_ cell: CellBytes) { cell.combine(into: &self) }
}
