package import Kitchen
package import Planning
package import Values

extension PlanRequest {
  /// The request an order comes to in this household, on the days that have not passed.
  package init(
    _ order: PlanOrder, for household: Household, evenings: [EveningNote] = [], now: CivilTime? = nil
  ) {
    let ahead = order.days.filter { day in now.map { day >= $0.day } ?? true }
    self.init(
      days: ahead.isEmpty ? now.map { weekDays(from: $0) } ?? order.days : ahead, eaters: household.eaters,
      evenings: evenings.filter { order.days.contains($0.day) }, leftovers: household.leftovers,
      avoids: household.getDietaryRestrictions(),
      budget: household.budget, cuisines: household.cuisines,
      weekdayMinutes: household.weekdayMinutes, weekendMinutes: household.weekendMinutes,
      taxBasisPoints: household.taxBasisPoints, wishes: order.wishes, kept: order.kept,
      excluded: order.excluded, attempt: order.attempt)
  }

  /// The same request with what the household now says, for a plan that is on the table.
  package func updated(for household: Household) -> PlanRequest {
    var request = PlanRequest(
      PlanOrder(days: days, wishes: wishes, kept: [], excluded: excluded, attempt: attempt),
      for: household, evenings: evenings)
    request.kept = []
    return request
  }
}

extension HouseholdQuestion {
  /// The questions still open, in the order they are asked. Source: 004 §5.
  package static func open(in household: Household) -> [HouseholdQuestion] {
    allCases.filter { !household.settled.contains($0) }
  }
}

/// A swap of one or more evenings of the plan on the table: the others stay, the old dishes are not
/// offered again.
package func swapping(_ wishes: [DayWish], in draft: Draft) -> PlanRequest {
  var request = draft.request
  let days = Set(wishes.map(\.day))
  request.kept = draft.plan.meals.filter { !days.contains($0.day) }
  request.excluded += draft.plan.meals.filter { days.contains($0.day) }.map(\.recipe)
  request.wishes.removeAll { days.contains($0.day) }
  request.wishes += wishes
  request.attempt += 1
  request.aim = nil
  return request
}

/// The whole plan anew, with the reason taken to heart: its dishes are not offered again. Source: MP-32.
package func regenerated(_ draft: Draft, because reason: RegenerationReason) -> PlanRequest {
  var request = draft.request
  request.kept = []
  request.excluded = draft.plan.meals.map(\.recipe)
  request.attempt += 1
  // Cheaper than what was refused, also when nobody named a limit; for this draw only.
  request.aim = reason == .budgetExceeded ? draft.cost.total * Rational(9, 10) : nil
  return request
}
