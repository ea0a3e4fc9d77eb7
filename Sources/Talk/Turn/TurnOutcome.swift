/// What deciding one request came to: all of it values, nothing yet done.
package struct TurnOutcome: Sendable {
  package var state: DialogueState
  package var changes: [Change]
  package var replies: [any Reply]
  package var effect: Effect?
  /// True when "undo" should bring back the conversation, also where no data changed.
  package var isUndoable: Bool
  /// Slots that the line filled and nothing looked at, by name.
  package var unread: [String]

  package init(
    state: DialogueState, changes: [Change] = [], replies: [any Reply] = [], effect: Effect? = nil,
    isUndoable: Bool = false, unread: [String] = []
  ) {
    (self.state, self.changes, self.replies, self.effect) = (state, changes, replies, effect)
    (self.isUndoable, self.unread) = (isUndoable, unread)
  }
}

/// Something outside of the conversation that a turn asks for. A turn decides it; the session performs it
/// and feeds what came of it back as `EffectDone`; nothing is performed that was not decided.
package enum Effect: Hashable, Sendable {
  /// The person's last turn is taken back, or the last one about these words.
  case undo(about: [String])
  /// The person's last undo is taken back.
  case redo
  /// The conversation ends.
  case leave
  /// The kitchen is copied to its backups.
  case backUp
  /// A file's text is wanted.
  case read(file: String)
  /// A file is to be written; never over one that is there.
  case write(file: String, text: String)
  /// A recipe of one's own is to stand in that file; `was` is what stands there by our own hand. Another text there is
  /// moved aside, never lost.
  case keepRecipe(file: String, text: String, was: String?)
  /// The file of a recipe of one's own is to be moved aside.
  case discardRecipe(file: String)
}

/// What came of an effect: news to every room.
package struct EffectDone: News {
  package enum Result: Hashable, Sendable {
    case undo(UndoOutcome)
    case left
    /// Where the copy is; nil for a kitchen that is on no disk, or when it could not be made.
    case backedUp(String?)
    /// The text; nil when there is no such file, or it can't be read.
    case read(String?)
    /// False when it could not be written, or stands there already.
    case written(Bool)
  }

  package var effect: Effect
  package var result: Result
  package init(_ effect: Effect, _ result: Result) { (self.effect, self.result) = (effect, result) }
}
