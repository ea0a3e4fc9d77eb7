import Talk

/// What is good about the week, or that some of it could be better.
func balanceSentence(_ week: WeeklyNutrition) -> String {
  let grains =
    week.wholeGrainEvenings == 0
    ? "no whole grains" : "whole grains on \(counted(week.wholeGrainEvenings, "evening"))"
  let proteins = "\(counted(week.proteins.count, "kind")) of protein"
  let counts = "\(capitalized(proteins)), \(grains)."
  return week.warnings.isEmpty ? "\(counts) That is a balanced plan." : "\(counts) What would make it better:"
}

/// The concern and the line that mends it. Source: 004 §3.7, `recommendations`.
func warningSentence(_ warning: NutritionWarning, in week: WeeklyNutrition, _ words: Wording) -> String {
  let advice = swapLine(for: warning, in: week, words).map { " Say \(typeable($0))." } ?? ""
  return concernSentence(warning.concern, in: week) + advice
}

private func concernSentence(_ concern: NutritionWarning.Concern, in week: WeeklyNutrition) -> String {
  switch concern {
  case .lowProteinVariety(let count, let least):
    return "\(counted(least, "kind")) of protein would be better than \(count)."
  case .insufficientVegetables(let days, let least):
    return "\(evenings(days, in: week)) under \(counted(least, "serving")) of vegetables."
  case .fewWholeGrains(_, let least): return "Whole grains on \(counted(least, "evening")) would be good."
  case .highSodium(let average, let limit):
    return "A dinner holds \(thousands(average))\u{A0}mg of sodium on average, more than the "
      + "\(thousands(limit))\u{A0}mg of a whole day."
  case .excessiveCalories(let days, let limit):
    return "\(evenings(days, in: week)) over \(thousands(limit))\u{A0}kcal."
  case .lowFiber(let days, let least): return "\(evenings(days, in: week)) under \(least)\u{A0}g of fiber."
  }
}

/// "Friday holds", "Tuesday and Friday hold", "5 of 7 dinners hold".
private func evenings(_ days: [Day], in week: WeeklyNutrition) -> String {
  if days.count > 3 { return "\(days.count) of \(counted(week.dinners.count, "dinner")) hold" }
  return "\(joined(days.map(\.weekday.name))) \(days.count == 1 ? "holds" : "hold")"
}

/// What to say about the evening that should change; nil when none can.
func swapLine(for warning: NutritionWarning, in week: WeeklyNutrition, _ words: Wording) -> String? {
  guard let change = warning.change else { return nil }
  let day = words.names.typed(change)
  let title = week.dinners.first { $0.meal.day == change }?.meal.title.lowercased() ?? ""
  /// The first food that isn't what the dish is called after.
  func something(with foods: String...) -> String {
    "swap \(day) for something with \(foods.first { !title.contains($0) } ?? foods[0])"
  }
  switch warning.concern {
  case .lowProteinVariety: return week.proteins.contains(.legumes) ? "swap \(day)" : something(with: "beans")
  case .insufficientVegetables: return something(with: "broccoli", "zucchini")
  case .fewWholeGrains: return something(with: "quinoa", "brown rice")
  case .highSodium: return "swap \(day)"
  case .excessiveCalories: return "swap \(day) for something lighter"
  case .lowFiber: return something(with: "beans", "lentils")
  }
}
