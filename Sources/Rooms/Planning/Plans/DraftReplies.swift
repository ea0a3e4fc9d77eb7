import Talk

/// A plan on the table, with its costs and all that has to be said before a yes. Source: MP-38, MP-S4.
struct DraftShown: Reply {
  var draft: Draft
  /// What is different from the plan before.
  var change: DraftChange
  /// How many dishes were left out for safety.
  var leftOut: Int
  /// Nil leaves its line out.
  var nutrition: WeeklyNutrition?
  /// What became of the wishes; nil where there are none.
  var wishes: WishReport?
  /// What was spent on food this week already, where the plan is of this week.
  var spent = Money.zero
  /// Plates of their own that no dish was found for.
  var missing: [MissingPlate] = []

  func blocks(_ words: Wording) -> [Block] {
    let meals = draft.plan.meals
    return .say(leadSentence(change, meals, words)) + wished(words) + [planTable(meals, words), .gap] + money
      + [Block].say(nutrition.map(nutritionLine) ?? "", .dim) + [Block].say(assumedInShort, .dim)
      + remarks(words).flatMap { [Block].say($0, .dim) } + [.gap]
  }

  private func wished(_ words: Wording) -> [Block] {
    (wishes?.sentences(words.names) ?? []).flatMap { [Block].say($0) }
  }

  private var money: [Block] {
    let meals = draft.plan.meals
    let eaters = Set(meals.map(\.eaters)).sorted()
    let people = eaters.count == 1 ? "\(eaters[0])" : "\(eaters.first ?? 0) to \(eaters.last ?? 0)"
    var lines = [
      column(
        "\(counted(meals.count, "dinner")) for \(people)", "used \(draft.cost.used.text)",
        tillText(draft.cost))
    ]
    if let limit = draft.request.budget, limit > .zero {
      let share = bar(value: draft.cost.total.cents + spent.cents, of: limit.cents, width: 10)
      let before = spent == .zero ? "" : ", \(spent.text) of it spent"
      let span = meals.count > 7 ? " for \(meals.count) days" : ""
      lines.append(column("Budget \(limit.shortText)\(span)\(before)", share))
    }
    return lines.flatMap { [Block].say($0) }
  }

  /// The basics counted; the shopping list names each.
  private var assumedInShort: String {
    let assumed = draft.list.assumed
    guard assumed.count > 4 else { return assumedSentence(draft.list) }
    let shown = ["salt", "olive oil", "vegetable oil", "black pepper"].filter(assumed.contains).prefix(2)
    let rest = assumed.count - shown.count
    let what = shown.isEmpty ? "\(rest) basics" : "\(shown.joined(separator: ", ")) and \(rest) other basics"
    return "Assumed at home: \(what); the shopping list names them."
  }

  /// What a person should know before saying yes; each a sentence.
  private func remarks(_ words: Wording) -> [String] {
    let rest = [leftOutSentence(leftOut), honesty(draft.cost)].filter { !$0.isEmpty }
    return missing.map(missingSentence) + cuisinesMissing(draft) + bentRules(draft.plan.meals)
      + bentWishes(draft)
      + longEvenings(draft)
      + outEvenings(draft)
      + savingSentences(draft, words) + rest
  }

  /// "looks good", and questions about evenings that are in the plan.
  var vouches: Bool { true }
  func next(_ words: Wording) -> Closing {
    let days = draft.plan.meals.map(\.day)
    guard let first = days.first, let last = days.last else { return .say("plan the week") }
    let swap = days.dropFirst().first ?? first
    let why = days.last { $0.weekday == .friday && $0 != swap } ?? last
    return .say(
      "looks good", "swap \(words.names.typed(swap))", "why \(words.names.typed(why))?", "shopping list")
  }

  var matter: Facts? {
    planFacts(
      draft.plan, swaps: draft.swaps, list: draft.list,
      cost: Facts(draft.cost, budget: draft.request.budget), nutrition)
  }

  /// The first sentence alone, where the same evenings are shown once more at the end.
  func before(_ later: any Reply) -> (any Reply)? {
    guard let last = (later as? DraftShown)?.draft.plan.meals else { return self }
    let days = draft.plan.meals.map(\.day)
    guard last.contains(where: { days.contains($0.day) }) else { return self }
    switch change {
    case .new, .again, .resumed, .regenerated, .swapped([]), .served([], changed: []): return nil
    default: return DraftHead(change: change, meals: draft.plan.meals)
    }
  }

