/// The figures that differ from the usual ones, each as a phrase.
package func ownPhrases(_ guidelines: NutritionGuidelines, but left: Guideline? = nil) -> [String] {
  Guideline.allCases.filter { $0 != left && guidelines.differs(in: $0) }
    .map { phrase($0, guidelines[keyPath: $0.path]) }
}

extension NutritionGuidelines {
  /// Whether the household set this figure itself.
  package func differs(in guideline: Guideline) -> Bool {
    self[keyPath: guideline.path] != Self.usual[keyPath: guideline.path]
  }
}

/// The figure in words: "at most 2,300 mg of sodium a day".
package func phrase(_ guideline: Guideline, _ figure: Int) -> String {
  switch guideline {
  case .dailyCalories: "\(thousands(figure))\u{A0}kcal a day"
  case .maxSodium: "at most \(thousands(figure))\u{A0}mg of sodium a day"
  case .minVegetableServings: "at least \(counted(figure, "serving")) of vegetables a dinner"
  case .minWholeGrains: "whole grains on at least \(counted(figure, "evening")) a week"
  case .minProteins: "at least \(counted(figure, "kind")) of protein a week"
  case .maxDinnerCalories: "at most \(thousands(figure))\u{A0}kcal a dinner"
  case .minDinnerFibre: "at least \(figure)\u{A0}g of fiber a dinner"
  }
}

/// Why a figure is taken for a slip.
package func guidelineProblem(_ guideline: Guideline, _ figure: Rational) -> String {
  let bounds = "\(thousands(guideline.range.lowerBound)) to \(thousands(guideline.range.upperBound))"
  let can =
    switch guideline {
    case .dailyCalories: "A day's calories can be \(bounds)\u{A0}kcal"
    case .maxSodium: "A day's limit for sodium can be \(bounds)\u{A0}mg"
    case .minVegetableServings: "A dinner can aim at \(bounds) servings of vegetables"
    case .minWholeGrains: "A week can have whole grains on \(bounds) evenings"
    case .minProteins: "A week can aim at \(bounds) kinds of protein"
    case .maxDinnerCalories: "A dinner's limit can be \(bounds)\u{A0}kcal"
    case .minDinnerFibre: "A dinner can aim at \(bounds)\u{A0}g of fiber"
    }
  return "\(can), in whole numbers; \(figure.text) looks like a slip."
}

extension Guideline {
  /// How a household says it.
  package var example: String {
    switch self {
    case .dailyCalories: "we want 1800 calories a day"
    case .maxSodium: "our limit is 1800 mg of sodium"
    case .minVegetableServings: "at least 3 servings of vegetables a dinner"
    case .minWholeGrains: "whole grains at least 4 times a week"
    case .minProteins: "at least 4 different proteins a week"
    case .maxDinnerCalories: "at most 600 calories a dinner"
    case .minDinnerFibre: "at least 10 g of fiber a dinner"
    }
  }
}
