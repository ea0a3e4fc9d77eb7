import Foundation
import GRDB
package import Kitchen
package import Values

extension SQLiteKitchen {
  /// The kitchen as one person meets it. Plans are those with an evening in the last 90 days or later.
  package func snapshot(for person: String, today: Day) throws(StoreError) -> KitchenSnapshot {
    _ = try followReplacement()
    return try guarded(retries: true) {
      try reading { db in
        var snapshot = try recent.snapshot(db, today: today)
        snapshot.conversation = try ConversationRecord.read(of: person, in: db)
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
  /// over it. A change to a plan or lot that isn't there, or against a constraint, throws `failed`.
  package func commit(
    _ record: TurnRecord, after turn: Int, kind: JournalEntry.Kind
  ) throws(StoreError) -> CommitOutcome {
    try throwPlannedFailure()
    if try followReplacement() { return .stale }
    return try guarded {
      let outcome: CommitOutcome = try writing { db in
        guard try MetaRecord.turn(db) == turn else { return .stale }
        try save(record, as: turn + 1, kind: kind, in: db)
        return .committed(turn: turn + 1)
      }
      recent.turnSaved(record.changes, after: turn, outcome)
      return outcome
    }
  }

  private func save(
    _ record: TurnRecord, as turn: Int, kind: JournalEntry.Kind, in db: Database
  ) throws {
    if !record.changes.isEmpty || record.isUndoable {
      let changeset = try recordChanges(in: db) {
        for change in record.changes { try change.apply(to: db) }
      }
      if !changeset.bytes.isEmpty || record.isUndoable {
        let entry = JournalEntry(
          turn: turn, kind: kind, person: record.person, at: record.at, said: record.said,
          act: record.act, undoes: nil)
        try JournalRecord.add(
          entry, changes: record.changes, changeset, schemaVersion: options.migrations.latest,
          before: record.before, to: db)
      }
    }
    if kind != .system { try ConversationRecord.write(record.after, of: record.person, to: db) }
    try MetaRecord.setTurn(turn, in: db)
  }

  /// Takes back this person's newest turn that still stands; the conversation goes back with it.
  ///
  /// `blocked` names the newest later entry that stands in the way; `barrier` a turn older than a change
  /// of the file's form. Neither changes anything.
  package func undo(
    by person: String, at: CivilTime, said: String
  ) throws(StoreError) -> UndoOutcome {
    try throwPlannedFailure()
    _ = try followReplacement()
    return try guarded {
      let undo = Undo(person: person, at: at, said: said, migrations: options.migrations)
      let outcome = try writing { try undo.run(on: $0) }
      recent = SnapshotCache()
      return outcome
    }
  }

  /// The newest entries first; a limit below 1 gives none.
  package func journal(limit: Int) throws(StoreError) -> [JournalEntry] {
    _ = try followReplacement()
    return try guarded(retries: true) { try reading { try JournalRecord.newest(limit, in: $0) } }
  }

  /// The time zone kept since the first run. It is no turn: nothing is journaled.
  package func timeZone(settingIfNew name: String) throws(StoreError) -> String {
    _ = try followReplacement()
    return try guarded(retries: true) {
      if let known = try reading({ try MetaRecord.timeZone($0) }) { return known }
      return try writing { db in
        try MetaRecord.setTimeZoneIfNew(name, in: db)
        return try MetaRecord.timeZone(db) ?? name
      }
    }
  }
}
