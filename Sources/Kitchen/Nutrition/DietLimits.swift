/// The two diets that count, with their limits.
package struct DietLimits: Hashable, Sendable {
  /// Grams of carbohydrate without fibre in one serving, at most. A convention of ours: no law
  /// defines "low-carb".
  package var netCarbohydrates = Rational(20)
  /// Milligrams of sodium in 100 g of a dish, at most. Source: 21 CFR 101.61(b)(5), meals.
  package var sodiumPer100g = Rational(140)
  /// Milligrams of sodium in one serving, at most: a soup would pass by its water alone. Source: requirements, Decisions
  /// "Low-sodium".
  package var sodiumPerServing = Rational(600)

  package static let standard = DietLimits()

  /// Unknown unless every ingredient was weighed and measured; fibre nobody measured counts as none.
  package func lowCarb(_ facts: NutritionFacts) -> Verdict {
    guard let carbohydrates = facts.complete(.carbohydrate) else { return .unknown }
    let fiber = facts[.fiber]?.amount ?? .zero
    return carbohydrates - fiber <= netCarbohydrates ? .free : .contains
  }

  /// Unknown unless every ingredient was weighed and measured.
  package func lowSodium(_ facts: NutritionFacts) -> Verdict {
    guard let sodium = facts.complete(.sodium), !facts.grams.isZero else { return .unknown }
    return sodium * 100 / facts.grams <= sodiumPer100g && sodium <= sodiumPerServing ? .free : .contains
  }
}
