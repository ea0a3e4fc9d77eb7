import Foundation
import GRDB
import Values

/// Each entry of the journal carries a hash of itself and of the entry before it, so that one that was
/// altered or lost is found. `undone_by` is not in it: that column changes later, and the entry of the undo
/// says the same.
enum JournalChain {
  static let columns = """
    turn, kind, person, at, said, act, changes, changeset, schema_version, before_version, before_state, \
    undoes
    """

  /// The link of the newest entry; 0 for an empty journal.
  static func newest(in db: Statements) throws -> UInt64 {
    let links = try db.rows(of: "journal", "SELECT chain FROM journal ORDER BY turn DESC LIMIT 1") {
      UInt64(bitPattern: Int64(try $0.optionalInt() ?? 0))
    }
    return links.first ?? 0
  }

  /// Hashes a row of `columns`, after the link of the one before.
  static func link(_ row: Row, after previous: UInt64) -> UInt64 {
    var hash = StableHash(salt: previous)
    for index in 0..<12 {
      switch (row[index] as DatabaseValue).storage {
      case .null: hash.combine(0)
      case .int64(let number): hash.combine(UInt64(bitPattern: number))
      case .double(let number): hash.combine(number.bitPattern)
      case .string(let text): hash.combine(text)
      case .blob(let data): data.withUnsafeBytes { hash.combine(bytes: $0) }
      }
    }
    return hash.value
  }

  /// Writes the link of an entry that was just added.
  static func seal(_ turn: Int, in db: Statements) throws -> UInt64 {
    let previous = try Int64.fetchOne(
      db.db, sql: "SELECT chain FROM journal WHERE turn < ? ORDER BY turn DESC LIMIT 1", arguments: [turn])
    guard
      let row = try Row.fetchOne(
        db.db, sql: "SELECT \(columns) FROM journal WHERE turn = ?", arguments: [turn])
    else { throw StorageFault.missing("turn \(turn)") }
    let link = link(row, after: UInt64(bitPattern: previous ?? 0))
    try db.run(
      "UPDATE journal SET chain = ? WHERE turn = ?", [.int(Int(bitPattern: UInt(link))), .int(turn)])
    return link
  }

  /// Links every entry anew: for a file from before the links.
  static func sealAll(in db: Statements) throws {
    for turn in try Int.fetchAll(db.db, sql: "SELECT turn FROM journal ORDER BY turn") {
      _ = try seal(turn, in: db)
    }
  }

  /// The first entry that is not as it was written, or whose forerunner is gone; nil when all are sound.
  static func firstBroken(in db: Database) throws -> Int? {
    var previous: UInt64 = 0
    let rows = try Row.fetchCursor(db, sql: "SELECT \(columns), chain FROM journal ORDER BY turn")
    while let row = try rows.next() {
      let expected = link(row, after: previous)
      guard let kept = row[12] as Int64?, UInt64(bitPattern: kept) == expected else { return row[0] }
      previous = expected
    }
    return nil
  }
}
