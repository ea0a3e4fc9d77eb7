import Talk

/// Foods that a request to plan wants, and that no evening of it takes.
struct WishesNotUsed: Reply, Hashable {
  var words: [String]

  func blocks(_ words: Wording) -> [Block] {
    .say("I did not use: \(joined(self.words)). Please say for which evening you want it.")
  }

  func next(_ words: Wording) -> Closing { .none }
}

/// The evenings of a plan as a table. Source: requirements MP-38.
func planTable(_ meals: [PlannedMeal], _ words: Wording) -> Block {
  let rows = meals.flatMap { meal in
    [
      [
        TableCell(meal.day.shortText), TableCell(title(of: meal), .accent), TableCell("\(meal.minutes)"),
        TableCell("\(meal.servings)"), TableCell(meal.used == .zero ? "" : meal.used.text),
        TableCell(notes(on: meal, in: meals, words)),
      ]
    ] + plateRows(meal)
  }
  let columns = [
    TableColumn("Day", priority: 8, minWidth: 6), TableColumn("Dinner", priority: 9, minWidth: 16),
    TableColumn("Min", .right, priority: 4, label: "minutes"),
    TableColumn("Serves", .right, priority: 2, label: "serves"), TableColumn("Cost", .right, priority: 5),
    TableColumn("Notes", priority: 7, minWidth: 14, maxWidth: max(20, words.width - 57)),
  ]
  // A column nobody needs is left away; servings that are all the same stand in the totals.
  let sameServings = meals.allSatisfy { $0.servings == meals.first?.servings && $0.plates.isEmpty }
  let used = columns.indices.filter { index in
    rows.contains { !$0[index].text.isEmpty } && !(index == 3 && sameServings)
  }
  return .table(
    Table(columns: used.map { columns[$0] }, rows: rows.map { row in used.map { row[$0] } }), indent: 0)
}

/// How many portions a dish is cooked for beside those that its evenings eat.
func portionsForLater(_ meal: PlannedMeal, in meals: [PlannedMeal]) -> Int {
  guard meal.kind == .cook else { return 0 }
  let rest = meals.first { $0.kind == .leftovers && $0.day == meal.day + 1 && $0.recipe == meal.recipe }
  return max(0, meal.servings - meal.eaters - (rest?.eaters ?? 0))
}

private func notes(on meal: PlannedMeal, in meals: [PlannedMeal], _ words: Wording) -> String {
  let isTonight = words.today == meal.day
  let isForTwo =
    meal.because.contains(.cookedAhead(meal.day + 1))
    || meals.contains { $0.kind == .leftovers && $0.day == meal.day + 1 && $0.recipe == meal.recipe }
  let more = portionsForLater(meal, in: meals)
  return [
    isTonight ? "tonight" : "", SafetyFacts(meal).note, isForTwo ? "cooked for two evenings" : "",
    more > 0 ? "\(more) for later" : "",
  ]
  .filter { !$0.isEmpty }.joined(separator: "; ")
}

/// Saved at approval. Source: requirements MP-33; Decisions "Saving".
struct PlanSaved: Reply {
  var saved: SavedPlan
  var budget: Money?
  var nutrition: WeeklyNutrition?

  func blocks(_ words: Wording) -> [Block] {
    let next = saved.plan.meals.first { meal in words.today.map { meal.day >= $0 } ?? true }
    guard let meal = next else { return .say("Saved.") }
    let dinner = "Saved. \(words.names.heading(meal.day)): \(title(of: meal)), \(minutesText(meal.minutes))."
    return .say(sentences(dinner, plateSentence(meal)))
  }

  func next(_ words: Wording) -> Closing { .say("shopping list", "what's for dinner tonight", "undo") }

  var matter: Facts? {
    planFacts(saved.plan, list: saved.list, cost: Facts(saved.cost, budget: budget), nutrition)
  }
}

/// A saved plan. Source: requirements MP-38.
struct PlanShown: Reply {
  var saved: SavedPlan
  var nutrition: WeeklyNutrition?

  func blocks(_ words: Wording) -> [Block] {
    let meals = saved.plan.meals
    let cost = column(counted(meals.count, "dinner"), "used \(saved.cost.used.text)", tillText(saved.cost))
    return [.heading("Your plan, \(spanText(meals.map(\.day)))"), planTable(meals, words), .gap, .say(cost)]
      + .say(nutrition.map(nutritionLine) ?? "", .dim)
  }

