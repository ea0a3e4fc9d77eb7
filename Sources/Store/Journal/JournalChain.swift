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
  static func newest(in db: Statements) throws -> UInt64 { try previous(to: .max, in: db) }

  /// The link that an entry of that turn follows: of the entry before it, as that was written; 0 for the first.
  static func previous(to turn: Int, in db: Statements) throws -> UInt64 {
    let found = try db.rows(
      of: "journal", "SELECT turn, chain FROM journal WHERE turn < ? ORDER BY turn DESC LIMIT 1", [.int(turn)]
    ) { (turn: try $0.int(), chain: UInt64(bitPattern: Int64(try $0.optionalInt() ?? 0))) }
    guard let before = found.first else { return 0 }
    if let tidied = try TidyRecord.newest(in: db), before.turn <= tidied.turn, turn > tidied.turn {
      return tidied.anchor
    }
    return before.chain
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
    let previous = try previous(to: turn, in: db)
    guard
      let row = try Row.fetchOne(
        db.db, sql: "SELECT \(columns) FROM journal WHERE turn = ?", arguments: [turn])
    else { throw StorageFault.missing("turn \(turn)") }
    let link = link(row, after: previous)
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

  /// Links entries that were tidied anew, in their order: they follow those that were tidied before.
  static func sealTidied(_ turns: [Int], in db: Statements) throws {
    guard let first = turns.first else { return }
    var link =
      try Int64.fetchOne(
        db.db, sql: "SELECT chain FROM journal WHERE turn < ? ORDER BY turn DESC LIMIT 1", arguments: [first]
      )
      .map { UInt64(bitPattern: $0) } ?? 0
    for turn in turns {
      guard
        let row = try Row.fetchOne(
          db.db.cachedStatement(sql: "SELECT \(columns) FROM journal WHERE turn = ?"), arguments: [turn])
      else { throw StorageFault.missing("turn \(turn)") }
      link = Self.link(row, after: link)
      try db.run(
        "UPDATE journal SET chain = ? WHERE turn = ?", [.int(Int(bitPattern: UInt(link))), .int(turn)])
    }
  }

  /// The first entry that is not as it was written, or whose forerunner is gone; nil when all are sound.
  static func firstBroken(in db: Database) throws -> Int? {
    var previous: UInt64 = 0
    var tidied = try TidyRecord.newest(in: Statements(db))
    let rows = try Row.fetchCursor(db, sql: "SELECT \(columns), chain FROM journal ORDER BY turn")
    while let row = try rows.next() {
      // The entries that were tidied are a chain of their own; the others go on from where it was cut.
      if let cut = tidied, row[0] as Int > cut.turn { (previous, tidied) = (cut.anchor, nil) }
      let expected = link(row, after: previous)
      guard let kept = row[12] as Int64?, UInt64(bitPattern: kept) == expected else { return row[0] }
      previous = expected
    }
    return nil
  }
}
