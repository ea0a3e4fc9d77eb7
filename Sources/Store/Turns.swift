import Foundation
import GRDB
package import Values

extension SQLiteKitchen {
  /// The kitchen as one person meets it, each table as far back as it reaches.
  package func snapshot(for person: String, today: Day) throws(StoreError) -> Snapshot {
    _ = try followReplacement()
    return try guarded(retries: true) {
      try reading { db in
        var snapshot = try recent.snapshot(db, of: options.tables, today: today)
        snapshot.conversation = try ConversationRecord.read(of: person, in: Statements(db))
        return snapshot
      }
    }
  }

  /// Saves a person's turn; see `commit(_:after:kind:)`.
  package func commit(_ record: TurnRecord, after turn: Int) throws(StoreError) -> CommitOutcome {
    try commit(record, after: turn, kind: .turn)
  }

  /// Saves a turn if `turn` is still the last one saved, else answers `stale`.
  ///
  /// A turn that changes no row moves the conversation and the turn's number, and leaves no journal
  /// entry unless it is undoable. One of kind `system` leaves the conversation as it is, and undo steps
  /// over it. A change of a row that isn't there, or against a constraint, throws `failed`.
  package func commit(
    _ record: TurnRecord, after turn: Int, kind: JournalEntry.Kind
  ) throws(StoreError) -> CommitOutcome {
    try throwPlannedFailure()
    if try followReplacement() { return .stale }
    return try guarded {
      var changed: Set<String> = []
      openLog()
      let outcome: CommitOutcome = try writing { db in
        guard try MetaRecord.turn(Statements(db)) == turn else { return .stale }
        changed = try save(record, as: turn + 1, kind: kind, in: db)
        return .committed(turn: turn + 1)
      }
      recent.turnSaved(outcome, after: turn, changing: changed, of: options.tables)
      keepLog()
      return outcome
    }
  }

  /// The SQL tables that changed.
  private func save(
    _ record: TurnRecord, as turn: Int, kind: JournalEntry.Kind, in database: Database
  ) throws -> Set<String> {
    let db = Statements(database)
    var changed: Set<String> = []
    if !record.changes.isEmpty || record.isUndoable {
      let changeset = try recordChanges(of: options.tables.parts, in: database) {
        for change in record.changes { try carryOut(change, in: db) }
      }
      changed = Set(try changeset.rows().map(\.table))
      if !changeset.bytes.isEmpty || record.isUndoable {
        let entry = JournalEntry(
          turn: turn, kind: kind, person: record.person, at: record.at, said: record.said,
          act: record.act, undoes: nil)
        try JournalRecord.add(
          entry, changes: record.changes, changeset, schemaVersion: options.migrations.latest,
          before: record.before, to: db)
        try seal(changeset, as: turn, in: db)
      }
    }
    if kind != .system { try ConversationRecord.write(record.after, of: record.person, to: db) }
    try MetaRecord.setTurn(turn, in: db)
    return changed
  }

  /// Writes what the checks compare with.
  private func seal(_ changeset: Changeset, as turn: Int, in db: Statements) throws {
    _ = try ContentRecord.move(by: try ContentDigest(of: changeset), in: db)
    _ = try JournalChain.seal(turn, in: db)
  }

  private func carryOut(_ change: Change, in db: Statements) throws {
    guard let table = options.tables[change.table] else {
      throw StorageFault.missing("the table \(change.table)")
    }
    try table.save(change, db)
  }

  /// Takes back this person's newest turn that still stands, or the newest that was about `words`; the conversation
  /// goes back with the newest one.
  ///
  /// `blocked` names the newest later entry that stands in the way; `barrier` a turn older than a change
  /// of the file's form. Neither changes anything.
  package func undo(
    by person: String, at: CivilTime, said: String, about words: [String] = []
  ) throws(StoreError) -> UndoOutcome {
    try takeBack(words.isEmpty ? .newest : .about(words), by: person, at: at, said: said)
  }

  /// Takes this person's newest undo back, as long as they changed nothing since; again for the one before it.
  package func redo(by person: String, at: CivilTime, said: String) throws(StoreError) -> UndoOutcome {
    try takeBack(.undo, by: person, at: at, said: said)
  }

  private func takeBack(
    _ target: Undo.Target, by person: String, at: CivilTime, said: String
  ) throws(StoreError) -> UndoOutcome {
    try throwPlannedFailure()
    _ = try followReplacement()
    return try guarded {
      let undo = Undo(
        person: person, at: at, said: said, target: target, tables: options.tables,
        migrations: options.migrations)
      openLog()
      let outcome = try writing { try undo.run(on: $0) }
      recent = SnapshotCache()
      keepLog()
      return outcome
    }
  }

  /// The person's newest turn that was not taken back yet. Reads no more than its number.
  package func undoable(by person: String) throws(StoreError) -> Int? {
    _ = try followReplacement()
    return try guarded(retries: true) {
      try reading { try JournalRecord.newestUndoableTurn(by: person, in: Statements($0)) }
    }
  }

  /// The newest entries first; a limit below 1 gives none.
  package func journal(limit: Int) throws(StoreError) -> [JournalEntry] {
    _ = try followReplacement()
    return try guarded(retries: true) { try reading { try JournalRecord.newest(limit, in: Statements($0)) } }
  }

  /// Everything the journal knows of the rows of one SQL table, the newest first. What was tidied away is not in it.
  /// Throws `failed` for a table that is not there.
  package func history(of table: String) throws(StoreError) -> [RowStep] {
    _ = try followReplacement()
    return try guarded(retries: true) {
      try reading { db in
        var walk = try RowWalk(of: table, in: db)
        for turn in try JournalRecord.turns(after: 0, in: Statements(db)) {
          if let row = try JournalRecord.row(of: turn, in: Statements(db)) { try walk.pass(row) }
        }
        return walk.steps
      }
    }
  }

  /// The time zone kept since the first run. It is no turn: nothing is journaled.
  package func timeZone(settingIfNew name: String) throws(StoreError) -> String {
    _ = try followReplacement()
    return try guarded(retries: true) {
      if let known = try reading({ try MetaRecord.timeZone(Statements($0)) }) { return known }
      return try writing { database in
        let db = Statements(database)
        try MetaRecord.setTimeZoneIfNew(name, in: db)
        return try MetaRecord.timeZone(db) ?? name
      }
    }
  }
}
