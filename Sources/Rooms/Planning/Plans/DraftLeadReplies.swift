import Talk

/// The first sentence over a plan on the table: what is different from the plan before.
func leadSentence(_ change: DraftChange, _ meals: [PlannedMeal], _ words: Wording) -> String {
  let evenings = EveningNames(meals: meals, names: words.names)
  switch change {
  case .new: return "Here is your plan, \(spanText(meals.map(\.day))):"
  case .again: return ""
  case .resumed: return "Here is the plan once more; it is not saved yet."
  case .regenerated(let reason): return regeneratedSentence(reason)
  case .swapped(let days), .quicker(let days): return evenings.news(of: days)
  case .withoutDays(let days, let changed):
    let out = "\(evenings.named(days)) \(days.count == 1 ? "is" : "are") left out; the rest stays."
    return sentences(out, evenings.news(of: changed))
  case .served(let days, let changed): return sentences(evenings.served(days), evenings.news(of: changed))
  case .moved(let from, let to, let isExchange, let changed):
    let move = isExchange ? "\(evenings.named([from, to])) have traded dinners." : evenings.news(of: [to])
    return sentences(move, evenings.news(of: changed))
  case .plated(let people, let days, let changed):
    return sentences(
      people.map { evenings.plates(of: $0, on: days) }.joined(separator: " "), evenings.news(of: changed))
  case .kept(let days):
    return "\(evenings.named(days)) \(days.count == 1 ? "stays" : "stay"); the rest is new."
  case .without(let avoided, let days, let changed):
    return sentences(limitText(avoided, on: days) + ".", evenings.news(of: changed))
  case .repeated(let changed):
    return changed.isEmpty
      ? "Here are the same dinners once more:"
      : sentences("Here are the same dinners once more.", evenings.news(of: changed))
  }
}

private func regeneratedSentence(_ reason: RegenerationReason) -> String {
  switch reason {
  case .userRejected: "Here is another plan."
  case .lackOfVariety: "Here is a plan with more variety."
  case .budgetExceeded: "Here is a cheaper plan."
  case .missingDietaryFilter: "Here is the plan with what you told me."
  }
}

/// A plan's evenings as they are spoken of inside a sentence.
private struct EveningNames {
  var meals: [PlannedMeal]
  var names: DayNames

  /// "Tomorrow is now Lemon chicken." Empty for no days.
  func news(of days: [Day]) -> String {
    let news = days.compactMap { day in
      meals.first { $0.day == day }.map { "\(inner(day)) is now \(title(of: $0))" }
    }
    return news.isEmpty ? "" : capitalized(joined(news)) + "."
  }

  /// "Lou gets Chickpea curry on Friday." Who gets none is told where the plan is.
  func plates(of person: String, on days: [Day]) -> String {
    let plates = days.compactMap { day in
      meals.first { $0.day == day }?.plate(of: person).map { "\($0.title) \(names.adverb(day))" }
    }
    return plates.isEmpty
      ? ""
      : "\(capitalized(plateName(person))) \(person == Member.unnamedSpeaker ? "get" : "gets") \(joined(plates))."
  }

  /// "Friday is for 6."
  func served(_ days: [Day]) -> String {
    let tables = days.compactMap { day in meals.first { $0.day == day } }
    if tables.count > 2, Set(tables.map { "\($0.eaters)\(later($0))" }).count == 1 {
      return "\(named(tables.map(\.day))) are for \(tables[0].eaters)\(later(tables[0]))."
    }
    return capitalized(joined(tables.map { "\(inner($0.day)) is for \($0.eaters)\(later($0))" })) + "."
  }

  /// What is cooked on top of what the evenings eat.
  private func later(_ meal: PlannedMeal) -> String {
    let extra = portionsForLater(meal, in: meals)
    return extra == 0 ? "" : ", and \(extraPortions(extra)) cooked for later"
  }

  /// "Tomorrow and Friday".
  func named(_ days: [Day]) -> String { capitalized(joined(days.map(inner))) }

  private func inner(_ day: Day) -> String {
    let isNear = names.today.map { (0...1).contains(day - $0) } ?? false
    return isNear ? names.heading(day).lowercased() : names.heading(day)
  }
}

/// "Nut-free on Sunday".
private func limitText(_ avoided: [Avoided], on days: [Day]) -> String {
  let when = (1...3).contains(days.count) ? joined(days.map(\.weekday.name)) : "those evenings"
  let limit = "\(capitalized(joined(avoided.map(\.phrase)))) on \(when)"
  return avoided.contains(.diet(.lowSodium)) ? "\(limit) (\(lowSodiumText))" : limit
}

/// What evenings go without, told while a plan waits for answers.
struct LimitsToCome: Reply, Hashable {
  var avoided: [Avoided]
  /// Evenings of the plan to come that go without it.
  var days: [Day] = []
  /// Evenings named that are none of that plan: nothing is kept of them.
  var outside: [Day] = []
  /// Evenings named that have a dinner of a saved plan, which stays.
  var planned: [Day] = []

  func blocks(_ words: Wording) -> [Block] {
    func names(_ days: [Day]) -> String {
      joined(days.map { $0 - (words.today ?? $0) > 6 ? $0.longText : words.names.heading($0) })
    }
    let what = joined(avoided.map(\.phrase))
    var blocks: [Block] = []
    if !days.isEmpty { blocks += .say("\(capitalized(what)) on \(names(days)), in the plan to come.") }
    if !outside.isEmpty {
      blocks += .say(
        "The plan to come has no \(names(outside)): please say that again with that evening's dinner.", .warn)
    }
    if !planned.isEmpty {
      blocks += .say(
        "The dinner of \(names(planned)) is planned already and stays: \(what) is not looked for there.",
        .warn)
    }
    return blocks
  }
  func next(_ words: Wording) -> Closing { .say("plan the week") }
  var status: ReplyStatus { days.isEmpty ? .refused : .done }
}
