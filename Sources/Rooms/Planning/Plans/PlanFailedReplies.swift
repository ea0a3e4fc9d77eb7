import Talk

/// Why no plan came out: what happened, and what to do next. Source: requirements MP-34.
struct PlanFailed: Reply {
  var error: PlanningError
  /// What is still on the table.
  var resume: Resumable
  /// What was to be different about the plan on the table; nil where none was asked to be changed.
  var change: DraftChange?

  /// What was wished that no dish of the book is; nil where dishes are only kept out by other limits.
  var unknown: UnknownDish?
  /// The only one of the house who eats what the others need not, by name: a plate of their own would let the others have it.
  var apart: String?

  init(
    _ error: PlanningError, _ resume: Resumable, change: DraftChange? = nil, unknown: UnknownDish? = nil,
    apart: String? = nil
  ) {
    (self.error, self.resume, self.change, self.unknown) = (error, resume, change, unknown)
    self.apart = apart
  }

  func blocks(_ words: Wording) -> [Block] {
    switch error {
    case .insufficientRecipes(let day, let fighting): return unknown?.blocks ?? insufficient(day, fighting)
    case .budgetTooLow(let limit, let cheapest, _) where changed != nil:
      return .say(overBudgetSentence(changed ?? .new, limit, from: cheapest, words))
    case .budgetTooLow(let limit, let cheapest, let isProven):
      let found = (isProven ? "it can't be done; " : "") + "the cheapest I found is \(cheapest.shortText)"
      return .say("\(limit.shortText) is too little\(size): \(found). \(advice(limit))")
    case .recipeNotFound(let name): return NoSuchRecipe(name).blocks(words)
    case .invalidServingSize(let servings):
      return .say("I can cook for 1 to 20 people; \(servings) is more than I can do.")
    case .saveFailed(let failure): return .say("The plan is not saved: \(saveSentence(failure))")
    case .unavailable(let supply):
      switch supply {
      case .catalogue:
        return .say("I can't get at the recipes just now. Nothing has changed; please try again.")
      case .prices: return .say("I can't get at the prices just now. Nothing has changed; please try again.")
      }
    case .noProgress:
      return .say("I went around in circles and stopped; that is my fault. Nothing has changed.")
    }
  }

  func next(_ words: Wording) -> Closing {
    switch error {
    case .insufficientRecipes(let day, let fighting):
      apart.flatMap { besidePlate(of: $0, fighting, on: day, words) } ?? loosening(fighting, on: day, words)
    case .budgetTooLow(_, let cheapest, _) where changed != nil:
      .say(
        changed == .regenerated(.budgetExceeded)
          ? ["looks good", "show the plan"]
          : ["looks good", "budget \(roundedUp(cheapest).shortText)", "show the plan"])
    case .budgetTooLow(_, let cheapest, _): .say("budget \(roundedUp(cheapest).shortText)", "no limit")
    case .recipeNotFound: .say("what's for dinner tonight", "plan the week")
    case .invalidServingSize: .say("we are 4", end: ", for instance")
    case .saveFailed: .say("looks good", end: " to try again")
    case .unavailable, .noProgress: .say("plan the week", end: " to try again")
    }
  }

  var matter: Facts? { error.facts }

  var status: ReplyStatus {
    switch error {
    case .budgetTooLow where changed != nil: .asking
    case .insufficientRecipes, .budgetTooLow: .nothingFits
    case .recipeNotFound, .invalidServingSize: .refused
    case .saveFailed(.damaged): .damaged
    case .saveFailed(.busy), .saveFailed(.full), .saveFailed(.failed), .unavailable, .noProgress: .failed
    }
  }

  var tellsOfFailedSave: Bool { if case .saveFailed = error { true } else { false } }

  /// What can't be done to a plan that is within its limit and goes on waiting for a yes; nil where no such
  /// plan waits.
  private var changed: DraftChange? {
    guard case .budgetTooLow(let limit, _, _) = error, case .approval(let draft) = resume else { return nil }
    return change == .regenerated(.budgetExceeded) || draft.cost.total <= limit ? change : nil
  }

  private var size: String {
    switch resume {
    case .idle: ""
    case .approval(let draft):
      " for \(counted(draft.request.days.count, "dinner")) for \(draft.request.eaters)"
    }
  }

  /// What to count on at the least; nothing where the limit was above it. Source: MP-19.
  private func advice(_ limit: Money) -> String {
    let least: String
    switch resume {
    case .idle: least = "\(advisedBudget(for: 1).shortText) a person"
    case .approval(let draft):
      let eaters = draft.request.eaters
      guard limit < advisedBudget(for: eaters) else { return "" }
      least = "\(advisedBudget(for: eaters).shortText) for \(eaters)"
    }
    return "For a week of dinners, \(least) is the least to count on."
  }
}

private func saveSentence(_ failure: StoreFailure) -> String {
  switch failure {
  case .busy: "another window is using the kitchen. The plan is still here."
  case .full: "the disk is full. Free some space; the plan is still here."
  case .damaged: "the kitchen file is damaged. Start Sous again and I will look for a good copy."
  case .failed: "the file could not be written. The plan is still here."
  }
}

/// The limits that fight. Source: requirements MP-30.
private func insufficient(_ day: Day, _ fighting: [PlanLimit]) -> [Block] {
  let evening = day.longText
  // A kind and a dish may be wished in the same words.
  let limits = fighting.map(limitWords).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
  switch limits.count {
  case 0: return .say("I found no dinner for \(evening).")
  case 1:
    return .say("I found no dinner for \(evening): \(limits[0]) leaves nothing to choose.")
  default:
    return .say(
      "I found no dinner for \(evening): \(joined(limits)) don't go together. "
        + "Loosening any one of them helps.")
  }
}

