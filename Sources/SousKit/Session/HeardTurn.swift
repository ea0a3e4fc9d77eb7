package import Kitchen
package import Language
import Storage
import Values

/// What one line came to besides its reply.
package struct HeardTurn: Sendable {
  /// The requests of the line, in the order they were read.
  package var recognitions: [Recognition] = []
  /// What it changed of the kitchen's data; the conversation itself is none of it.
  package var changes: [KitchenChange] = []
  /// True when it took an earlier turn's changes back.
  package var hasUndone = false
}

extension Session {
  /// The household as the kitchen has it; nil before anything is known, or when it can't be read.
  package var household: Household? { try? snapshot().household }

  /// A talk with a new kitchen in memory, by somebody who knows what `other` knows.
  package convenience init(_ options: SessionOptions, knowingLike other: Session) throws {
    let store = try SQLiteKitchen(path: nil, seed: options.seed, today: options.now?.day)
    try self.init(options, knowledge: other.knowledge, store: store)
    plainRecognizer = other.plainRecognizer
  }
}
