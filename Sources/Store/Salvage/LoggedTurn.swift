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
  /// The conversation it began in, where that is kept apart from the entry; `remembersTalk` tells none from unknown.
  var remembersTalk: Bool?
  var talkVersion: Int?
  var talkState: String?
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
        (SELECT state FROM conversation c WHERE c.person = journal.person) AS after_state
      FROM journal WHERE turn = ?
      """
    guard let row = try Row.fetchOne(db, sql: sql, arguments: [turn]) else { return nil }
    // What was tidied can be done again from the log of turns alone.
    if let tidied = try TidyRecord.newest(in: Statements(db)), turn <= tidied.turn { return nil }
    let previous = try JournalChain.previous(to: turn, in: Statements(db))
    let link = JournalChain.link(row, after: previous)
    guard let chain = row["chain"] as Int64?, UInt64(bitPattern: chain) == link else { return nil }
    var turn = LoggedTurn(
      turn: row["turn"], kind: row["kind"], person: row["person"], at: row["at"], said: row["said"],
      act: row["act"], changes: row["changes"], changeset: row["changeset"],
      schemaVersion: row["schema_version"], beforeVersion: row["before_version"],
      beforeState: row["before_state"], undoes: row["undoes"], chain: chain,
      previous: Int64(bitPattern: previous),
      afterVersion: row["after_version"], afterState: row["after_state"])
    if case .began(let talk) = try TalkBeforeRecord.read(of: turn.turn, in: Statements(db)) {
      (turn.remembersTalk, turn.talkVersion, turn.talkState) = (true, talk?.version, talk?.state)
    }
    return turn
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
    if remembersTalk == true {
      let talk = talkVersion.flatMap { version in
        talkState.map { StoredConversation(version: version, state: $0) }
      }
      try TalkBeforeRecord.write(talk, of: turn, to: db)
    }
    if let undoes { try JournalRecord.markUndone(undoes, by: turn, in: db) }
    // Entries that were lost between break the link; the file's own links begin anew from here.
    if try UInt64(bitPattern: previous) != JournalChain.previous(to: turn, in: db) {
      _ = try JournalChain.seal(turn, in: db)
    }
    if let afterVersion, let afterState {
      try ConversationRecord.write(
        StoredConversation(version: afterVersion, state: afterState), of: person, to: db)
    }
    try MetaRecord.setTurn(turn, in: db)
  }
}
