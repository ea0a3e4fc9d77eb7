package import Values

/// The dialogue's state as its own code wrote it, with the version of that form.
package struct StoredConversation: Sendable, Hashable {
  /// Which form `state` has; the dialogue tells what it can still read.
  package var version: Int
  /// Opaque here.
  package var state: String
  package init(version: Int, state: String) { (self.version, self.state) = (version, state) }
}

/// What one turn leaves behind.
package struct TurnRecord: Sendable, Hashable {
  /// Who spoke (`--as`).
  package var person: String
  /// By the kitchen's clock.
  package var at: CivilTime
  /// The line as it was said.
  package var said: String
  /// The intent's name.
  package var act: String
  /// In the order they are carried out. Empty when only the conversation moved on.
  package var changes: [Change]
  /// The conversation the turn began in: where undo leads back to. Nil for none.
  package var before: StoredConversation?
  /// The conversation the turn leaves; nil closes it.
  package var after: StoredConversation?
  /// Journal the turn also when no data changed: "undo" brings the plan on the table back.
  package var isUndoable: Bool

  package init(
    person: String, at: CivilTime, said: String, act: String, changes: [Change],
    before: StoredConversation?, after: StoredConversation?, isUndoable: Bool = false
  ) {
    (self.person, self.at, self.said, self.act) = (person, at, said, act)
    (self.changes, self.before, self.after, self.isUndoable) = (changes, before, after, isUndoable)
  }
}

/// One line of the journal.
package struct JournalEntry: Sendable, Hashable {
  /// A person's turn, the taking back of one, or what the system wrote without a request.
  package enum Kind: String, Sendable, Hashable, Codable { case turn, undo, system }

  /// From 1, unique; turns that changed nothing leave gaps.
  package var turn: Int
  package var kind: Kind
  /// Who spoke.
  package var person: String
  package var at: CivilTime
  package var said: String
  /// The intent's name; "undo" for the taking back of a turn.
  package var act: String
  /// The turn an undo takes back; nil for every other kind.
  package var undoes: Int?

  package init(
    turn: Int, kind: Kind, person: String, at: CivilTime, said: String, act: String, undoes: Int?
  ) {
    (self.turn, self.kind, self.person, self.at) = (turn, kind, person, at)
    (self.said, self.act, self.undoes) = (said, act, undoes)
  }
}
