import Talk

/// Why a dish stands on its day: each reason a sentence. Source: requirements FR-PR-006.
struct WhyPicked: Reply {
  var meal: PlannedMeal

  func blocks(_ words: Wording) -> [Block] {
    let evening = words.today == meal.day ? "tonight" : "on \(meal.day.longText)"
    let reasons = meal.because.map { reasonSentence($0, meal) }
    guard !reasons.isEmpty else {
      return .say("\(meal.title) \(evening): it fits all you told me, and I found nothing better.")
    }
    return .say("\(meal.title) \(evening), because:") + reasons.map { .item("• ", [Span($0)]) }
  }

  func next(_ words: Wording) -> Closing {
    let recipe = "recipe for \(meal.title)"
    if let offer = words.state.offer, offer.meals.contains(meal) { return .say(recipe, "something else") }
    return .say(recipe, "swap \(words.names.typed(meal.day))")
  }

  var matter: Facts? { ["kind": "day", "day": Facts(meal)] }
}

private func reasonSentence(_ reason: PickReason, _ meal: PlannedMeal) -> String {
  switch reason {
  case .withinMinutes(let limit): return "It takes \(minutesText(meal.minutes)), within your \(limit)."
  case .avoids(let avoided):
    switch avoided {
    case .diet(let diet): return "It is \(diet.rawValue)."
    case .allergen, .food: return "It has \(avoided.phrase)."
    }
  case .likedCuisine(let cuisine): return "You like \(cuisineName(cuisine)) cooking."
  case .asked(let wish): return "You asked for \(foodText(wish))."
  case .usesPantry(let have, let count): return "You have \(have) of its \(count) ingredients."
  case .favorite: return "It is one of your favorites."
  case .rated(let stars): return "You gave it \(starsText(stars))."
  case .usesUp(let food, let day): return "It uses up the \(food), good until \(day.weekday.name)."
  case .shares(let food, let day): return "It shares the \(food) with \(day.weekday.name)'s dinner."
  case .inSeason(let food): return "\(capitalized(food)) are in season."
  case .leftovers(let day): return "It was cooked on \(day.weekday.name) for both evenings."
  case .cookedAhead(let day): return "It feeds \(day.weekday.name) too, so that evening is free of cooking."
  case .newProtein(let protein):
    return protein == .none
      ? "It is a meatless evening." : "No dinner before it that week has \(protein.name)."
  case .newCuisine(let cuisine): return "It brings \(cuisineName(cuisine)) cooking into the week."
  case .inexpensive(let money): return "It is inexpensive, \(money.text) a serving."
  case .fridayHabit: return "Fridays lean to fish or meatless."
  case .savesMoney(let money): return "It saves \(money.text)."
  case .onlyChoice(let rule): return "It repeats a \(spaced(rule)), since nothing else fit."
  }
}

extension PickReason {
  /// It was eaten a week before, and last week was asked for once more. Kept with the plan in these words.
  static let lastWeekAgain = PickReason.asked("last week's dinners")
}
