/// A snapshot of everything planning decides on. Plain values; nothing is fetched while deciding.
package struct Larder: Sendable {
  /// In the order of their ids.
  package var cards: [RecipeCard]
  package var table: FoodTable
  /// Lots in date order.
  package var pantry: [PantryItem]
  /// What was cooked or is planned, by day, the days before the plan and beside it.
  package var recent: [PlannedMeal]
  package var today: Day
  package var randomizer: Randomizer
  /// What was rated, cooked and marked as a favorite.
  package var tastes: Tastes
  /// The whole recipe; nil for an unknown id.
  package var recipe: @Sendable (RecipeID) -> Recipe?

  package init(
    cards: [RecipeCard], table: FoodTable, pantry: [PantryItem] = [], recent: [PlannedMeal] = [], today: Day,
    randomizer: Randomizer, tastes: Tastes = .unknown, recipe: @escaping @Sendable (RecipeID) -> Recipe?
  ) {
    (self.cards, self.table, self.pantry, self.recent) = (cards, table, pantry, recent)
    (self.today, self.randomizer, self.tastes, self.recipe) = (today, randomizer, tastes, recipe)
  }
}
