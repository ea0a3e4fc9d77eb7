/// What this household paid for a food: "milk was $3.89". It wins over every average.
package struct OwnPrice: Hashable, Sendable, Codable {
  package var ingredient: IngredientID
  /// What was bought for the price.
  package var amount: Amount
  /// "can", "bunch", "bag"; "each" when loose.
  package var container: String
  package var price: Money
  package var day: Day
  package var store: String?

  package init(
    ingredient: IngredientID, amount: Amount, container: String, price: Money, day: Day, store: String? = nil
  ) {
    (self.ingredient, self.amount, self.container, self.price) = (ingredient, amount, container, price)
    (self.day, self.store) = (day, store)
  }
}
