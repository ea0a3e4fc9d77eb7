package import Kitchen
package import Language

/// What one line came to besides its reply.
package struct HeardTurn: Sendable {
  /// The requests of the line, in the order they were read.
  package var recognitions: [Recognition] = []
  /// What it changed of the kitchen's data; the conversation itself is none of it.
  package var changes: [KitchenChange] = []
  /// True when it took an earlier turn's changes back.
  package var hasUndone = false
}
