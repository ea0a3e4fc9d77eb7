/// Where a line of the list comes from: so much for that dish on that day.
package struct GrocerySource: Hashable, Sendable, Codable {
  package var day: Day
  package var recipe: RecipeID
  /// Nil for words ("to taste").
  package var amount: Amount?

  package init(day: Day, recipe: RecipeID, amount: Amount?) {
    (self.day, self.recipe, self.amount) = (day, recipe, amount)
  }
}

/// What to put in the cart for one line: whole packages.
package struct Purchase: Hashable, Sendable, Codable {
  package var packages: Int
  package var package: Package
  package init(packages: Int, package: Package) { (self.packages, self.package) = (packages, package) }
}

/// One line of a grocery list.
package struct GroceryItem: Hashable, Sendable, Codable {
  package var ingredient: IngredientID?
  package var name: String
  package var section: StoreSection
  /// What the dishes need and the pantry lacks: one amount where the units meet, else side by side.
  package var need: [Amount]
  /// What the pantry gives.
  package var fromPantry: [Amount]
  /// Nil when the need can't be put into packages.
  package var buy: Purchase?
  /// What the till will say for it.
  package var cost: Money
  package var quality: PriceQuality
  package var sources: [GrocerySource]
  package var isChecked: Bool

  package init(
    ingredient: IngredientID?, name: String, section: StoreSection, need: [Amount],
    fromPantry: [Amount] = [], buy: Purchase? = nil, cost: Money, quality: PriceQuality,
    sources: [GrocerySource], isChecked: Bool = false
  ) {
    (self.ingredient, self.name, self.section, self.need) = (ingredient, name, section, need)
    (self.fromPantry, self.buy, self.cost, self.quality) = (fromPantry, buy, cost, quality)
    (self.sources, self.isChecked) = (sources, isChecked)
  }
}

/// What to buy for a plan: items by section, then name; basics are assumed at home and only named.
package struct GroceryList: Hashable, Sendable, Codable {
  package var items: [GroceryItem]
  /// Names of the basics the dishes use, sorted.
  package var assumed: [String]
  /// Names of what the pantry covers whole, sorted.
  package var covered: [String]

  package init(items: [GroceryItem], assumed: [String] = [], covered: [String] = []) {
    (self.items, self.assumed, self.covered) = (items, assumed, covered)
  }
}
