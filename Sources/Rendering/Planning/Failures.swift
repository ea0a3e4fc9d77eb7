import Dialogue
import Kitchen
import Planning
import Values

extension Wording {
  /// Why no plan came out. Source: requirements MP-34: what happened, and what to do next.
  func failure(_ error: PlanningError, _ resume: Resumable) -> [Block] {
    switch error {
    case .insufficientRecipes(let day, let fighting): return insufficient(day, fighting)
    case .budgetTooLow(let limit, let cheapest, let isProven):
      let found =
        (isProven ? "it can't be done; " : "") + "the cheapest I found is \(cheapest.shortText)"
      return .say("\(limit.shortText) is too little\(size(of: resume)): \(found). \(advice(limit, resume))")
    case .recipeNotFound(let name): return .say("I have no recipe called \(quoted(name)).")
    case .invalidServingSize(let servings):
      return .say("I can cook for 1 to 20 people; \(servings) is more than I can do.")
    case .saveFailed(let failure): return .say("The plan is not saved: \(saveSentence(failure))")
    case .unavailable(let supply):
      switch supply {
      case .catalogue:
        return .say("I can't get at the recipes just now. Nothing has changed; please try again.")
      case .prices:
        return .say("I can't get at the prices just now. Nothing has changed; please try again.")
      }
    case .noProgress:
      return .say("I went around in circles and stopped; that is my fault. Nothing has changed.")
    }
  }

  /// The limits that fight. Source: requirements MP-30.
  private func insufficient(_ day: Day, _ fighting: [PlanLimit]) -> [Block] {
    let evening = day.longText
    switch fighting.count {
    case 0: return .say("I found no dinner for \(evening).")
    case 1:
      return .say("I found no dinner for \(evening): \(limitWords(fighting[0])) leaves nothing to choose.")
    default:
      return .say(
        "I found no dinner for \(evening): \(joined(fighting.map(limitWords))) don't go together. "
          + "Loosening any one of them helps.")
    }
  }

  private func limitWords(_ limit: PlanLimit) -> String {
    switch limit {
    case .avoids(let avoided): avoided.phrase
    case .minutes(let minutes, let weekend):
      "\(minutesText(minutes)) on \(weekend ? "weekends" : "weekdays")"
    case .noRepeatedProtein: "no protein two evenings running"
    case .noRepeatedCuisine: "no cuisine two evenings running"
    case .noRepeatedDish: "no dish twice"
    case .wish(let wish): "your wish for \(spaced(wish))"
    case .wishMinutes(let minutes): "\(minutesText(minutes)) that evening"
    case .lowRatings(let count): "without the \(counted(count, "dish", "dishes")) you rated 1 or 2"
    case .excludedDishes(let count): "without the \(counted(count, "dish", "dishes")) you turned down"
    }
  }

  private func size(of resume: Resumable) -> String {
    switch resume {
    case .idle: ""
    case .approval(let draft):
      " for \(counted(draft.request.days.count, "dinner")) for \(draft.request.eaters)"
    }
  }

  /// What to count on at the least; nothing where the limit was above it. Source: MP-19.
  private func advice(_ limit: Money, _ resume: Resumable) -> String {
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

  private func saveSentence(_ failure: StoreFailure) -> String {
    switch failure {
    case .busy: "another window is using the kitchen. The plan is still here."
    case .full: "the disk is full. Free some space; the plan is still here."
    case .damaged: "the kitchen file is damaged. Start Sous again and I will look for a good copy."
    case .failed: "the file could not be written. The plan is still here."
    }
  }

  func closing(for error: PlanningError, _ resume: Resumable) -> Closing {
    switch error {
    case .insufficientRecipes(let day, let fighting): closing(for: fighting, on: day)
    case .budgetTooLow(_, let cheapest, _): closing(forTooLow: cheapest)
    case .recipeNotFound: .say("what's for dinner tonight", "plan the week")
    case .invalidServingSize: .say("we are 4", end: ", for instance")
    case .saveFailed: .say("looks good", end: " to try again")
    case .unavailable, .noProgress: .say("plan the week", end: " to try again")
    }
  }

  /// The budget that would do, to the next $5.
  private func closing(forTooLow cheapest: Money) -> Closing {
    let budget = Money(cents: Rational(cheapest.cents, 500).ceiling * 500)
    return .say("budget \(budget.shortText)", "no limit")
  }

  /// The first limit that a sentence can loosen. Nobody is asked to give up what they must avoid.
  private func closing(for fighting: [PlanLimit], on day: Day) -> Closing {
    for limit in fighting {
      switch limit {
      case .minutes(let minutes, let weekend):
        return .say("\(minutes + 15) minutes on \(weekend ? "weekends" : "weekdays")", "plan the week")
      case .wish, .wishMinutes: return .say("swap \(names.typed(day))", "plan the week")
      case .excludedDishes: return .say("start over", "plan the week")
      case .avoids, .noRepeatedProtein, .noRepeatedCuisine, .noRepeatedDish, .lowRatings: continue
      }
    }
    return .say("what do you know about us", "plan 3 dinners")
  }
}
