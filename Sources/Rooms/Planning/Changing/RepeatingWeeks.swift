import Talk

/// "Same as last week but no fish": each dinner of seven days before, where it may still be cooked. "Same as
/// this week" is about the next one.
func repeatWeek(_ said: Said, _ turn: inout Turn) {
  let world = turn.world
  let avoided = said.slots.avoided()
  let isThisWeek = said.slots.word("source") == "this-week"
  let named = said.slots.days("days")
  let days = isThisWeek ? (7..<14).map { world.today.monday + $0 } : named
  let wanted = (days.isEmpty ? weekDays(from: world.context.now) : days).filter { $0 >= world.today }
  let open = wanted.filter { world.plannedMeal(on: $0) == nil && !world.isOut($0) }
  guard !open.isEmpty else {
    turn.say(AlreadyPlanned(wanted), focus: focusOnPlan(turn))
    return
  }
  let source = dinners(aWeekBefore: open, world)
  guard !source.isEmpty else {
    turn.say(PlanNotNow.noLastWeek)
    return
  }
  var order = PlanOrder(days: open)
  let avoids = avoided.map { Avoidance($0) }
  if !avoids.isEmpty { order.wishes = open.map { DayWish(day: $0, avoids: avoids) } }
  let again = source.filter { meal in
    isAllowed(meal, turn) && isFree(meal.recipe, of: avoided, world) && fitsItsWeekday(meal, world)
  }.map { meal in
    var meal = meal
    meal.day = meal.day + 7
    if meal.kind == .cook { meal.because = [.lastWeekAgain] }
    return meal
  }
  order.kept = keptMeals(again, opening: [], for: planRequest(order, turn))
  let kept = Set(order.kept.map(\.day))
  turn.state.offer = nil
  plan(
    .planRequested(order), showing: .repeated(changed: open.filter { !kept.contains($0) }), &turn)
}

/// False where the weekday is always about something else.
private func fitsItsWeekday(_ meal: PlannedMeal, _ world: World) -> Bool {
  let fixed = world.fixedDishes.first { $0.weekday == meal.day.weekday }
  return fixed.map { isMet($0, by: meal, world) } ?? true
}

/// What was planned and not skipped on the days a week before.
private func dinners(aWeekBefore days: [Day], _ world: World) -> [PlannedMeal] {
  days.compactMap { day in
    guard let meal = world.plannedMeal(on: day - 7) else { return nil }
    let wasSkipped = world.history.contains {
      $0.day == day - 7 && $0.recipe == meal.recipe && $0.outcome == .skipped
    }
    return wasSkipped ? nil : meal
  }
}
