package import Values

/// One lot of something at home.
package struct PantryItem: Hashable, Sendable, Codable {
  package var id: ID<PantryItem>
  package var name: String
  package var ingredient: IngredientID?
  package var amount: Amount
  package var bestBefore: Day?
  package var opened: Day?

  package init(
    id: ID<PantryItem>, name: String, ingredient: IngredientID?, amount: Amount,
    bestBefore: Day? = nil, opened: Day? = nil
  ) {
    self.id = id
    self.name = name
    self.ingredient = ingredient
    self.amount = amount
    self.bestBefore = bestBefore
    self.opened = opened
  }

  /// Good through its date. Source: requirements, Decisions "Expiry".
  package func isExpired(on day: Day) -> Bool { bestBefore.map { $0 < day } ?? false }
}
