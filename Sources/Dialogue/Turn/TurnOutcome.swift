package import Kitchen

/// What deciding one request came to: all of it values, nothing yet done.
package struct TurnOutcome: Hashable, Sendable {
  package var state: DialogueState
  package var changes: [KitchenChange]
  package var responses: [Response]
  package var command: SessionCommand?
  /// True when "undo" should bring back the conversation, also where no data changed.
  package var isUndoable: Bool

  package init(
    state: DialogueState, changes: [KitchenChange] = [], responses: [Response] = [],
    command: SessionCommand? = nil, isUndoable: Bool = false
  ) {
    self.state = state
    self.changes = changes
    self.responses = responses
    self.command = command
    self.isUndoable = isUndoable
  }
}

/// What only the session can do.
package enum SessionCommand: Hashable, Sendable {
  case undo
  case quit
}
