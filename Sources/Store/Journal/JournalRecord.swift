import Foundation
import GRDB
import Values

/// A journal entry with what undo needs of it.
struct JournalRow {
  var entry: JournalEntry
  var changeset: Changeset
  var schemaVersion: Int
  /// The conversation it began in, as far as that is remembered.
  var before: TalkBeforeRecord.Remembered
  var undoneBy: Int?

  /// True for what was done and not taken back.
  var stands: Bool { undoneBy == nil && entry.kind != .undo }
}

/// The journal: one row a turn that changed something.
enum JournalRecord {
  private static let names = "turn, kind, person, at, said, act, undoes"

  /// The newest first.
  static func newest(_ limit: Int, in db: Statements) throws -> [JournalEntry] {
    try db.rows(
      of: "journal", "SELECT \(names) FROM journal ORDER BY turn DESC LIMIT ?", [.int(max(0, limit))]
    ) { try $0.journalEntry() }
  }

  /// The person's newest turn that was not taken back.
  static func newestUndoable(by person: String, in db: Statements) throws -> JournalRow? {
    try newestUndoableTurn(by: person, in: db).flatMap { try row(of: $0, in: db) }
  }

  /// Its number alone.
  static func newestUndoableTurn(by person: String, in db: Statements) throws -> Int? {
    guard let turn = try newestStanding(by: person, in: db), try turn > tidiedTurn(in: db) else { return nil }
    return turn
  }

  /// The person's newest turn that was not taken back, where too little of it is left to take it back.
  static func newestTidied(by person: String, in db: Statements) throws -> JournalEntry? {
    guard let turn = try newestStanding(by: person, in: db), try turn <= tidiedTurn(in: db) else {
      return nil
    }
    return try row(of: turn, in: db)?.entry
  }

  private static func newestStanding(by person: String, in db: Statements) throws -> Int? {
    try db.rows(
      of: "journal",
      """
      SELECT turn FROM journal WHERE person = ? AND kind = 'turn' AND undone_by IS NULL
      ORDER BY turn DESC LIMIT 1
      """, [.text(person)]
    ) { try $0.int() }.first
  }

  /// The last turn that was tidied; 0 for none.
  private static func tidiedTurn(in db: Statements) throws -> Int { try TidyRecord.newest(in: db)?.turn ?? 0 }

  /// Turns after this one, the newest first.
  static func turns(after turn: Int, in db: Statements) throws -> [Int] {
    try db.rows(
      of: "journal", "SELECT turn FROM journal WHERE turn > ? ORDER BY turn DESC", [.int(turn)]
    ) { try $0.int() }
  }

  static func row(of turn: Int, in db: Statements) throws -> JournalRow? {
    let rows = try db.rows(
      of: "journal",
      """
      SELECT \(names), schema_version, before_version, before_state, undone_by FROM journal
      WHERE turn = ?
      """, [.int(turn)]
    ) { row in
      JournalRow(
        entry: try row.journalEntry(), changeset: Changeset(bytes: Data()),
        schemaVersion: try row.int(), before: .began(try row.conversation()),
        undoneBy: try row.optionalInt())
    }
    guard var found = rows.first else { return nil }
    let bytes = try Data.fetchOne(
      db.db, sql: "SELECT changeset FROM journal WHERE turn = ?", arguments: [turn])
    found.changeset = Changeset(bytes: bytes ?? Data())
    if found.schemaVersion >= tidyingForm { found.before = try TalkBeforeRecord.read(of: turn, in: db) }
    return found
  }

  static func add(
    _ entry: JournalEntry, changes: [Change], _ changeset: Changeset, schemaVersion: Int,
    before: StoredConversation?, to db: Statements
  ) throws {
    let columns: [Cell] = [
      .int(entry.turn), Cell(entry.kind), .text(entry.person), Cell(entry.at), .text(entry.said),
      .text(entry.act), Cell(entry.undoes), .text(try JSONText.list(changes)), .int(schemaVersion),
    ]
    let sql = """
      INSERT INTO journal (\(names), changes, schema_version, changeset)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
    let arguments = StatementArguments(columns.map(\.value) + [changeset.bytes.databaseValue])
    try db.db.cachedStatement(sql: sql).execute(arguments: arguments)
    try TalkBeforeRecord.write(before, of: entry.turn, to: db)
  }

  /// Of the person's turns still standing, the newest of those whose words or act hold most of the given ones, by
  /// how they begin; a word may give others that stand for it, parted by "|". Nil when none holds half of them. Looks at two hundred turns.
  static func newestUndoable(by person: String, about words: [String], in db: Statements) throws -> Int? {
    let turns = try db.rows(
      of: "journal",
      """
      SELECT turn, said, act FROM journal WHERE person = ? AND kind = 'turn' AND undone_by IS NULL AND turn > ?
      ORDER BY turn DESC LIMIT 200
      """, [.text(person), .int(try tidiedTurn(in: db))]
    ) { (turn: try $0.int(), text: "\(try $0.text()) \(try $0.text())".lowercased()) }
    // By its own words a turn is found before another that is only told by words like them.
    let wanted = words.map { $0.split(separator: "|").map(String.init) }
    func score(_ text: String) -> Int {
      let own = text.split { !$0.isLetter && !$0.isNumber && $0 != "$" }
      func holds(_ word: String) -> Bool { own.contains { $0.hasPrefix(word) } || text.contains(" \(word)") }
      return wanted.reduce(0) { sum, word in
        sum + (word.first.map(holds) == true ? 2 : word.dropFirst().contains(where: holds) ? 1 : 0)
      }
    }
    let scored = turns.map { entry in (entry.turn, score(entry.text)) }
    // A turn that holds but a few of them is another one.
    guard let most = scored.map(\.1).max(), most > (words.count == 1 ? 0 : words.count) else { return nil }
    return scored.first { $0.1 == most }?.0
  }

  /// The person's newest undo that was not itself taken back and after which they changed nothing.
  static func newestRedoable(by person: String, in db: Statements) throws -> Int? {
    try db.rows(
      of: "journal",
      """
      SELECT undo.turn FROM journal AS undo JOIN journal AS target ON target.turn = undo.undoes
      WHERE undo.person = ?1 AND undo.turn > ?2 AND undo.kind = 'undo' AND undo.undone_by IS NULL AND target.kind = 'turn'
        AND undo.turn > coalesce(
          (SELECT max(turn) FROM journal WHERE person = ?1 AND kind = 'turn'), 0)
      ORDER BY undo.turn DESC LIMIT 1
      """, [.text(person), .int(try tidiedTurn(in: db))]
    ) { try $0.int() }.first
  }

  /// Marks a turn as taken back; where it was an undo itself, what that took back stands again.
  static func markUndone(_ turn: Int, by undo: Int, in db: Statements) throws {
    try db.run("UPDATE journal SET undone_by = ? WHERE turn = ?", [.int(undo), .int(turn)])
    try db.run(
      """
      UPDATE journal SET undone_by = NULL
      WHERE turn = (SELECT undoes FROM journal WHERE turn = ? AND kind = 'undo')
      """, [.int(turn)])
  }
}

extension Fields {
  fileprivate mutating func journalEntry() throws -> JournalEntry {
    JournalEntry(
      turn: try int(), kind: try word(), person: try text(), at: try moment(), said: try text(),
      act: try text(), undoes: try optionalInt())
  }

  /// Version and state, both NULL for none.
  mutating func conversation() throws -> StoredConversation? {
    let (version, state) = (try optionalInt(), try optionalText())
    guard let version, let state else { return nil }
    return StoredConversation(version: version, state: state)
  }
}
