import Store
package import Talk

/// What one line came to besides its reply.
package struct HeardTurn: Sendable {
  /// The requests of the line, in the order they were read.
  package var recognitions: [Recognition] = []
  /// What it changed of the kitchen's data; the conversation itself is none of it.
  package var changes: [Change] = []
  /// True when it took an earlier turn's changes back.
  package var hasUndone = false
  /// Slots that were filled and that nothing looked at, by name.
  package var unread: [String] = []
  /// The state of planning after it, by its name.
  package var state = ""
  /// Why it could not be saved; nil where it was.
  var error: StoreError?
}
