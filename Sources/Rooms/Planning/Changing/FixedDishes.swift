import Talk

/// "Tacos every Tuesday", or no longer. Source: requirements MP-39.
func fixDish(_ said: Said, _ turn: inout Turn) {
  if said.slots.has("off"), !said.slots.has("day"), let want = said.slots.word("want") {
    let known = turn.world.fixedDishes.filter { $0.wants.contains(want) }
    guard !known.isEmpty else { return turn.say(NothingFixed(want: want)) }
    for dish in known { free(dish.weekday, of: dish, &turn) }
    return
  }
  guard let day = said.slots.days("day").first, case let weekday = day.weekday else {
    if case .noSuchDay(let words)? = said.slots.dayWords {
      turn.say(FactsRefused([.noSuchDay(words)]))
    } else {
      sayPlainly(said, &turn)
    }
    return
  }
  let recipe = said.slots.item("recipe").map { RecipeID($0) }
  let dish = FixedDish(weekday: weekday, recipe: recipe, wants: said.slots.words("want"))
  guard said.slots.has("off") || recipe != nil || !dish.wants.isEmpty else { return sayPlainly(said, &turn) }
  if !said.slots.has("off"), !isRule(said.text) { return cookOnce(dish, on: day, said, &turn) }
  if said.slots.has("off") { free(weekday, of: dish, &turn) } else { fix(dish, &turn) }
}

private func free(_ weekday: Weekday, of dish: FixedDish, _ turn: inout Turn) {
  turn.remove(dish)
  turn.isUndoable = true
  turn.say(DishFixed(weekday: weekday))
}

private func fix(_ dish: FixedDish, _ turn: inout Turn) {
  turn.put(dish)
  turn.isUndoable = true
  turn.say(DishFixed(weekday: dish.weekday, dish: dish))
  guard let draft = turn.state.draft,
    let meal = draft.plan.meals.first(where: {
      $0.day.weekday == dish.weekday && $0.day >= turn.world.today
    }), !isMet(dish, by: meal, turn.world)
  else { return }
  swap([dish.wish(on: meal.day)], in: draft, &turn)
}

extension FixedDish {
  /// As a wish of that evening; a diet is a limit and no taste.
  func wish(on day: Day) -> DayWish {
    DayWish(
      day: day, wants: wants.filter { Diet(rawValue: $0) == nil }, recipe: recipe,
      avoids: diets, isFixed: true)
  }
}

/// Whether the dinner is what its weekday is always about.
func isMet(_ dish: FixedDish, by meal: PlannedMeal, _ world: World) -> Bool {
  guard let card = world.catalogue.card(meal.recipe) else { return false }
  if let recipe = dish.recipe { return recipe == meal.recipe }
  return dish.wants.allSatisfy { want in
    Diet(rawValue: want).map { Avoidance(.diet($0)).allows(card) } ?? isWanted(want, in: card)
  }
}

/// Whether a line speaks of a weekday for ever: "every Tuesday", "Tuesdays are", "always". "Tacos on Tuesday" is that
/// Tuesday once. Source: issue 13, law 4.
private func isRule(_ line: String) -> Bool {
  let words = line.lowercased().split { !$0.isLetter }.map(String.init)
  let rules: Set<String> = [
    "every", "each", "always", "usually", "weekly", "night", "mondays", "tuesdays", "wednesdays", "thursdays",
    "fridays", "saturdays",
    "sundays", "from", "forever", "standing", "day",
  ]
  return words.contains(where: rules.contains)
}

/// That dish, or that kind of dish, on that one evening.
private func cookOnce(_ dish: FixedDish, on day: Day, _ said: Said, _ turn: inout Turn) {
  if let recipe = dish.recipe ?? dishNamed(in: said.text, turn.world) { return put(recipe, on: day, &turn) }
  guard let draft = openDraft(turn, on: [day]), draft.plan.meal(on: day) != nil else {
    var order = PlanWords(days: [day])
    order.fixed = DayWish(day: day, wants: dish.wants)
    return planWeek(order, &turn)
  }
  swap([DayWish(day: day, wants: dish.wants)], in: draft, &turn)
}

/// The dish of the book whose name, up to its "with", stands in the line; the longest one.
private func dishNamed(in line: String, _ world: World) -> RecipeID? {
  let text = line.lowercased()
  let found = world.catalogue.cards.compactMap { card -> (RecipeID, Int)? in
    let title = card.title.lowercased()
    let name = title.firstRange(of: " with ").map { String(title[..<$0.lowerBound]) } ?? title
    return name.contains(" ") && text.contains(name) ? (card.id, name.count) : nil
  }
  return found.max { ($0.1, $1.0) < ($1.1, $0.0) }?.0
}
