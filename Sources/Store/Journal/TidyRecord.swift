import GRDB
import Values

/// One row of what was taken off the journal.
struct TidyRow: Hashable {
  /// The last entry that was tidied, and how its link read as it was written.
  var turn: Int
  var anchor: UInt64
  /// As in `Tidied`.
  var first, day: Day
  var entries: Int
  /// The file name of the copy made before.
  var copy: String
  var isTold: Bool

  /// Of all but `isTold`, which changes later.
  fileprivate var checksum: Int {
    var hash = StableHash()
    hash.combine(turn)
    hash.combine(anchor)
    for number in [first.number, day.number, entries] { hash.combine(number) }
    hash.combine(copy)
    return Int(bitPattern: UInt(hash.value))
  }
}

/// The table of what was taken off the journal.
enum TidyRecord {
  private static let names = "turn, anchor, first_day, done_on, entries, copy, is_told"

  /// The newest first; none in a file from before the table.
  static func all(in db: Statements) throws -> [TidyRow] {
    guard try db.db.tableExists("tidying") else { return [] }
    return try db.rows(of: "tidying", "SELECT \(names) FROM tidying ORDER BY turn DESC") { try row(&$0) }
  }

  /// The newest; nil where nothing was ever taken off.
  static func newest(in db: Statements) throws -> TidyRow? {
    guard try db.db.tableExists("tidying") else { return nil }
    return try db.rows(of: "tidying", "SELECT \(names) FROM tidying ORDER BY turn DESC LIMIT 1") {
      try row(&$0)
    }.first
  }

  /// Adds the row; one of the same copy, a part of the same work, makes way for it.
  static func write(_ row: TidyRow, to db: Statements) throws {
    try db.run("DELETE FROM tidying WHERE copy = ?", [.text(row.copy)])
    try db.insert(
      into: "tidying", names + ", checksum",
      [
        .int(row.turn), .int(Int(bitPattern: UInt(row.anchor))), Cell(row.first), Cell(row.day),
        .int(row.entries), .text(row.copy), Cell(row.isTold), .int(row.checksum),
      ])
  }

  /// Nothing is left to be told.
  static func markTold(in db: Statements) throws { try db.run("UPDATE tidying SET is_told = 1") }

  /// The turns of rows that are not as they were written.
  static func broken(in db: Database) throws -> [Int] {
    let sums = try Row.fetchAll(db, sql: "SELECT turn, checksum FROM tidying")
    let rows = try all(in: Statements(db))
    return zip(sums.sorted { $0["turn"] as Int > $1["turn"] as Int }, rows).compactMap { sum, row in
      sum["checksum"] as Int == row.checksum ? nil : row.turn
    }
  }

  private static func row(_ fields: inout Fields) throws -> TidyRow {
    TidyRow(
      turn: try fields.int(), anchor: UInt64(bitPattern: Int64(try fields.int())), first: try fields.day(),
      day: try fields.day(), entries: try fields.int(), copy: try fields.text(), isTold: try fields.bool())
  }
}
