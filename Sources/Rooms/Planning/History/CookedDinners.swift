import Talk

/// Something was cooked; another dish planned for that evening was skipped for it.
func noteCooked(_ said: Said, _ turn: inout Turn) {
  var reference = dishEaten(in: said)
  var day: Day?
  if case .focus = reference, said.slots.dayWords == nil, let cooked = takeOffStove(&turn) {
    // What stood on the stove was cooked today, whatever evening it was planned for.
    (reference, day) = (.recipe(cooked), turn.world.today)
  }
  if let words = said.slots.dayWords {
    guard let past = dayPast(words, &turn) else { return }
    day = past
  }
  if case .recipe(let id) = reference, let planned = plannedByThoseWords(said, not: id, on: day, turn) {
    reference = .recipe(planned)
  }
  let last = lastEvening(turn.world)
  if case .focus = reference {
    guard let dinner = dinnerEaten(on: day ?? last, turn.world) else {
      return turn.say(NothingEaten(day: day ?? last))
    }
    note(dinner, instead: nil, &turn)
    return
  }
  // "We cooked the ground turkey": a food that is at home, and no dish.
  if case .unknown(let words) = reference,
    !turn.world.catalogue.cards.contains(where: { $0.title.mentions(words) }),
    turn.world.pantry.contains(where: { $0.name.mentions(words) }),
    let food = turn.world.catalogue.table.ingredient(named: words)
  {
    let value = SlotValue.supply(nil, list: "ingredient", id: food.id.rawValue, name: food.name)
    return turn.perform(.takeFromPantry, [SlotBinding(name: "supply", value: value)])
  }
  guard let dish = dish(eatenBefore(reference, turn.world), &turn) else { return }
  // What was eaten is no longer at the stove.
  if turn.state.memory[Cooking.self]?.recipe == dish.card.id, day ?? turn.world.today == turn.world.today {
    turn.state.memory[Cooking.self] = nil
  }
  let evening = day ?? likelyEvening(of: dish.card.id, turn)
  let cooked = historyEntry(of: dish, on: evening, turn.world)
  let planned = turn.world.plannedMeal(on: evening)
  let other = planned.flatMap { $0.recipe != dish.card.id && $0.kind == .cook ? $0 : nil }
  note(cooked, instead: other.map { historyEntry(for: $0, turn.world) }, &turn)
}

/// "The jacket potatoes", which is another name of the baked ones, on the evening of jacket potatoes with beans: what was
/// planned then is meant.
private func plannedByThoseWords(_ said: Said, not id: RecipeID, on day: Day?, _ turn: Turn) -> RecipeID? {
  guard let words = spoken("recipe", in: said.recognition) else { return nil }
  let days = day.map { [$0] } ?? [turn.world.today, turn.world.today - 1]
  let meals = days.compactMap { turn.world.plannedMeal(on: $0) }
  guard !meals.contains(where: { $0.recipe == id }) else { return nil }
  return meals.first { $0.title.mentions(words) }?.recipe
}

/// The dish named; its day is told apart.
private func dishEaten(in said: Said) -> DishReference {
  switch said.slots.value("recipe") {
  case .item(_, let id, _)?: .recipe(RecipeID(id))
  // "The dinner is cooked" names none.
  case .text(let words)?: mealWords.contains(words.lowercased()) ? .focus : .unknown(words)
  default: .focus
  }
}

private let mealWords: Set<String> = ["dinner", "supper", "tea", "meal", "food", "it", "everything", "lunch"]

private func note(_ dinner: MealHistoryEntry, instead planned: MealHistoryEntry?, _ turn: inout Turn) {
  var dinner = dinner
  dinner.outcome = .cooked
  turn.put(dinner)
  if var planned {
    planned.outcome = .skipped
    turn.put(planned)
  }
  turn.say(
    CookedNoted(
      dinner: dinner, instead: planned?.title, atHome: foodsStillAtHome(dinner.recipe, turn.world)),
    focus: dishFocus(dinner.recipe, title: dinner.title, servings: dinner.servings, turn))
}

/// The evening a dish belongs to when no day is said: the one it is on offer or planned for, else the last.
private func likelyEvening(of recipe: RecipeID, _ turn: Turn) -> Day {
  let world = turn.world
  if let offer = turn.state.offer, offer.meals.contains(where: { $0.recipe == recipe }),
    offer.request.day <= world.today
  {
    return offer.request.day
  }
  let near = [world.today, world.today - 1]
  return near.first { world.plannedMeal(on: $0)?.recipe == recipe } ?? lastEvening(world)
}

/// A planned dinner that was not cooked stays in history as skipped.
func noteSkipped(_ said: Said, _ turn: inout Turn) {
  // What was eaten in its place is no dish that could be planned again.
  _ = said.slots.value("instead")
  var reference = dishEaten(in: said)
  if case .focus = reference, said.slots.dayWords == nil, let cooked = takeOffStove(&turn) {
    reference = .recipe(cooked)
  }
  var day: Day?
  if let words = said.slots.dayWords {
    guard let past = dayPast(words, &turn) else { return }
    day = past
  }
  let world = turn.world
  var skipped: MealHistoryEntry?
  if case .focus = reference {
    // From the late afternoon on it is tonight that nobody cooks.
    let isTonight = world.context.now.hour >= 16 && world.plannedMeal(on: world.today) != nil
    let evening = day ?? (isTonight ? world.today : lastEvening(world))
    skipped = plannedDinner(on: evening, world) ?? dinnerEaten(on: evening, world)
  } else {
    guard let dish = dish(eatenBefore(reference, world), &turn) else { return }
    skipped = day.map { historyEntry(of: dish, on: $0, world) } ?? lastTime(of: dish.card.id, world)
  }
  guard var entry = skipped else { return turn.say(NothingEaten(day: day ?? lastEvening(world))) }
  entry.outcome = .skipped
  turn.put(entry)
  turn.say(SkippedNoted(dinner: entry))
}

private func plannedDinner(on day: Day, _ world: World) -> MealHistoryEntry? {
  world.plannedMeal(on: day).map { historyEntry(of: $0.recipe, on: day, world) ?? MealHistoryEntry($0) }
}
