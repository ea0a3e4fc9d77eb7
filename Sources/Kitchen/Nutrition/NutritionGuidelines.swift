/// What a day's food is measured against; whole numbers. Source: 004 §6, `NutritionGuidelines`.
package struct NutritionGuidelines: Hashable, Sendable, Codable {
  package var dailyCalories: Int
  /// Milligrams a day.
  package var maxSodium: Int
  /// Servings in a dinner.
  package var minVegetableServings: Int
  /// Times in a week of seven dinners.
  package var minWholeGrains: Int
  /// Different sources in a week.
  package var minProteins: Int
  /// Calories above which a dinner is flagged. Source: requirements, Decisions "Nutrition".
  package var maxDinnerCalories: Int
  /// Grams of fibre a dinner below which it is flagged. Source: requirements, Decisions "Nutrition".
  package var minDinnerFibre: Int

  package init(
    dailyCalories: Int = 2_000, maxSodium: Int = 2_300, minVegetableServings: Int = 2,
    minWholeGrains: Int = 3, minProteins: Int = 3, maxDinnerCalories: Int = 1_000,
    minDinnerFibre: Int = 8
  ) {
    self.dailyCalories = dailyCalories
    self.maxSodium = maxSodium
    self.minVegetableServings = minVegetableServings
    self.minWholeGrains = minWholeGrains
    self.minProteins = minProteins
    self.maxDinnerCalories = maxDinnerCalories
    self.minDinnerFibre = minDinnerFibre
  }

  /// The figures of the source, after MyPlate and the Daily Values.
  package static let usual = NutritionGuidelines()
}
