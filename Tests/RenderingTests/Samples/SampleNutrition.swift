import Dialogue
import Kitchen
import Values

/// A plate of a dish with figures easy to check by head.
private func dinner(
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
let poorWeek = WeeklyNutrition(
  dinners: [
    dinner(lemonChicken, kcal: 600, sodium: 900, vegetables: Rational(5, 2)),
    dinner(tacos, kcal: 500, sodium: 1200, vegetables: Rational(2), grains: true),
    dinner(linguine, kcal: 1100, sodium: 1500, vegetables: Rational(1, 2)),
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
let goodWeek = WeeklyNutrition(dinners: Array(poorWeek.dinners.prefix(2)), guidelines: .usual)

let ownFigures = NutritionGuidelines(maxSodium: 1800, minVegetableServings: 3)

let nutritionSamples: [(String, Response)] = [
  ("poor week", .lookup(.week(poorWeek, asked: nil))),
  ("sodium of a week", .lookup(.week(poorWeek, asked: .nutrient(.sodium)))),
  ("calories of a week", .lookup(.week(goodWeek, asked: .nutrient(.energy)))),
  ("iron of a week", .lookup(.week(goodWeek, asked: .nutrient(.iron)))),
  ("vegetables of a week", .lookup(.week(poorWeek, asked: .vegetables))),
  ("whole grains of a week", .lookup(.week(goodWeek, asked: .wholeGrains))),
  ("good week", .lookup(.week(goodWeek, asked: nil))),
  ("no dinners", .lookup(.week(WeeklyNutrition(dinners: [], guidelines: .usual), asked: nil))),
  ("own guidelines", .guidelines(ownFigures, changed: .maxSodium)),
  ("one usual guideline", .guidelines(ownFigures, changed: .dailyCalories)),
  ("usual guidelines", .guidelines(.usual, changed: nil)),
  ("draft with nutrition", .draft(draft(), change: .new, leftOut: 0, nutrition: poorWeek)),
  ("household with guidelines", .household(Household(size: 4, guidelines: ownFigures))),
]