  func next(_ words: Wording) -> Closing {
    let coming = saved.plan.meals.map(\.day).filter { day in words.today.map { day >= $0 } ?? true }
    guard let day = coming.dropFirst().first ?? coming.first else {
      return .say("plan the week", "shopping list")
    }
    return .say("what's for dinner tonight", "swap \(words.names.typed(day))", "shopping list")
  }

  var matter: Facts? { planFacts(saved.plan, list: saved.list, cost: Facts(saved.cost), nutrition) }
}

/// One evening in a sentence or two.
struct DayShown: Reply {
  var meal: PlannedMeal
  /// True while the plan waits for a yes.
  var isDraft: Bool

  func blocks(_ words: Wording) -> [Block] {
    let cost = meal.used == .zero ? "" : ", \(meal.used.text)"
    let dish =
      "\(words.names.heading(meal.day)): \(title(of: meal)), \(minutesText(meal.minutes)), "
      + "for \(meal.eaters)\(cost)."
    return .say(
      sentences(
        dish, SafetyFacts(meal).sentence, plateSentence(meal), isDraft ? "The plan is not saved yet." : ""))
  }

  func next(_ words: Wording) -> Closing {
    let day = words.names.typed(meal.day)
    return .say("recipe for \(day)", "why \(day)?", "swap \(day)")
  }

  var matter: Facts? { ["kind": "day", "day": Facts(meal)] }
}

/// Some evenings, asked for together.
struct EveningsShown: Reply {
  var meals: [PlannedMeal]
  /// Those asked for that have no dinner.
  var without: [Day]
  /// True while the plan waits for a yes.
  var isDraft: Bool

  func blocks(_ words: Wording) -> [Block] {
    [.heading(spanText(meals.map(\.day))), planTable(meals, words)]
      + .say(
        without.isEmpty ? "" : "Nothing is planned for \(joined(without.map { words.names.heading($0) })).")
      + .say(isDraft ? "The plan is not saved yet." : "")
  }

  func next(_ words: Wording) -> Closing {
    let day = words.names.typed(meals[0].day)
    return .say("recipe for \(day)", "why \(day)?", "swap \(day)")
  }

  var matter: Facts? { ["kind": "days", "days": meals.map { Facts($0) }] }
}

/// None of the evenings asked for has a dinner.
struct NoneOfThose: Reply {
  var days: [Day]

  func blocks(_ words: Wording) -> [Block] {
    .say("Nothing is planned for \(joined(days.map { words.names.heading($0) })).")
  }

  func next(_ words: Wording) -> Closing { .say("plan the week", "show the plan") }
}

/// How one evening is planned.
func planLine(for day: Day, _ today: Day) -> String { "plan dinner for \(DayNames(today: today).typed(day))" }

/// All the evenings asked for have a dinner.
struct AlreadyPlanned: Reply, Hashable {
  var days: [Day]
  init(_ days: [Day]) { self.days = days }

  func blocks(_ words: Wording) -> [Block] {
    guard days.count > 1 else { return .say("\(days.first?.longText ?? "That evening") is already planned.") }
    return .say("Those evenings are already planned: \(daysText(days)).")
  }

  func next(_ words: Wording) -> Closing { .say("show the plan", "plan next week") }
}

/// A plan with its list and cost, as the matter of a reply. Source: formats, `data`.
func planFacts(
  _ plan: MealPlan, swaps: [BudgetSwap] = [], list: GroceryList, cost: Facts, _ nutrition: WeeklyNutrition?
) -> Facts {
  let swaps = swaps.map { swap in
    ["day": swap.day, "from": swap.from.recipe, "to": swap.to.recipe, "kind": swap.kind, "saves": swap.saves]
      as Facts
  }
  let shown: Facts = [
    "days": plan.meals.map { Facts($0) }, "id": plan.id, "nutrition": nutrition.map { Facts($0) },
    "starts": plan.starts, "status": plan.status, "swaps": swaps,
  ]
  return ["kind": "plan", "plan": shown, "list": Facts(list), "cost": cost]
}

/// The dish that is being cooked is not for somebody, as was just told.
struct StoveDishNotFor: Reply, Hashable {
  var title: String
  var names: [String]

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "\(title), on the stove now, is not for \(joined(names)), as far as I can tell. It stays tonight's dinner.",
      .warn)
  }
  func next(_ words: Wording) -> Closing { .say("what's in it", "next") }
}
