import Talk

/// The request an order comes to in this kitchen as it now stands, on the days that have not passed.
func planRequest(_ order: PlanOrder, _ turn: Turn) -> PlanRequest {
  planRequest(
    order, for: turn.household, evenings: turn.world.evenings, fixed: turn.world.fixedDishes,
    standing: turn.world.standingWishes(on: order.days), now: turn.world.context.now)
}

/// The request an order comes to in a household; without a time of now all its days are kept.
func planRequest(
  _ order: PlanOrder, for household: Household, evenings: [EveningNote], fixed: [FixedDish] = [],
  standing: [Wish] = [], now: CivilTime? = nil
) -> PlanRequest {
  let ahead = order.days.filter { day in now.map { day >= $0.day } ?? true }
  let table = TableLimits(
    household, on: order.days, evenings: eveningNotes(evenings, within: order.days))
  let asks = order.asks.over(standing)
  var request = PlanRequest(
    days: ahead.isEmpty ? now.map { weekDays(from: $0) } ?? order.days : ahead, eaters: household.eaters,
    evenings: table.evenings, leftovers: asks.leftovers ?? household.leftovers,
    avoids: table.always, budget: order.budget ?? budget(of: household, for: order.days.count),
    cuisines: order.cuisines.isEmpty ? household.cuisines : order.cuisines,
    weekdayMinutes: household.weekdayMinutes, weekendMinutes: household.weekendMinutes,
    taxBasisPoints: household.taxBasisPoints,
    wishes: order.wishes + fixedWishes(fixed, for: ahead, beside: order),
    kept: order.kept.filter { meal in now.map { meal.day >= $0.day } ?? true },
    excluded: order.excluded, attempt: order.attempt, asks: asks)
  request.aim = order.aim
  return request
}

/// What a plan of so many evenings may cost: the budget of a week, and as much more as it is longer than one.
func budget(of household: Household, for days: Int) -> Money? {
  household.budget.map { days > 7 ? $0 * Rational(days, 7) : $0 }
}

/// What weekdays are always about, as wishes for the days that have no wish and no dinner yet.
private func fixedWishes(_ fixed: [FixedDish], for days: [Day], beside order: PlanOrder) -> [DayWish] {
  let asked = order.wishes.filter { $0.recipe != nil || !$0.wants.isEmpty }
  let spoken = Set(asked.map(\.day) + order.kept.map(\.day))
  return days.filter { !spoken.contains($0) }.compactMap { day in
    fixed.first { $0.weekday == day.weekday }.map { $0.wish(on: day) }
  }
}

/// What is noted of the evenings from the first to the last of those days.
func eveningNotes(_ evenings: [EveningNote], within days: [Day]) -> [EveningNote] {
  evenings.filter { (days.first ?? $0.day) <= $0.day && $0.day <= (days.last ?? $0.day) }
}

/// The same request with what the household now says, for a plan that is on the table. Its evenings gone by are done
/// with; where all are, they stay.
func updatedRequest(
  _ old: PlanRequest, for household: Household, evenings: [EveningNote], today: Day
) -> PlanRequest {
  let ahead = old.days.filter { $0 >= today }
  let days = ahead.isEmpty ? old.days : ahead
  var request = planRequest(
    PlanOrder(
      days: days, wishes: old.wishes.filter { days.contains($0.day) }, excluded: old.excluded,
      attempt: old.attempt, asks: old.asks),
    for: household, evenings: evenings)
  request.refusedSwaps = old.refusedSwaps
  return request
}

/// The whole plan anew, with the reason taken to heart: its dishes are not offered again. Source: MP-32.
func regenerated(_ draft: Draft, because reason: RegenerationReason) -> PlanRequest {
  var request = draft.request
  request.kept = []
  request.excluded = draft.plan.meals.map(\.recipe)
  request.attempt += 1
  // Cheaper than what was refused, also when nobody named a limit; for this draw only.
  request.aim = reason == .budgetExceeded ? draft.cost.total * Rational(9, 10) : nil
  return request
}

/// A changed request as an order of its own, for when no plan is on the table.
func planOrder(of request: PlanRequest) -> PlanOrder {
  var order = PlanOrder(
    days: request.days, wishes: request.wishes, kept: request.kept, excluded: request.excluded,
    attempt: request.attempt, asks: request.asks)
  order.aim = request.aim
  return order
}

/// The household's questions still open, in the order they are asked. Source: 004 §5.
func openHouseholdQuestions(in household: Household) -> [HouseholdQuestion] {
  HouseholdQuestion.allCases.filter { !household.settled.contains($0) }
}
