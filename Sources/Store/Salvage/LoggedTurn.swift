import Foundation
import GRDB
import Values

/// A journal entry with everything that is needed to do it again on an older copy of the kitchen.
struct LoggedTurn: Codable, Equatable {
  var turn: Int
  var kind, person, at, said, act, changes: String
  var changeset: Data
  var schemaVersion: Int
  var beforeVersion: Int?
  var beforeState: String?
  var undoes: Int?
  /// The links of this entry and of the one before it, which prove that none is missing between.
  var chain, previous: Int64
  /// The person's conversation after the turn, where it was still to be had.
  var afterVersion: Int?
  var afterState: String?

  /// The entries after that turn, the oldest first; an entry that can't be read is passed over.
  static func read(after turn: Int, from db: Database) throws -> [LoggedTurn] {
    let turns = try Int.fetchAll(
      db, sql: "SELECT turn FROM journal WHERE turn > ? ORDER BY turn", arguments: [turn])
    return turns.compactMap { try? one($0, from: db) }
  }

  static func one(_ turn: Int, from db: Database) throws -> LoggedTurn? {
    let sql = """
      SELECT \(JournalChain.columns), chain,
        (SELECT version FROM conversation c WHERE c.person = journal.person) AS after_version,
        (SELECT state FROM conversation c WHERE c.person = journal.person) AS after_state,
        (SELECT b.chain FROM journal b WHERE b.turn < journal.turn ORDER BY b.turn DESC LIMIT 1) AS previous
      FROM journal WHERE turn = ?
      """
    guard let row = try Row.fetchOne(db, sql: sql, arguments: [turn]) else { return nil }
    let previous: Int64 = row["previous"] ?? 0
    let link = JournalChain.link(row, after: UInt64(bitPattern: previous))
    guard let chain = row["chain"] as Int64?, UInt64(bitPattern: chain) == link else { return nil }
    return LoggedTurn(
      turn: row["turn"], kind: row["kind"], person: row["person"], at: row["at"], said: row["said"],
      act: row["act"], changes: row["changes"], changeset: row["changeset"],
      schemaVersion: row["schema_version"], beforeVersion: row["before_version"],
      beforeState: row["before_state"], undoes: row["undoes"], chain: chain, previous: previous,
      afterVersion: row["after_version"], afterState: row["after_state"])
  }

  /// Does it again: rows, entry, conversation and the turn's number. Throws, and changes nothing, where the
  /// rows are not as the turn found them.
  func replay(on database: Database, _ parts: [TablePart]) throws {
    let db = Statements(database)
    var conflict: ApplyConflict?
    let done = try recordChanges(of: parts, in: database) {
      conflict = try Changeset(bytes: changeset).apply(to: database)
    }
    if let conflict { throw StorageFault.mismatch("turn \(turn): \(conflict)") }
    _ = try ContentRecord.move(by: try ContentDigest(of: done), in: db)
    let names = "\(JournalChain.columns), chain"
    try database.execute(
      sql: "INSERT INTO journal (\(names)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        turn, kind, person, at, said, act, changes, changeset, schemaVersion, beforeVersion, beforeState,
        undoes, chain,
      ])
    if let undoes { try JournalRecord.markUndone(undoes, by: turn, in: db) }
    // Entries that were lost between break the link; the file's own links begin anew from here.
    if try JournalChain.newest(in: db) != UInt64(bitPattern: chain) || previous != Self.link(before: turn, db)
    {
      _ = try JournalChain.seal(turn, in: db)
    }
    if let afterVersion, let afterState {
      try ConversationRecord.write(
        StoredConversation(version: afterVersion, state: afterState), of: person, to: db)
    }
    try MetaRecord.setTurn(turn, in: db)
  }

  private static func link(before turn: Int, _ db: Statements) throws -> Int64 {
    try Int64.fetchOne(
      db.db, sql: "SELECT chain FROM journal WHERE turn < ? ORDER BY turn DESC LIMIT 1", arguments: [turn])
      ?? 0
  }
}
