import Talk

/// "Amira is vegetarian on weekdays", "no meat on Fridays": one dinner is cooked for the whole table, so those weekdays are
/// so for everybody. Only diets that are a choice: what makes somebody ill does so on every day. Source: requirements MP-39.
func keepDietOnDays(_ said: Said, _ turn: inout Turn) {
  let told = said.slots.days("days") + said.slots.days("span")
  let except = said.slots.has("except")
  let people = said.slots.words("who")
  guard let diet = said.slots.word("diet").flatMap({ Diet(rawValue: $0) }), chosen.contains(diet),
    said.slots.has("days") || told.count > 1
  else { return sayPlainly(said, &turn) }
  let named = Set(told.map(\.weekday))
  let weekdays = Weekday.allCases.filter { named.contains($0) != except }
  guard !weekdays.isEmpty else { return sayPlainly(said, &turn) }
  var names: [String] = []
  for person in people {
    guard let name = turn.household.name(of: PersonWords(turn.person(person))) else { continue }
    names.append(name)
  }
  let lifted = lift(diet, of: names, &turn)
  // "Tom eats meat on weekends" says nothing of the other days where he was never noted with the diet.
  let isKnown = !lifted.isEmpty || turn.world.fixedDishes.contains { $0.wants.contains(diet.rawValue) }
  let words = Set(plainWords(said.text))
  guard !except || isKnown || words.contains("only") || words.contains("just") else {
    return sayPlainly(said, &turn)
  }
  var kept: [Weekday] = []
  for weekday in weekdays {
    var dish = turn.world.fixedDishes.first { $0.weekday == weekday } ?? FixedDish(weekday: weekday)
    guard dish.recipe == nil else { continue }
    if !dish.wants.contains(diet.rawValue) { dish.wants.append(diet.rawValue) }
    turn.put(dish)
    kept.append(weekday)
  }
  turn.isUndoable = true
  turn.say(
    DietOnDays(diet: diet, weekdays: kept, taken: weekdays.filter { !kept.contains($0) }, lifted: lifted))
  if !lifted.isEmpty { turn.tell(HouseholdForgotten(isEverything: false)) }
  guard let draft = turn.state.draft else { return }
  let unmet = draft.plan.meals.filter { meal in
    meal.day >= turn.world.today && kept.contains(meal.day.weekday)
      && !isMet(FixedDish(weekday: meal.day.weekday, wants: [diet.rawValue]), by: meal, turn.world)
  }
  guard !unmet.isEmpty else { return }
  swap(
    unmet.map { FixedDish(weekday: $0.day.weekday, wants: [diet.rawValue]).wish(on: $0.day) }, in: draft,
    &turn)
}

/// Takes the diet off those who were noted with it for every day; who they are.
private func lift(_ diet: Diet, of names: [String], _ turn: inout Turn) -> [String] {
  var household = turn.household
  var lifted: [String] = []
  for index in household.members.indices where names.contains(household.members[index].name) {
    let before = household.members[index].avoids.count
    household.members[index].avoids.removeAll { $0.what == .diet(diet) }
    if household.members[index].avoids.count < before { lifted.append(household.members[index].name) }
  }
  if !lifted.isEmpty { turn.keep(household) }
  return lifted
}

private let chosen: Set<Diet> = [.vegetarian, .vegan, .lowCarb]
