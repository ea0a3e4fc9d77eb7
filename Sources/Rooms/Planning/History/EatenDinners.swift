import Talk

// What history knows of single dinners.

/// From this hour on the evening's dinner counts as eaten.
private let eveningHour = 18

/// Today once the evening has come, else yesterday.
func lastEvening(_ world: World) -> Day {
  world.context.now.hour >= eveningHour ? world.today : world.today - 1
}

/// What history knows of a planned dinner, or what it would become.
func historyEntry(for meal: PlannedMeal, _ world: World) -> MealHistoryEntry {
  if let known = historyEntry(of: meal.recipe, on: meal.day, world) { return known }
  if meal.kind == .leftovers, let cooked = lastTime(of: meal.recipe, world) { return cooked }
  return MealHistoryEntry(meal)
}

/// What history knows of a dish on one day.
func historyEntry(of recipe: RecipeID, on day: Day, _ world: World) -> MealHistoryEntry? {
  world.history.first { $0.day == day && $0.recipe == recipe }
}

/// A dish cooked on a day, with what was already told of that dinner.
func historyEntry(of dish: FoundDish, on day: Day, _ world: World) -> MealHistoryEntry {
  historyEntry(of: dish.card.id, on: day, world)
    ?? MealHistoryEntry(
      day: day, recipe: dish.card.id, title: dish.card.title, cuisine: dish.card.cuisine,
      protein: dish.card.protein, servings: min(20, max(1, dish.servings)))
}

/// The last time a dish was on the table, up to today.
func lastTime(of recipe: RecipeID, _ world: World) -> MealHistoryEntry? {
  world.history.last { $0.recipe == recipe && $0.day <= world.today }
}

/// The dinner eaten on a day; what was really cooked comes before what was planned.
func dinnerEaten(on day: Day, _ world: World) -> MealHistoryEntry? {
  world.history.last { $0.day == day && $0.outcome == .cooked }
    ?? world.plannedMeal(on: day).map { historyEntry(for: $0, world) }
}

/// The last dinner eaten: tonight's once the evening has come, else the one before.
func lastDinnerEaten(_ world: World) -> MealHistoryEntry? {
  let near = lastEvening(world) == world.today ? [world.today, world.today - 1] : [world.today - 1]
  for day in near {
    if let dinner = dinnerEaten(on: day, world), dinner.outcome == .cooked { return dinner }
  }
  return world.history.last { $0.outcome == .cooked && $0.day <= world.today }
}

/// What somebody said of an evening gone by; empty where it went as planned and nobody said a word.
func toldDinners(of day: Day, _ world: World) -> [MealHistoryEntry] {
  let entries = getMealHistory(world.history, from: day, to: day)
  let planned = world.plannedMeal(on: day).map { MealHistoryEntry($0) }
  return entries == [planned].compactMap { $0 } ? [] : entries
}

/// A dish named in words, looked for among what was eaten before the whole catalogue is asked.
func eatenBefore(_ reference: DishReference, _ world: World) -> DishReference {
  guard case .unknown(let words) = reference else { return reference }
  let eaten = world.history.filter { $0.day <= world.today }
  let tonight = world.plannedMeal(on: world.today).map { historyEntry(for: $0, world) }
  let last = (eaten + [tonight].compactMap { $0 }).last { $0.title.mentions(words) }
  return last.map { .recipe($0.recipe) } ?? reference
}

/// A day somebody speaks of in the past: "Tuesday" is the last one. Nil, and said so, for a day that does not
/// exist or is still to come.
func dayPast(_ words: DayWords, _ turn: inout Turn) -> Day? {
  switch words {
  case .noSuchDay(let words): return turn.none(saying: FactsRefused([.noSuchDay(words)]))
  case .day(let day):
    let today = turn.world.today
    guard day > today else { return day }
    let key = turn.said.said.lowercased()
    if day - today < 7, !key.contains("tomorrow"), !key.contains("next") { return day - 7 }
    return turn.none(saying: StillToCome(day: day))
  }
}
