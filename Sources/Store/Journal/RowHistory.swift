import CSQLiteSession
import Foundation
import GRDB

/// What one turn did to one row.
package struct RowStep: Sendable, Hashable {
  /// The turn; of kind `undo` where it took another one back.
  package var entry: JournalEntry
  /// The later turn that took this one back; nil where it stands.
  package var undoneBy: Int?
  /// The columns by name, as the row was; nil where there was none.
  package var before: [String: Cell]?
  /// The columns by name, as the turn left them; nil where it took the row away.
  package var after: [String: Cell]?
}

/// The rows of a table, followed backwards turn by turn: a changeset names only the columns that changed, so what the
/// others held is known from how the rows stand now.
struct RowWalk {
  private let table: String
  private let columns: [String]
  /// As they stood behind the turn looked at.
  private var rows: [[String]: [String: Cell]] = [:]
  /// What was done, the newest first.
  private(set) var steps: [RowStep] = []

  /// Begins with the rows as they stand. Throws `missing` for a table that is not there.
  init(of table: String, in db: Database) throws {
    self.table = table
    columns = try String.fetchAll(
      db, sql: "SELECT name FROM pragma_table_info(?) ORDER BY cid", arguments: [table])
    guard !columns.isEmpty else { throw StorageFault.missing("the table \(table)") }
    let keys = try db.primaryKey(table).columns
    let cursor = try Row.fetchCursor(db, sql: "SELECT * FROM \(table)")
    while let row = try cursor.next() {
      var cells: [String: Cell] = [:]
      for (name, value) in row { cells[name] = Cell(value) }
      rows[keys.map { cells[$0]?.text ?? "" }] = cells
    }
  }

  /// Goes back over one turn; the turns must come newest first.
  mutating func pass(_ row: JournalRow) throws {
    var found: [RowStep] = []
    try row.changeset.forEach { iterator in
      var name: UnsafePointer<CChar>?
      var (count, operation, indirect): (Int32, Int32, Int32) = (0, 0, 0)
      try check(sqlite3changeset_op(iterator, &name, &count, &operation, &indirect))
      guard let name, String(cString: name) == table, let key = RowKey(at: iterator) else { return }
      func cells(_ read: (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Int32) throws
        -> [String: Cell]
      {
        var cells: [String: Cell] = [:]
        for column in 0..<min(count, Int32(columns.count)) {
          var value: OpaquePointer?
          try check(read(iterator, column, &value))
          if let value { cells[columns[Int(column)]] = Cell(sqlite: value) }
        }
        return cells
      }
      let old = operation == SQLITE_INSERT ? nil : try cells(sqlite3changeset_old)
      let after = operation == SQLITE_DELETE ? nil : try rows[key.key] ?? cells(sqlite3changeset_new)
      let before = operation == SQLITE_UPDATE ? old.map { (after ?? [:]).merging($0) { $1 } } : old
      rows[key.key] = before
      found.append(RowStep(entry: row.entry, undoneBy: row.undoneBy, before: before, after: after))
    }
    steps += found.reversed()
  }
}

extension Cell {
  /// A value as the database holds it; of the kinds that tables have.
  fileprivate init(_ value: DatabaseValue) {
    switch value.storage {
    case .int64(let number): self = .int(Int(number))
    case .string(let text): self = .text(text)
    default: self = .null
    }
  }

  /// A value of a changeset.
  fileprivate init(sqlite value: OpaquePointer) {
    switch sqlite3_value_type(value) {
    case SQLITE_INTEGER: self = .int(Int(sqlite3_value_int64(value)))
    case SQLITE_TEXT:
      let start = sqlite3_value_text(value)
      let count = Int(sqlite3_value_bytes(value))
      self = .text(String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
    default: self = .null
    }
  }

  /// As a key's part is compared.
  fileprivate var text: String {
    switch self {
    case .text(let text): text
    case .int(let number): String(number)
    case .null: ""
    }
  }
}
