package import Kitchen
package import Planning
import Values

extension PlanRequest {
  /// The request an order comes to in this household.
  package init(_ order: PlanOrder, for household: Household) {
    self.init(
      days: order.days, eaters: household.eaters, avoids: household.getDietaryRestrictions(),
      budget: household.budget, cuisines: household.cuisines,
      weekdayMinutes: household.weekdayMinutes, weekendMinutes: household.weekendMinutes,
      taxBasisPoints: household.taxBasisPoints, wishes: order.wishes, kept: order.kept,
      excluded: order.excluded, attempt: order.attempt)
  }

  /// The same request with what the household now says, for a plan that is on the table.
  package func updated(for household: Household) -> PlanRequest {
    var request = PlanRequest(
      PlanOrder(days: days, wishes: wishes, kept: [], excluded: excluded, attempt: attempt),
      for: household)
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
  return request
}

/// The whole plan anew, with the reason taken to heart: its dishes are not offered again. Source: MP-32.
package func regenerated(_ draft: Draft, because reason: RegenerationReason) -> PlanRequest {
  var request = draft.request
  request.kept = []
  request.excluded += draft.plan.meals.map(\.recipe)
  request.attempt += 1
  if reason == .budgetExceeded {
    // Cheaper than what was refused, also when nobody named a limit.
    let aim = draft.cost.total * Rational(9, 10)
    let week = draft.request.days.count >= 7 ? aim : aim * Rational(7, max(1, draft.request.days.count))
    request.budget = min(request.budget ?? week, week)
  }
  return request
}
