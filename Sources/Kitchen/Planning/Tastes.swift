/// What a household's history and its favorites say about dishes, on one day.
package struct Tastes: Hashable, Sendable {
  /// One dish's past. Source: 004 §3.3, `rankRecipesByPreference`.
  package struct Past: Hashable, Sendable {
    /// The newest rating counts. Source: requirements, Decisions "Favourites".
    package var stars: Stars?
    package var lastCooked: Day?
    /// In the 90 days before.
    package var timesLately = 0
    /// Marked as a favorite, or rated 4 and up and cooked at least twice.
    package var isFavorite = false
  }

  package let past: [RecipeID: Past]

  package static let unknown = Tastes(past: [:])

  private init(past: [RecipeID: Past]) { self.past = past }

  /// Reads history up to and including `day`.
  package init(_ history: [MealHistoryEntry], favorites: [RecipeID], on day: Day) {
    var past: [RecipeID: Past] = [:]
    for entry in history.sorted(by: { $0.dateOrder < $1.dateOrder }) where entry.day <= day {
      var dish = past[entry.recipe] ?? Past()
      if let stars = entry.stars { dish.stars = stars }
      if entry.outcome == .cooked {
        dish.lastCooked = entry.day
        if day - entry.day < Self.lately { dish.timesLately += 1 }
      }
      past[entry.recipe] = dish
    }
    for recipe in getFavoriteRecipes(history, upTo: day) { past[recipe]?.isFavorite = true }
    for recipe in favorites { past[recipe, default: Past()].isFavorite = true }
    self.past = past
  }

  package subscript(recipe: RecipeID) -> Past { past[recipe] ?? Past() }

  /// How far back times cooked are counted. Source: 004 §3.3.
  static let lately = 90

  /// Whether the dish was rated so low that it is not offered by itself; by name it is still found.
  package func isRejected(_ recipe: RecipeID) -> Bool { (past[recipe]?.stars?.count ?? 5) <= 2 }

  /// The dish's score on a day: 5 stars +3, 4 stars +2, cooked within 14 days -2, three times in 90
  /// days -1, never tried 0; nil for 1 or 2 stars. Source: 004 §3.3; requirements MP-10.
  package func preference(_ recipe: RecipeID, on day: Day) -> Int? {
    guard let dish = past[recipe] else { return 0 }
    var score = 0
    switch dish.stars?.count {
    case 1, 2: return nil
    case 5: score += 3
    case 4: score += 2
    default: break
    }
    if let last = dish.lastCooked, abs(day - last) <= 14 { score -= 2 }
    if dish.timesLately >= 3 { score -= 1 }
    return score
  }
}

/// Dishes whose newest rating is at least `stars` and that were cooked at least `times`, by id.
/// Source: 004 §3.6; requirements MP-23.
package func getFavoriteRecipes(
  _ history: [MealHistoryEntry], stars: Int = 4, times: Int = 2, upTo day: Day? = nil
) -> [RecipeID] {
  var rating: [RecipeID: Int] = [:]
  var cooked: [RecipeID: Int] = [:]
  for entry in history.sorted(by: { $0.dateOrder < $1.dateOrder }) {
    if let day, entry.day > day { continue }
    if let stars = entry.stars { rating[entry.recipe] = stars.count }
    if entry.outcome == .cooked { cooked[entry.recipe, default: 0] += 1 }
  }
  return rating.filter { $0.value >= stars && cooked[$0.key, default: 0] >= times }.keys.sorted()
}
