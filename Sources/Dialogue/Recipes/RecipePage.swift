package import Kitchen
package import Values

/// A recipe as it is shown. Source: requirements FR-RM-016.
package struct RecipePage: Hashable, Sendable {
  package var recipe: Recipe
  package var card: RecipeCard
  /// 1 to 20.
  package var servings: Int
  package var use: RecipeUse
  package var isFavorite: Bool

  package init(
    recipe: Recipe, card: RecipeCard, servings: Int, use: RecipeUse = RecipeUse(),
    isFavorite: Bool = false
  ) {
    self.recipe = recipe
    self.card = card
    self.servings = servings
    self.use = use
    self.isFavorite = isFavorite
  }
}

/// How often a dish was on the table, as the plans of the last 90 days tell.
package struct RecipeUse: Hashable, Sendable {
  package var eaten: Int
  package var last: Day?
  /// The next evening it is planned for, today included.
  package var next: Day?

  package init(eaten: Int = 0, last: Day? = nil, next: Day? = nil) {
    self.eaten = eaten
    self.last = last
    self.next = next
  }
}

/// Where a search stands, so that "more" goes on.
package struct SearchPlace: Hashable, Sendable, Codable {
  package var criteria: RecipeSearchCriteria
  package var shown: Int

  package init(criteria: RecipeSearchCriteria, shown: Int) {
    self.criteria = criteria
    self.shown = shown
  }
}
