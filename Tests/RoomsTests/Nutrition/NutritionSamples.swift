@testable import Kitchen
import Values

/// Weeks with figures easy to check by head.
enum NutritionSamples {
  /// Monday, March 2, 2026.
  static let monday = Day(iso: "2026-03-02") ?? Day(number: 0)

  static func meal(
    _ title: String, _ day: Int, _ protein: ProteinSource, unknown: [String] = []
  ) -> PlannedMeal {
    PlannedMeal(
      day: monday + day, recipe: RecipeID("dish-\(day)"), title: title, cuisine: "american", protein: protein,
      minutes: 25, eaters: 4, servings: 4, used: Money(cents: 740), unknown: unknown)
  }

  private static func dinner(
    _ meal: PlannedMeal, kcal: Int, sodium: Int, vegetables: Rational, grains: Bool = false
  ) -> DinnerNutrition {
    func figure(_ amount: Int, _ coverage: Int = 100) -> NutritionFacts.Figure {
      .init(amount: Rational(amount), coverage: coverage)
    }
    let facts = NutritionFacts(
      figures: [
        .energy: figure(kcal, 90), .protein: figure(30), .carbohydrate: figure(60), .fat: figure(20),
        .sodium: figure(sodium), .fiber: figure(9),
      ], grams: Rational(400), unweighed: meal.unknown)
    return DinnerNutrition(meal: meal, facts: facts, vegetables: vegetables, hasWholeGrains: grains)
  }

  /// Three dinners, with every warning a plan can have.
  static let poor = WeeklyNutrition(
    dinners: [
      dinner(
        meal("Lemon chicken with green beans", 0, .chicken), kcal: 600, sodium: 900,
        vegetables: Rational(5, 2)),
      dinner(
        meal("Black bean tacos", 1, .legumes), kcal: 500, sodium: 1200, vegetables: Rational(2),
        grains: true),
      dinner(
        meal("Garlic shrimp linguine", 4, .shellfish, unknown: ["hot sauce"]), kcal: 1100, sodium: 1500,
        vegetables: Rational(1, 2)),
    ], unknown: [monday + 5], guidelines: .usual,
    warnings: [
      NutritionWarning(.lowProteinVariety(2, least: 3), change: monday + 4),
      NutritionWarning(.insufficientVegetables([monday + 4], least: 2), change: monday + 4),
      NutritionWarning(.fewWholeGrains(1, least: 2), change: monday),
      NutritionWarning(.highSodium(2400, limit: 2300), change: monday + 4),
      NutritionWarning(.excessiveCalories([monday + 4], limit: 1000), change: nil),
      NutritionWarning(.lowFiber([monday, monday + 1], least: 8), change: monday + 1),
    ])

  /// The same without a word of warning.
  static let good = WeeklyNutrition(dinners: Array(poor.dinners.prefix(2)), guidelines: .usual)

  static let ownFigures = NutritionGuidelines(maxSodium: 1800, minVegetableServings: 3)

  static let facts = NutritionFacts(
    figures: [
      .energy: .init(amount: Rational(480), coverage: 100),
      .protein: .init(amount: Rational(31, 2), coverage: 96),
      .sugar: .init(amount: Rational(7, 2), coverage: 80),
    ], grams: Rational(446), unweighed: ["hot sauce"])
}
