/// What one serving of a dish holds, and how much of the dish each figure covers.
package struct NutritionFacts: Hashable, Sendable, Codable {
  /// One nutrient's figure.
  package struct Figure: Hashable, Sendable, Codable {
    /// In the nutrient's own unit, for one serving; what was not measured adds nothing.
    package var amount: Rational
    /// Grams with a figure, in percent of all grams weighed, rounded down: 100 only when whole.
    package var coverage: Int
    package init(amount: Rational, coverage: Int) { (self.amount, self.coverage) = (amount, coverage) }
  }

  /// No entry for a nutrient nobody measured in any ingredient.
  package var figures: [Nutrient: Figure]
  /// Grams of one serving that were weighed.
  package var grams: Rational
  /// Names of measured ingredients that could not be weighed, in the recipe's order.
  package var unweighed: [String]

  package init(figures: [Nutrient: Figure], grams: Rational, unweighed: [String]) {
    (self.figures, self.grams, self.unweighed) = (figures, grams, unweighed)
  }

  package subscript(nutrient: Nutrient) -> Figure? { figures[nutrient] }

  /// The amount when everything was weighed and measured; nil when a part is unknown.
  package func complete(_ nutrient: Nutrient) -> Rational? {
    guard unweighed.isEmpty, let figure = figures[nutrient], figure.coverage == 100 else { return nil }
    return figure.amount
  }
}

/// Nutrition of one of `servings` equal servings. Optional ingredients and words ("to taste") are
/// left out; whatever cannot be weighed is named. Source: 004 §6; food-data, mapping.
package func calculateNutrition(_ recipe: Recipe, servings: Int, table: FoodTable) -> NutritionFacts {
  var totals: [Nutrient: Rational] = [:]
  var covered: [Nutrient: Rational] = [:]
  var weight = Rational.zero
  var unweighed: [String] = []
  for line in recipe.ingredients where !line.isOptional && line.quantity.total != nil {
    guard let ingredient = line.ingredient.flatMap({ table[$0] }),
      let grams = edibleGrams(of: line, as: ingredient)
    else {
      unweighed.append(line.name)
      continue
    }
    weight += grams
    guard let profile = table.profile(of: ingredient) else { continue }
    for nutrient in Nutrient.allCases {
      guard let per100g = profile.per100g[nutrient] else { continue }
      totals[nutrient, default: .zero] += per100g * grams / Rational(100)
      covered[nutrient, default: .zero] += grams
    }
  }
  let share = Rational(1, max(1, servings))
  var figures: [Nutrient: NutritionFacts.Figure] = [:]
  for nutrient in Nutrient.allCases {
    guard let total = totals[nutrient], let grams = covered[nutrient], !weight.isZero else { continue }
    figures[nutrient] = .init(amount: total * share, coverage: (grams * 100 / weight).floor)
  }
  return NutritionFacts(figures: figures, grams: weight * share, unweighed: unweighed)
}
