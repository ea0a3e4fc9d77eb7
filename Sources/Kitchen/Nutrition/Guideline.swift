/// One figure of the guidelines that a household may set for itself.
package enum Guideline: String, CaseIterable, Codable, Sendable, Hashable {
  case dailyCalories = "daily-calories"
  case maxSodium = "max-sodium"
  case minVegetableServings = "vegetable-servings"
  case minWholeGrains = "whole-grains"
  case minProteins = "proteins"
  case maxDinnerCalories = "dinner-calories"
  case minDinnerFibre = "dinner-fibre"

  package var path: WritableKeyPath<NutritionGuidelines, Int> {
    switch self {
    case .dailyCalories: \.dailyCalories
    case .maxSodium: \.maxSodium
    case .minVegetableServings: \.minVegetableServings
    case .minWholeGrains: \.minWholeGrains
    case .minProteins: \.minProteins
    case .maxDinnerCalories: \.maxDinnerCalories
    case .minDinnerFibre: \.minDinnerFibre
    }
  }

  /// What can be meant; anything else is taken for a slip.
  package var range: ClosedRange<Int> {
    switch self {
    case .dailyCalories: 800...6_000
    case .maxSodium: 300...10_000
    case .minVegetableServings: 1...6
    case .minWholeGrains: 1...7
    case .minProteins: 1...7
    case .maxDinnerCalories: 200...3_000
    case .minDinnerFibre: 1...40
    }
  }
}
