/// Something a household always needs. Source: requirements FR-SM-001, FR-SM-007.
package struct Staple: Hashable, Sendable, Codable {
  package var ingredient: IngredientID?
  package var name: String
  package var section: ListSection
  /// How much is bought at a time; nil where nobody said.
  package var amount: Amount?
  /// The day it was last bought; nil before the first time.
  package var lastBought: Day?
  /// How often it was bought since it is a staple.
  package var timesBought: Int
  /// It is bought again once less than this is at home; nil where nobody said.
  package var low: Amount?
  /// Then so much is bought that this is at home; nil where nobody said.
  package var upTo: Amount?
  /// Days from one purchase to the next, as somebody said; nil for every week or nobody knows. At least 1.
  package var every: Int?

  package init(
    ingredient: IngredientID?, name: String, section: ListSection, amount: Amount? = nil,
    lastBought: Day? = nil, timesBought: Int = 0, low: Amount? = nil, upTo: Amount? = nil, every: Int? = nil
  ) {
    (self.ingredient, self.name, self.section) = (ingredient, name, section)
    (self.amount, self.lastBought, self.timesBought) = (amount, lastBought, timesBought)
    (self.low, self.upTo, self.every) = (low, upTo, every)
  }

  package var key: LineKey { LineKey(ingredient, name: name) }
}
