/// What a day's food is measured against; whole numbers. Source: 004 §6, `NutritionGuidelines`.
package struct NutritionGuidelines: Hashable, Sendable, Codable {
  package var dailyCalories: Int = 2_000
  /// Milligrams a day.
  package var maxSodium: Int = 2_300
  /// Servings in a dinner.
  package var minVegetableServings: Int = 2
  /// Times in a week of seven dinners.
  package var minWholeGrains: Int = 3
  /// Different sources in a week.
  package var minProteins: Int = 3
  /// Calories above which a dinner is flagged. Source: requirements, Decisions "Nutrition".
  package var maxDinnerCalories: Int = 1_000
  /// Grams of fibre a dinner below which it is flagged. Source: requirements, Decisions "Nutrition".
  package var minDinnerFibre: Int = 8

  /// The figures of the source, after MyPlate and the Daily Values.
  package static let usual = NutritionGuidelines()
}
