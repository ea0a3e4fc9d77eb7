/// One line of a list as it is shown: all that is needed of one thing, wherever it comes from.
package struct ListLine: Hashable, Sendable {
  package var key: LineKey
  package var ingredient: IngredientID?
  package var name: String
  package var section: ListSection
  /// All that is needed: one amount where the units meet, else side by side; empty where nobody said how much.
  package var need: [Amount]
  /// What the pantry gives to the plan's dishes.
  package var fromPantry: [Amount]
  /// Nil where it can't be put into packages.
  package var buy: Purchase?
  /// Nil for what no table has a price for.
  package var cost: Money?
  package var quality: PriceQuality?
  /// The plan's dishes.
  package var dishes: [GrocerySource]
  /// The entries on it, in the order they were put there.
  package var entries: [ListEntry]
  /// In the cart already, where more is needed since; `need` is then what is left to buy.
  package var inCart: [Amount] = []
  /// Nil while it is to be bought.
  package var mark: ListMark.State?

  package init(
    key: LineKey, ingredient: IngredientID?, name: String, section: ListSection, need: [Amount] = [],
    fromPantry: [Amount] = [], buy: Purchase? = nil, cost: Money? = nil, quality: PriceQuality? = nil,
    dishes: [GrocerySource] = [], entries: [ListEntry] = [], mark: ListMark.State? = nil
  ) {
    (self.key, self.ingredient, self.name, self.section) = (key, ingredient, name, section)
    (self.need, self.fromPantry, self.buy) = (need, fromPantry, buy)
    (self.cost, self.quality, self.dishes) = (cost, quality, dishes)
    (self.entries, self.mark) = (entries, mark)
  }
}
