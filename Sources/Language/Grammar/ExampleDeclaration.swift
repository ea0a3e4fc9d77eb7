/// A line people say, and what it must be understood as; each is a test.
package struct ExampleDeclaration: Hashable, Codable, Sendable {
  /// The line.
  package var say: String
  /// Slot name and the values' short texts, as `SlotValue.shortText` writes them.
  package var slots: [ExpectedSlot] = []
  /// What must decide; nil for any layer.
  package var layer: Layer?
  /// The state it is said in; nil for one where the intent makes sense.
  package var state: String?
  /// The question that is open; nil for none.
  package var expecting: Expectation?
}

/// The values one slot of an example must have.
package struct ExpectedSlot: Hashable, Codable, Sendable {
  /// The slot.
  package var name: String
  /// Short texts, in the order said.
  package var values: [String]
}

/// A line that looks like the intent and is another one; `none` for one that must be refused.
package struct NearMiss: Hashable, Codable, Sendable {
  /// The line.
  package var say: String
  /// What it really is.
  package var intent: String
}
