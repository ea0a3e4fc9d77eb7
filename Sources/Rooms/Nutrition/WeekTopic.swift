import Talk

/// What a question about a whole plan is about.
enum WeekTopic: Hashable, Sendable {
  case nutrient(Nutrient)
  case vegetables, wholeGrains

  /// Nil when it was about everything.
  init?(_ slots: Slots) {
    switch slots.word("topic") {
    case "vegetables": self = .vegetables
    case "whole-grains": self = .wholeGrains
    default:
      guard let nutrient = slots.word("nutrient").flatMap({ Nutrient(rawValue: $0) }) else { return nil }
      self = .nutrient(nutrient)
    }
  }

  /// Whether the warning is about it.
  func covers(_ warning: NutritionWarning) -> Bool {
    switch warning.concern {
    case .lowProteinVariety: self == .nutrient(.protein)
    case .insufficientVegetables: self == .vegetables
    case .fewWholeGrains: self == .wholeGrains
    case .highSodium: self == .nutrient(.sodium)
    case .excessiveCalories: self == .nutrient(.energy)
    case .lowFiber: self == .nutrient(.fiber)
    }
  }
}
