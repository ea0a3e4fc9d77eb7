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
  /// Every recipe that was read, also built-in ones whose place another takes.
  private let read: [Recipe]

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
    read = kept
    let replacing = kept.filter { recipe in recipe.replaces.map { places[$0] != nil } ?? false }
    for recipe in replacing {
      guard let original = recipe.replaces, let place = places[original], kept[place].replaces == nil else {
        continue
      }
      kept[place] = recipe
      kept[place].id = original
    }
    if !replacing.isEmpty {
      let gone = Set(replacing.map(\.id))
      kept.removeAll { gone.contains($0.id) }
      places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1.id, $0) })
    }
    self.recipes = kept
    let all = kept.map { recipe in
      recipe.replaces == nil
        ? known[recipe.id] ?? cardFor(recipe, table: table) : cardFor(recipe, table: table)
    }
    (self.cards, dinners) = (all, all.filter(\.isDinner))
    (self.problems, self.places) = (problems, places)
  }

  /// The same with other recipes of one's own: those given by their ids, and none where nothing is given.
  package func with(own changes: [RecipeID: Recipe?]) -> Catalogue {
    if changes.isEmpty { return self }
    let kept = read.filter { changes[$0.id] == nil } + changes.values.compactMap { $0 }
    let unchanged = cards.filter { changes[$0.id] == nil }
    return Catalogue(table: table, recipes: kept, cards: unchanged, problems: problems)
  }

  /// The file's name, without its ending, under which somebody's own version of a dish is kept; nil for a built-in one.
  package func ownID(of id: RecipeID) -> RecipeID? {
    if id.isMine { return id }
    guard let recipe = recipe(id), recipe.replaces == id else { return nil }
    return read.first { $0.replaces == id }?.id
  }

  /// The ids taken by what was read, also of files that could not be.
  package func isTaken(_ id: RecipeID) -> Bool {
    places[id] != nil || read.contains { $0.id == id }
      || problems.contains { $0.file == "\(id.rawValue).cook" }
  }

  package static let empty = Catalogue(table: .empty, recipes: [])

  package func recipe(_ id: RecipeID) -> Recipe? { places[id].map { recipes[$0] } }
  package func card(_ id: RecipeID) -> RecipeCard? { places[id].map { cards[$0] } }
}
