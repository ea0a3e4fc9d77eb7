package import Values

/// Where a kitchen is kept. One call of `commit` or `undo` is one transaction. Source: design §7.
package protocol KitchenStore: AnyObject {
  /// The kitchen as it stands now, with this person's conversation; `today` limits how far back it reaches.
  func snapshot(for person: String, today: Day) throws(StoreError) -> Snapshot
  /// Saves a turn if `turn` is still the last one saved.
  func commit(_ record: TurnRecord, after turn: Int) throws(StoreError) -> CommitOutcome
  /// Takes back this person's last turn that changed something and was not taken back yet, or the newest about
  /// `words`; undoing again goes further back. The act is itself journaled.
  func undo(by person: String, at: CivilTime, said: String, about words: [String]) throws(StoreError)
    -> UndoOutcome
  /// Takes the person's last undo back, as long as they changed nothing since. The act is itself journaled.
  func redo(by person: String, at: CivilTime, said: String) throws(StoreError) -> UndoOutcome
  /// The person's newest turn that was not taken back yet; nil when there is none.
  func undoable(by person: String) throws(StoreError) -> Int?
  /// The newest entries first.
  func journal(limit: Int) throws(StoreError) -> [JournalEntry]
  /// The household's time zone name, kept from the first run; set once.
  func timeZone(settingIfNew name: String) throws(StoreError) -> String
}

/// What came of saving a turn.
package enum CommitOutcome: Sendable, Hashable {
  /// Saved as that turn.
  case committed(turn: Int)
  /// Somebody else saved in between; nothing was written: decide again on a fresh snapshot.
  case stale
}

/// What came of taking a turn back.
package enum UndoOutcome: Sendable, Hashable {
  /// Taken back; the conversation is where it was before that turn.
  case undone(JournalEntry, conversation: StoredConversation?)
  case nothingToUndo
  /// An undo was itself taken back: what it had taken back stands again.
  case redone(JournalEntry, conversation: StoredConversation?)
  /// No undo that a later change has not made final.
  case nothingToRedo
  /// No turn still standing was about these words.
  case nothingAbout
  /// A later change touches the same rows.
  case blocked(JournalEntry, by: JournalEntry)
  /// The turn predates a change of the file's form that undo must not cross.
  case barrier(JournalEntry)
  /// The newest turn is so old that what taking it back needs was tidied away.
  case tidiedAway(JournalEntry)
}
