import CSQLiteSession
import Foundation
import GRDB

/// A row by its table and its key.
struct RowKey: Hashable {
  var table: String
  /// The key's values as text, in the order of the columns.
  var key: [String]
}

/// What one turn changed, in SQLite's own form; no bytes when only the conversation moved.
struct Changeset {
  let bytes: Data

  /// The rows changed, in the changeset's order; each once.
  func rows() throws -> [RowKey] { try rows { _ in true } }

  /// The rows added, in the changeset's order.
  func addedRows() throws -> [RowKey] { try rows { $0 == SQLITE_INSERT } }

  private func rows(where isWanted: (_ operation: Int32) -> Bool) throws -> [RowKey] {
    var rows: [RowKey] = []
    try forEach { iterator in
      var table: UnsafePointer<CChar>?
      var (columns, operation, indirect): (Int32, Int32, Int32) = (0, 0, 0)
      try check(sqlite3changeset_op(iterator, &table, &columns, &operation, &indirect))
      if isWanted(operation), let row = RowKey(at: iterator) { rows.append(row) }
    }
    return rows
  }

  /// Calls `body` once a change, in the changeset's order; the iterator is good during the call only.
  /// Throws for bytes that are no changeset.
  func forEach(_ body: (_ iterator: OpaquePointer?) throws -> Void) throws {
    if bytes.isEmpty { return }
    try bytes.withUnsafeBytes { buffer in
      var iterator: OpaquePointer?
      try check(
        sqlite3changeset_start(
          &iterator, Int32(buffer.count), UnsafeMutableRawPointer(mutating: buffer.baseAddress)))
      defer { sqlite3changeset_finalize(iterator) }
      while sqlite3changeset_next(iterator) == SQLITE_ROW { try body(iterator) }
    }
  }

  /// The changeset that takes this one back.
  func inverted() throws -> Changeset {
    if bytes.isEmpty { return self }
    return try bytes.withUnsafeBytes { buffer in
      var count: Int32 = 0
      var result: UnsafeMutableRawPointer?
      try check(sqlite3changeset_invert(Int32(buffer.count), buffer.baseAddress, &count, &result))
      defer { sqlite3_free(result) }
      return Changeset(taking: result, count)
    }
  }

  init(bytes: Data) { self.bytes = bytes }

  fileprivate init(taking pointer: UnsafeMutableRawPointer?, _ count: Int32) {
    bytes = pointer.map { Data(bytes: $0, count: Int(count)) } ?? Data()
  }
}

/// Records what `body` changes in these SQL tables, and nothing of any other. Runs inside the caller's
/// transaction.
func recordChanges(of parts: [TablePart], in db: Database, _ body: () throws -> Void) throws -> Changeset {
  var session: OpaquePointer?
  try check(sqlite3session_create(db.sqliteConnection, "main", &session))
  defer { sqlite3session_delete(session) }
  for part in parts { try check(sqlite3session_attach(session, part.name)) }
  try body()
  var count: Int32 = 0
  var result: UnsafeMutableRawPointer?
  try check(sqlite3session_changeset(session, &count, &result))
  defer { sqlite3_free(result) }
  return Changeset(taking: result, count)
}

/// Turns a result code of the session interface into an error.
func check(_ code: Int32) throws {
  if code != SQLITE_OK { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
}

extension RowKey {
  /// The row a changeset iterator stands on; nil when it can't be told.
  init?(at iterator: OpaquePointer?) {
    var table: UnsafePointer<CChar>?
    var (columns, operation, indirect): (Int32, Int32, Int32) = (0, 0, 0)
    var isKey: UnsafeMutablePointer<UInt8>?
    guard sqlite3changeset_op(iterator, &table, &columns, &operation, &indirect) == SQLITE_OK,
      sqlite3changeset_pk(iterator, &isKey, &columns) == SQLITE_OK, let table, let isKey
    else { return nil }
    self.init(table: String(cString: table), key: [])
    for column in 0..<columns where isKey[Int(column)] != 0 {
      var value: OpaquePointer?
      let code =
        operation == SQLITE_INSERT
        ? sqlite3changeset_new(iterator, column, &value) : sqlite3changeset_old(iterator, column, &value)
      guard code == SQLITE_OK, let text = sqlite3_value_text(value) else { return nil }
      key.append(String(cString: text))
    }
  }
}
