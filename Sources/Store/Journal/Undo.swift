import GRDB
import Values

/// Takes a turn of a person back, or an undo of theirs, inside the caller's transaction.
struct Undo {
  /// What is to be taken back.
  enum Target: Sendable, Equatable {
    /// The newest turn that still stands.
    case newest
    /// The newest one that was about most of these words.
    case about([String])
    /// The newest undo, unless the person changed something since.
    case undo
  }

  let person: String
  let at: CivilTime
  let said: String
  let target: Target
  let tables: TableList
  let migrations: Migrations

  func run(on database: Database) throws -> UndoOutcome {
    let db = Statements(database)
    guard let target = try found(in: db) else {
      return switch self.target {
      case .newest:
        try JournalRecord.newestTidied(by: person, in: db).map { .tidiedAway($0) } ?? .nothingToUndo
      case .about: .nothingAbout
      case .undo: .nothingToRedo
      }
    }
    // What an undo of an undo brings back is the turn behind it.
    let told = try self.target == .undo ? JournalRecord.row(of: target.entry.undoes ?? 0, in: db)?.entry : nil
    if migrations.hasBarrier(after: target.schemaVersion) { return .barrier(told ?? target.entry) }
    let blocker = Blocker(target, tables.parts)
    if let later = try blocker.hidden(in: db) { return .blocked(told ?? target.entry, by: later) }
    let turn = try MetaRecord.turn(db) + 1
    let current = try ConversationRecord.read(of: person, in: db)
    var conflict: ApplyConflict?
    let changeset = try recordChanges(of: tables.parts, in: database) {
      conflict = try target.changeset.inverted().apply(to: database)
    }
    if let conflict { return .blocked(told ?? target.entry, by: try blocker.find(conflict, in: db)) }
    guard Set(try changeset.rows()) == Set(try target.changeset.rows()) else {
      throw StorageFault.mismatch("turn \(target.entry.turn) could not be taken back whole")
    }
    let entry = JournalEntry(
      turn: turn, kind: .undo, person: person, at: at, said: said, act: told == nil ? "undo" : "redo",
      undoes: target.entry.turn)
    try JournalRecord.add(
      entry, changes: [], changeset, schemaVersion: migrations.latest, before: current, to: db)
    _ = try ContentRecord.move(by: try ContentDigest(of: changeset), in: db)
    _ = try JournalChain.seal(turn, in: db)
    // Where the talk went on since, it goes on; else it is where it was.
    let isNewest =
      try self.target == .undo || JournalRecord.newestUndoableTurn(by: person, in: db) == target.entry.turn
    try JournalRecord.markUndone(target.entry.turn, by: turn, in: db)
    var conversation = current
    if isNewest, case .began(let before) = target.before { conversation = before }
    try ConversationRecord.write(conversation, of: person, to: db)
    try MetaRecord.setTurn(turn, in: db)
    return told.map { .redone($0, conversation: conversation) }
      ?? .undone(target.entry, conversation: conversation)
  }

  private func found(in db: Statements) throws -> JournalRow? {
    switch target {
    case .newest: try JournalRecord.newestUndoable(by: person, in: db)
    case .about(let words):
      try JournalRecord.newestUndoable(by: person, about: words, in: db).flatMap {
        try JournalRecord.row(of: $0, in: db)
      }
    case .undo:
      try JournalRecord.newestRedoable(by: person, in: db).flatMap { try JournalRecord.row(of: $0, in: db) }
    }
  }
}