private func limitWords(_ limit: PlanLimit) -> String {
  switch limit {
  case .avoids(let avoided): avoided.phrase
  case .minutes(let minutes, let weekend): "\(minutesText(minutes)) on \(weekend ? "weekends" : "weekdays")"
  case .noRepeatedProtein: "no protein two evenings running"
  case .noRepeatedCuisine: "no cuisine two evenings running"
  case .noRepeatedDish: "no dish twice"
  case .wish(let wish): "your wish for \(spaced(wish))"
  case .wishMinutes(let minutes): "\(minutesText(minutes)) that evening"
  case .asked(let wish): wishPhrase(wish)
  case .lowRatings(let count): "without the \(counted(count, "dish", "dishes")) you rated 1 or 2"
  case .excludedDishes(let count): "without the \(counted(count, "dish", "dishes")) you turned down"
  }
}

/// The first limit that a sentence can loosen. Nobody is asked to give up what they must avoid.
/// A plate of their own for whoever's way of eating stands in the way; nil where something else does.
private func besidePlate(
  of person: String, _ fighting: [PlanLimit], on day: Day, _ words: Wording
) -> Closing? {
  let diets = fighting.compactMap { limit -> Diet? in
    if case .avoids(.diet(let diet)) = limit, [Avoidance(.diet(diet))].isEasedByAPlate { diet } else { nil }
  }
  guard fighting.count > 1, let diet = diets.first else { return nil }
  return .say(
    "something \(diet.rawValue) for \(typedName(person)) on \(words.names.typed(day))", "plan the week")
}

private func loosening(_ fighting: [PlanLimit], on day: Day, _ words: Wording) -> Closing {
  for limit in fighting {
    switch limit {
    case .minutes(let minutes, let weekend):
      return .say("\(minutes + 15) minutes on \(weekend ? "weekends" : "weekdays")", "plan the week")
    case .wish, .wishMinutes, .asked: return .say("swap \(words.names.typed(day))", "plan the week")
    case .excludedDishes: return .say("start over", "plan the week")
    case .avoids, .noRepeatedProtein, .noRepeatedCuisine, .noRepeatedDish, .lowRatings: continue
    }
  }
  return .say("what do you know about us", "plan 3 dinners")
}

/// Why the plan on the table was not changed: all that the change could come to is over its limit.
private func overBudgetSentence(
  _ change: DraftChange, _ limit: Money, from cheapest: Money, _ words: Wording
) -> String {
  let over = "over \(limit.shortText) (from \(cheapest.text))"
  let stays = "The plan stays as it was."
  switch change {
  case .swapped(let days):
    let evenings = joined(days.map { words.names.typed($0) })
    let what =
      days.count == 1
      ? "Every other dinner for \(evenings) takes it" : "Other dinners for \(evenings) take it"
    return "\(what) \(over). \(stays)"
  case .regenerated(.budgetExceeded): return "I found no plan that is cheaper. \(stays)"
  case .regenerated(.missingDietaryFilter): return "With that, every plan I found is \(over). \(stays)"
  case .regenerated, .new: return "Every other plan I found is \(over). \(stays)"
  default: return "Every plan like that is \(over). \(stays)"
  }
}

/// The budget that would do, to the next $5.
private func roundedUp(_ cheapest: Money) -> Money {
  Money(cents: Rational(cheapest.cents, 500).ceiling * 500)
}

extension PlanningError {
  /// The error's name and what belongs to it.
  var facts: Facts {
    let facts: Facts =
      switch self {
      case .insufficientRecipes(let day, let fighting):
        ["name": "insufficientRecipes", "day": day, "fighting": fighting.map(\.facts)]
      case .budgetTooLow(let limit, let cheapest, let isProven):
        ["name": "budgetTooLow", "limit": limit, "cheapest": cheapest, "proven": isProven]
      case .recipeNotFound(let name): ["name": "recipeNotFound", "recipe": name]
      case .invalidServingSize(let servings): ["name": "invalidServingSize", "servings": servings]
      case .saveFailed(let failure): ["name": "saveFailed", "reason": failure.rawValue]
      case .unavailable(let supply): ["name": "unavailable", "supply": supply.rawValue]
      case .noProgress: ["name": "noProgress"]
      }
    return facts + ["kind": "problem"]
  }
}

extension PlanLimit {
  fileprivate var facts: Facts {
    switch self {
    case .avoids(let what): ["limit": "avoids", "kind": what.kind, "what": what.word]
    case .minutes(let minutes, let weekend): ["limit": "minutes", "minutes": minutes, "weekend": weekend]
    case .noRepeatedProtein: ["limit": "noRepeatedProtein"]
    case .noRepeatedCuisine: ["limit": "noRepeatedCuisine"]
    case .noRepeatedDish: ["limit": "noRepeatedDish"]
    case .wish(let wish): ["limit": "wish", "wish": wish]
    case .wishMinutes(let minutes): ["limit": "wishMinutes", "minutes": minutes]
    case .asked(let wish): ["limit": "wish", "wish": wish.code]
    case .excludedDishes(let count): ["limit": "excludedDishes", "count": count]
    case .lowRatings(let count): ["limit": "lowRatings", "count": count]
    }
  }
}
