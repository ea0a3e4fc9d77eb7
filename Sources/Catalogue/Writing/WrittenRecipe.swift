package import Kitchen
package import Quantities

/// A recipe as somebody said or wrote it, before it is one: nothing in it was not said.
/// Source: requirements FR-RM-001, FR-PR-001.
package struct WrittenRecipe: Hashable, Sendable {
  package var title = ""
  package var summary = ""
  package var servings: Int?
  package var prepMinutes: Int?
  package var cookMinutes: Int?
  package var totalMinutes: Int?
  package var cuisine = ""
  package var course = ""
  package var difficulty: Skill?
  package var tags: [String] = []
  package var source = ""
  package var lines: [WrittenIngredient] = []
  package var steps: [String] = []
  package var notes: [String] = []

  package init() {}

  package var isEmpty: Bool { lines.isEmpty && steps.isEmpty }
}

/// One ingredient as it was written, and where it belongs ("for the sauce").
package struct WrittenIngredient: Hashable, Sendable {
  package var read: IngredientLine
  package var group: String?
  /// As it was written.
  package var text: String { read.text }
  package init(_ read: IngredientLine, group: String? = nil) { (self.read, self.group) = (read, group) }
}
