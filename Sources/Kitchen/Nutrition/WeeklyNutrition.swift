/// What one evening of a plan puts on each plate; leftovers are a portion of the same dish.
package struct DinnerNutrition: Hashable, Sendable {
  package var meal: PlannedMeal
  /// Of one serving.
  package var facts: NutritionFacts
  /// Servings of vegetables on a plate.
  package var vegetables: Rational
  package var hasWholeGrains: Bool
}

/// The dinners of a plan, a plate of each, against what was aimed at.
package struct WeeklyNutrition: Hashable, Sendable {
  /// By day; dinners whose recipe is no longer known are not among them.
  package var dinners: [DinnerNutrition]
  /// Evenings whose recipe is no longer known.
  package var unknown: [Day] = []
  package var guidelines: NutritionGuidelines
  /// In `NutritionWarning.Concern`'s order; empty for a balanced plan.
  package var warnings: [NutritionWarning] = []

  /// A plate's figure over the dinners that have one; nil when none has.
  package func average(_ nutrient: Nutrient) -> Rational? {
    let figures = dinners.compactMap { $0.facts[nutrient]?.amount }
    guard !figures.isEmpty else { return nil }
    return figures.reduce(.zero, +) / Rational(figures.count)
  }

  /// Servings of vegetables on a plate; zero without dinners.
  package var vegetables: Rational {
    dinners.isEmpty ? .zero : dinners.map(\.vegetables).reduce(.zero, +) / Rational(dinners.count)
  }

  package var wholeGrainEvenings: Int { dinners.count(where: \.hasWholeGrains) }

  /// The sources the dinners take their protein from, in `ProteinSource`'s order.
  package var proteins: [ProteinSource] {
    let eaten = Set(dinners.map(\.meal.protein))
    return ProteinSource.allCases.filter { $0 != .none && eaten.contains($0) }
  }

  /// Grams with a figure for calories in percent of all that was weighed, rounded down.
  package var coverage: Int {
    let all = dinners.map(\.facts.grams).reduce(.zero, +)
    guard !all.isZero else { return 0 }
    let covered = dinners.map { $0.facts.grams * ($0.facts[.energy]?.coverage ?? 0) }
    return (covered.reduce(.zero, +) / all).floor
  }

  /// Foods that could not be weighed, each once, in the order of the days.
  package var unweighed: [String] {
    var names: [String] = []
    for name in dinners.flatMap(\.facts.unweighed) where !names.contains(name) { names.append(name) }
    return names
  }
}
