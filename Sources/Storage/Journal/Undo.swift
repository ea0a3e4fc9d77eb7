import GRDB
import Kitchen
import Values

/// Takes a person's last turn back, inside the caller's transaction.
struct Undo {
  let person: String
  let at: CivilTime
  let said: String
  let migrations: Migrations

  func run(on db: Database) throws -> UndoOutcome {
    guard let target = try JournalRecord.newestUndoable(by: person, in: db) else {
      return .nothingToUndo
    }
    if migrations.hasBarrier(after: target.schemaVersion) { return .barrier(target.entry) }
    let turn = try MetaRecord.turn(db) + 1
    let current = try ConversationRecord.read(of: person, in: db)
    var conflict: ApplyConflict?
    let changeset = try recordChanges(in: db) {
      conflict = try target.changeset.inverted().apply(to: db)
    }
    if let conflict { return .blocked(try Blocker(target, conflict).find(in: db)) }
    guard Set(try changeset.rows()) == Set(try target.changeset.rows()) else {
      throw StorageFault.mismatch("turn \(target.entry.turn) could not be taken back whole")
    }
    let entry = JournalEntry(
      turn: turn, kind: .undo, person: person, at: at, said: said, act: "undo",
      undoes: target.entry.turn)
    try JournalRecord.add(
      entry, changes: [], changeset, schemaVersion: migrations.latest, before: current, to: db)
    try JournalRecord.markUndone(target.entry.turn, by: turn, in: db)
    try ConversationRecord.write(target.before, of: person, to: db)
    try MetaRecord.setTurn(turn, in: db)
    return .undone(target.entry, conversation: target.before)
  }
}

/// Looks for the later entry that keeps a turn from being taken back.
private struct Blocker {
  let target: JournalRow
  let conflict: ApplyConflict

  init(_ target: JournalRow, _ conflict: ApplyConflict) {
    self.target = target
    self.conflict = conflict
  }

  /// The newest later turn still standing that touched the row in conflict; else the newest entry of any
  /// kind that did; else the newest later entry.
  func find(in db: Database) throws -> JournalEntry {
    let ours = try target.changeset.rows()
    let links = conflict == .foreignKeys ? try ForeignKeys(db) : nil
    var undone: JournalEntry?
    var newest: JournalEntry?
    for turn in try JournalRecord.turns(after: target.entry.turn, in: db) {
      guard let row = try JournalRecord.row(of: turn, in: db) else { continue }
      newest = newest ?? row.entry
      let theirs = try row.changeset.rows()
      let touches =
        switch conflict {
        case .row(let key): theirs.contains(key)
        case .foreignKeys: theirs.contains { one in ours.contains { links?.link($0, one) ?? false } }
        }
      guard touches else { continue }
      if row.undoneBy == nil, row.entry.kind != .undo { return row.entry }
      undone = undone ?? row.entry
    }
    guard let entry = undone ?? newest else {
      throw StorageFault.mismatch(
        "the rows of turn \(target.entry.turn) were changed outside of the journal")
    }
    return entry
  }
}

/// Which tables hang on which.
private struct ForeignKeys {
  private var parents: [String: Set<String>] = [:]

  init(_ db: Database) throws {
    for table in kitchenTables {
      parents[table] = Set(
        try String.fetchAll(
          db, sql: #"SELECT "table" FROM pragma_foreign_key_list(?)"#, arguments: [table]))
    }
  }

  /// True when one row is the other's parent: a child's key begins with its parent's.
  func link(_ a: RowKey, _ b: RowKey) -> Bool {
    (parents[a.table]?.contains(b.table) == true && a.key.starts(with: b.key))
      || (parents[b.table]?.contains(a.table) == true && b.key.starts(with: a.key))
  }
}
