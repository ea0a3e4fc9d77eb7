import GRDB
import Values

/// Takes a person's last turn back, inside the caller's transaction.
struct Undo {
  let person: String
  let at: CivilTime
  let said: String
  let tables: TableList
  let migrations: Migrations

  func run(on database: Database) throws -> UndoOutcome {
    let db = Statements(database)
    guard let target = try JournalRecord.newestUndoable(by: person, in: db) else { return .nothingToUndo }
    if migrations.hasBarrier(after: target.schemaVersion) { return .barrier(target.entry) }
    let blocker = Blocker(target, tables.parts)
    if let later = try blocker.hidden(in: db) { return .blocked(later) }
    let turn = try MetaRecord.turn(db) + 1
    let current = try ConversationRecord.read(of: person, in: db)
    var conflict: ApplyConflict?
    let changeset = try recordChanges(of: tables.parts, in: database) {
      conflict = try target.changeset.inverted().apply(to: database)
    }
    if let conflict { return .blocked(try blocker.find(conflict, in: db)) }
    guard Set(try changeset.rows()) == Set(try target.changeset.rows()) else {
      throw StorageFault.mismatch("turn \(target.entry.turn) could not be taken back whole")
    }
    let entry = JournalEntry(
      turn: turn, kind: .undo, person: person, at: at, said: said, act: "undo", undoes: target.entry.turn)
    try JournalRecord.add(
      entry, changes: [], changeset, schemaVersion: migrations.latest, before: current, to: db)
    _ = try ContentRecord.move(by: try ContentDigest(of: changeset), in: db)
    _ = try JournalChain.seal(turn, in: db)
    try JournalRecord.markUndone(target.entry.turn, by: turn, in: db)
    try ConversationRecord.write(target.before, of: person, to: db)
    try MetaRecord.setTurn(turn, in: db)
    return .undone(target.entry, conversation: target.before)
  }
}
