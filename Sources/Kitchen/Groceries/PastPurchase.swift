/// Something that was bought on a day, as the finished list had it. Source: requirements FR-SM-007, FR-AI-006.
package struct PastPurchase: Hashable, Sendable, Codable {
  package var id: ID<PastPurchase>
  package var ingredient: IngredientID?
  package var name: String
  package var day: Day
  /// What was bought in all; nil where nobody knows.
  package var amount: Amount?

  package init(
    id: ID<PastPurchase>, ingredient: IngredientID?, name: String, day: Day, amount: Amount? = nil
  ) {
    (self.id, self.ingredient, self.name) = (id, ingredient, name)
    (self.day, self.amount) = (day, amount)
  }

  package var line: LineKey { LineKey(ingredient, name: name) }
}
