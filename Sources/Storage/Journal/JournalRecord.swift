import Foundation
import GRDB
import Kitchen
import Values

/// A journal entry with what undo needs of it.
struct JournalRow {
  var entry: JournalEntry
  var changeset: Changeset
  var schemaVersion: Int
  var before: StoredConversation?
  var undoneBy: Int?
}

enum JournalRecord {
  private static let names = "turn, kind, person, at, said, act, undoes"

  /// The newest first.
  static func newest(_ limit: Int, in db: Database) throws -> [JournalEntry] {
    try db.rows(
      of: "journal", "SELECT \(names) FROM journal ORDER BY turn DESC LIMIT ?", [max(0, limit)]
    ) { try $0.journalEntry() }
  }

  /// The person's newest turn that was not taken back.
  static func newestUndoable(by person: String, in db: Database) throws -> JournalRow? {
    let turns = try db.rows(
      of: "journal",
      """
      SELECT turn FROM journal WHERE person = ? AND kind = 'turn' AND undone_by IS NULL
      ORDER BY turn DESC LIMIT 1
      """, [person]
    ) { try $0.int() }
    return try turns.first.flatMap { try row(of: $0, in: db) }
  }

  /// Turns after this one, the newest first.
  static func turns(after turn: Int, in db: Database) throws -> [Int] {
    try db.rows(
      of: "journal", "SELECT turn FROM journal WHERE turn > ? ORDER BY turn DESC", [turn]
    ) { try $0.int() }
  }

  static func row(of turn: Int, in db: Database) throws -> JournalRow? {
    let rows = try db.rows(
      of: "journal",
      """
      SELECT \(names), schema_version, before_version, before_state, undone_by FROM journal
      WHERE turn = ?
      """, [turn]
    ) { row in
      JournalRow(
        entry: try row.journalEntry(), changeset: Changeset(bytes: Data()),
        schemaVersion: try row.int(), before: try row.conversation(), undoneBy: try row.optionalInt())
    }
    guard var found = rows.first else { return nil }
    let bytes = try Data.fetchOne(
      db, sql: "SELECT changeset FROM journal WHERE turn = ?", arguments: [turn])
    found.changeset = Changeset(bytes: bytes ?? Data())
    return found
  }

  static func add(
    _ entry: JournalEntry, changes: [KitchenChange], _ changeset: Changeset, schemaVersion: Int,
    before: StoredConversation?, to db: Database
  ) throws {
    try db.insert(
      into: "journal",
      """
      turn, kind, person, at, said, act, undoes, changes, changeset, schema_version, before_version,
      before_state
      """,
      [
        entry.turn, entry.kind.rawValue, entry.person, entry.at.iso, entry.said, entry.act,
        entry.undoes, try JSONText.list(changes), changeset.bytes, schemaVersion, before?.version,
        before?.state,
      ])
  }

  static func markUndone(_ turn: Int, by undo: Int, in db: Database) throws {
    try db.run("UPDATE journal SET undone_by = ? WHERE turn = ?", [undo, turn])
  }
}

extension Fields {
  fileprivate mutating func journalEntry() throws -> JournalEntry {
    JournalEntry(
      turn: try int(), kind: try word(), person: try text(), at: try moment(), said: try text(),
      act: try text(), undoes: try optionalInt())
  }

  fileprivate mutating func conversation() throws -> StoredConversation? {
    let (version, state) = (try optionalInt(), try optionalText())
    guard let version, let state else { return nil }
    return StoredConversation(version: version, state: state)
  }
}