  func notices(_ words: Wording) -> [String] { bentRules(draft.plan.meals) + [leftOutSentence(leftOut)] }
}

/// What a change came to, of a plan that is shown whole further down.
private struct DraftHead: Reply {
  var change: DraftChange
  var meals: [PlannedMeal]

  func blocks(_ words: Wording) -> [Block] { .say(leadSentence(change, meals, words)) }

  func before(_ later: any Reply) -> (any Reply)? {
    guard case .served(let days, let changed) = change,
      let told = ((later as? VisitorsNoted)?.notes ?? (later as? EveningsNoted)?.notes)?.map(\.day)
    else { return self }
    // How many eat is told there; another dinner is not.
    let others = days.filter { !told.contains($0) }
    guard others.isEmpty else { return DraftHead(change: .served(others, changed: changed), meals: meals) }
    return changed.isEmpty ? nil : DraftHead(change: .swapped(changed), meals: meals)
  }
}

/// The liked cuisines that no dinner of it is of: none is passed over in silence.
private func cuisinesMissing(_ draft: Draft) -> [String] {
  let cooked = draft.plan.meals.filter { $0.kind == .cook }
  let missing = draft.request.cuisines.filter { name in
    !cooked.contains { isCuisine($0.cuisine, named: name) }
  }
  guard !missing.isEmpty, cooked.count > 1 else { return [] }
  let names = missing.map { cuisineName($0) }
  return [
    "No dinner of this plan is \(names.joined(separator: " or ")): I have none, or none that fits beside the rest."
  ]
}

/// The rules that had to give way, said once each: "Thursday repeats chicken: nothing else fits."
private func bentRules(_ meals: [PlannedMeal]) -> [String] {
  var rules: [String] = []
  for case .onlyChoice(let rule) in meals.flatMap(\.because) where !rules.contains(rule) {
    rules.append(rule)
  }
  return rules.flatMap { rule -> [String] in
    let all = meals.filter { $0.because.contains(.onlyChoice(rule)) }
    let chosen = all.filter { $0.because.contains(.asked($0.title)) }
    let bent = all.filter { !chosen.contains($0) }
    return [(bent, ": nothing else fits."), (chosen, ", as you chose.")].compactMap { group, why in
      guard !group.isEmpty else { return nil }
      let days = joined(group.map(\.day.weekday.name))
      return "\(days) \(group.count == 1 ? "repeats" : "repeat") \(repeated(rule, group))\(why)"
    }
  }
}

private func repeated(_ rule: String, _ meals: [PlannedMeal]) -> String {
  let one = meals.count == 1 ? meals.first : nil
  return switch rule {
  case "protein": one.map { $0.protein == .none ? "a meatless dish" : $0.protein.name } ?? "a protein"
  case "cuisine": one.map { "\(cuisineName($0.cuisine)) cooking" } ?? "a cuisine"
  case "dish": one.map { "\($0.title)" } ?? "a dish"
  case let other: spaced(other)
  }
}

/// What weekdays are always about and nothing fits: said, never silently dropped.
private func bentWishes(_ draft: Draft) -> [String] {
  draft.request.wishes.filter(\.isFixed).compactMap { wish in
    guard let meal = draft.plan.meal(on: wish.day), meal.kind == .cook else { return nil }
    let isMet =
      wish.recipe.map { $0 == meal.recipe } ?? wish.wants.allSatisfy { meal.because.contains(.asked($0)) }
    let what = wish.wants.map(foodText)
    return isMet || what.isEmpty
      ? nil : "No \(joined(what)) for \(wish.day.weekday.name): nothing fits all you told me."
  }
}

/// Evenings that take longer than the household allows, because a dinner was moved there.
private func longEvenings(_ draft: Draft) -> [String] {
  draft.plan.meals.compactMap { meal in
    let limit = draft.request.minutes(on: meal.day)
    guard meal.kind == .cook, meal.minutes > limit else { return nil }
    return "\(meal.day.weekday.name) takes \(minutesText(meal.minutes)), more than your \(limit)."
  }
}

/// Evenings in between on which nobody eats here.
private func outEvenings(_ draft: Draft) -> [String] {
  let out = draft.request.evenings.filter(\.isOut)
  let days = out.filter { $0.own == nil }.map(\.day)
  let own = out.compactMap { note in note.own.map { "\(note.day.weekday.name): \($0), your own." } }
  return (days.isEmpty ? [] : ["You are out on \(daysText(days))."]) + own
}
