package import Kitchen

/// Which of the built-in recipes are offered.
package enum CatalogueSelection: String, CaseIterable, Sendable {
  /// The fixed set named in `tables/small.csv`: a new recipe does not change a recorded plan.
  case small
  case builtin
}

/// The program's knowledge: what food is, and how to cook it.
package struct Catalogue: Sendable {
  package let table: FoodTable
  /// Temperatures, times, how-tos and rules of the stove.
  package let stove: Stove
  /// In the order of their ids.
  package let recipes: [Recipe]
  /// One card a recipe, in the same order.
  package let cards: [RecipeCard]
  /// The cards of what is planned and offered as a dinner.
  package let dinners: [RecipeCard]
  /// What could not be read, file by file; those parts are left out.
  package let problems: [FileProblem]
  private let places: [RecipeID: Int]

  /// Recipes in any order; of two with one id the first stays.
  package init(
    table: FoodTable, recipes: [Recipe], cards: [RecipeCard]? = nil, stove: Stove = Stove(),
    problems: [FileProblem] = []
  ) {
    var places: [RecipeID: Int] = [:]
    var kept: [Recipe] = []
    for recipe in recipes.sorted(by: { $0.id < $1.id }) where places[recipe.id] == nil {
      places[recipe.id] = kept.count
      kept.append(recipe)
    }
    let known = Dictionary(cards?.map { ($0.id, $0) } ?? [], uniquingKeysWith: { first, _ in first })
    (self.table, self.stove) = (table, stove)
    self.recipes = kept
    let all = kept.map { known[$0.id] ?? cardFor($0, table: table) }
    (self.cards, dinners) = (all, all.filter(\.isDinner))
    (self.problems, self.places) = (problems, places)
  }

  package static let empty = Catalogue(table: .empty, recipes: [])

  package func recipe(_ id: RecipeID) -> Recipe? { places[id].map { recipes[$0] } }
  package func card(_ id: RecipeID) -> RecipeCard? { places[id].map { cards[$0] } }
}
