import Talk

/// A dish that takes the place of tonight's planned one.
struct TonightsChoice: Hashable, Sendable {
  var chosen: MealHistoryEntry
  /// The planned dish's title.
  var instead: String
  /// Whether what was planned is what is left of that dish.
  var isLeftovers = false
}

/// The dinner planned for a day, unless somebody said that it is not cooked.
func standingMeal(on day: Day, _ world: World) -> PlannedMeal? {
  world.plannedMeal(on: day).flatMap { isSkipped($0, world) ? nil : $0 }
}

/// What is cooked tonight in the place of the planned dinner.
func tonightsChoice(_ world: World) -> TonightsChoice? {
  guard let planned = world.plannedMeal(on: world.today), isSkipped(planned, world),
    let chosen = world.history.last(where: { $0.day == world.today && $0.outcome == .cooked })
  else { return nil }
  return TonightsChoice(chosen: chosen, instead: planned.title, isLeftovers: planned.kind == .leftovers)
}

private func isSkipped(_ meal: PlannedMeal, _ world: World) -> Bool {
  world.history.contains { $0.day == meal.day && $0.recipe == meal.recipe && $0.outcome == .skipped }
}

/// A dish chosen for tonight beside a planned one is noted as tonight's, so that tomorrow asks about it;
/// choosing the planned one takes that back.
func noteForTonight(_ meal: PlannedMeal, _ turn: inout Turn) {
  guard meal.day == turn.world.today, let planned = turn.world.plannedMeal(on: meal.day) else { return }
  let before = tonightsChoice(turn.world)?.chosen
  guard meal.recipe != before?.recipe else { return }
  if let before, before.stars == nil { turn.remove(before) }
  if meal.recipe == planned.recipe {
    if before != nil { turn.remove(MealHistoryEntry(planned)) }
    return
  }
  var skipped = historyEntry(for: planned, turn.world)
  skipped.outcome = .skipped
  turn.put(MealHistoryEntry(meal))
  turn.put(skipped)
  tellTonightsChoice(&turn)
}

/// Says which dish takes the place of the planned one, when one does.
func tellTonightsChoice(_ turn: inout Turn) {
  if let choice = tonightsChoice(turn.world) { turn.say(InsteadTonight(choice)) }
}
