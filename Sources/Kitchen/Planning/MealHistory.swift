/// One dinner that was cooked, or that was planned and skipped. Source: 004 §6, `MealHistoryEntry`.
///
/// A day and a recipe name one entry. Dinners of a plan enter history by themselves as their days
/// pass; what somebody says about one (skipped, rated, a note, what it cost) is kept with it.
package struct MealHistoryEntry: Hashable, Sendable, Codable {
  package enum Outcome: String, Codable, Sendable, Hashable { case cooked, skipped }

  package var day: Day
  package var recipe: RecipeID
  package var title, cuisine: String
  package var protein: ProteinSource
  /// What was cooked; 1 to 20.
  package var servings: Int
  package var outcome: Outcome
  package var stars: Stars?
  /// What was said of it, in the person's words.
  package var notes: String?
  package var actualCost: Money?
  /// Where a picture of it lies.
  package var picture: String?

  package init(
    day: Day, recipe: RecipeID, title: String, cuisine: String, protein: ProteinSource, servings: Int,
    outcome: Outcome = .cooked, stars: Stars? = nil, notes: String? = nil, actualCost: Money? = nil,
    picture: String? = nil
  ) {
    (self.day, self.recipe, self.title, self.cuisine) = (day, recipe, title, cuisine)
    (self.protein, self.servings, self.outcome, self.stars) = (protein, servings, outcome, stars)
    (self.notes, self.actualCost, self.picture) = (notes, actualCost, picture)
  }
}

extension MealHistoryEntry {
  /// What a planned dinner becomes once its day has passed.
  package init(_ meal: PlannedMeal) {
    self.init(
      day: meal.day, recipe: meal.recipe, title: meal.title, cuisine: meal.cuisine,
      protein: meal.protein, servings: meal.servings)
  }

  /// By day, then recipe; unique.
  package var dateOrder: (Int, String) { (day.number, recipe.rawValue) }
}

/// What was planned for days gone by with what was told about it: one entry for a day and recipe, the
/// told one where there are both; by day, then recipe.
package func mergedHistory(planned: [MealHistoryEntry], told: [MealHistoryEntry]) -> [MealHistoryEntry] {
  struct Key: Hashable {
    let day: Day
    let recipe: RecipeID
  }
  var entries: [Key: MealHistoryEntry] = [:]
  for entry in planned + told { entries[Key(day: entry.day, recipe: entry.recipe)] = entry }
  return entries.values.sorted { $0.dateOrder < $1.dateOrder }
}

/// The dinners of those days, the oldest first; skipped ones are in it. Source: 004 §3.6.
package func getMealHistory(_ history: [MealHistoryEntry], from start: Day, to end: Day) -> [MealHistoryEntry]
{ history.filter { $0.day >= start && $0.day <= end }.sorted { $0.dateOrder < $1.dateOrder } }
