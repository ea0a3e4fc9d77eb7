/// A food of the table found by the name a line gives it, and how surely.
package struct FoodMatch: Hashable, Sendable {
  /// How the name led to the food.
  package enum Way: String, Hashable, Sendable, Codable {
    /// Its name, plural or another name.
    case name
    /// The same without words that change nothing about it: "large ripe tomatoes".
    case plainer
    /// The same words in another order: "sugar, brown".
    case order
    /// One slip of the fingers away: "parsely".
    case spelling
  }

  package var food: IngredientID
  package var way: Way

  /// From 0 to 1; never 1 but for a name of the food's own.
  package var confidence: Double {
    switch way {
    case .name: 1
    case .plainer: 0.9
    case .order: 0.85
    case .spelling: 0.7
    }
  }
}

/// The food that a line's name means; nil where none is certain enough, and the food stays one of its own. Words
/// that change the food (dried, canned, ground, baby …) are never left out. Source: food-data §4.
package func matchFood(_ name: String, table: FoodTable) -> FoodMatch? {
  if let food = table.ingredient(named: name) { return FoodMatch(food: food.id, way: .name) }
  let words = name.lowercased().split(whereSeparator: { " ,-".contains($0) })
  let plain = words.indices.filter { place in
    // Freshly ground or grated at the table: the same food, unlike "ground" alone, which may be another.
    let isFreshly = place > 0 && words[place - 1] == "freshly" && ["ground", "grated"].contains(words[place])
    return !isFreshly && !neutralWords.contains(String(words[place]))
  }.map { words[$0] }
  if plain.count < words.count, !plain.isEmpty,
    let food = table.ingredient(named: plain.joined(separator: " "))
  {
    return FoodMatch(food: food.id, way: .plainer)
  }
  for count in 1..<max(1, min(plain.count, 4)) {
    let turned = (plain[count...] + plain[..<count]).joined(separator: " ")
    if let food = table.ingredient(named: turned) { return FoodMatch(food: food.id, way: .order) }
  }
  return table.ingredient(nearly: plain.joined(separator: " ")).map {
    FoodMatch(food: $0.food.id, way: .spelling)
  }
}

/// Words that say how good, large or fresh a food is and leave it what it is.
private let neutralWords: Set<String> = [
  "fresh", "large", "small", "medium", "big", "ripe", "organic", "good", "quality", "best", "nice",
  "beautiful", "free",
  "range", "plump", "firm", "tender", "young", "extra", "about", "of", "the", "pure", "natural", "local",
  "homemade",
  "raw", "whole", "cold", "warm", "hot", "finely", "chopped", "freshly", "thick", "thin", "cut", "vine",
  "ripened",
]
