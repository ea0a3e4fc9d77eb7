package import Kitchen
package import Planning
package import Values

extension PlanRequest {
  /// The request an order comes to in this household, on the days that have not passed.
  package init(
    _ order: PlanOrder, for household: Household, evenings: [EveningNote] = [],
    fixed: [FixedDish] = [], now: CivilTime? = nil
  ) {
    let ahead = order.days.filter { day in now.map { day >= $0.day } ?? true }
    self.init(
      days: ahead.isEmpty ? now.map { weekDays(from: $0) } ?? order.days : ahead, eaters: household.eaters,
      evenings: evenings.filter { note in
        (order.days.first ?? note.day) <= note.day && note.day <= (order.days.last ?? note.day)
      }, leftovers: household.leftovers,
      avoids: household.getDietaryRestrictions(),
      budget: household.budget, cuisines: household.cuisines,
      weekdayMinutes: household.weekdayMinutes, weekendMinutes: household.weekendMinutes,
      taxBasisPoints: household.taxBasisPoints,
      wishes: order.wishes + fixed.wishes(for: ahead, beside: order),
      kept: order.kept.filter { meal in now.map { meal.day >= $0.day } ?? true },
      excluded: order.excluded, attempt: order.attempt)
  }

  /// The same request with what the household now says, for a plan that is on the table.
  package func updated(for household: Household) -> PlanRequest {
    var request = PlanRequest(
      PlanOrder(days: days, wishes: wishes, kept: [], excluded: excluded, attempt: attempt),
      for: household, evenings: evenings)
    request.kept = []
    request.refusedSwaps = refusedSwaps
    return request
  }
}

extension HouseholdQuestion {
  /// The questions still open, in the order they are asked. Source: 004 §5.
  package static func open(in household: Household) -> [HouseholdQuestion] {
    allCases.filter { !household.settled.contains($0) }
  }
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

extension [FixedDish] {
  /// What weekdays are always about, as wishes for the days that have no wish and no dinner yet.
  fileprivate func wishes(for days: [Day], beside order: PlanOrder) -> [DayWish] {
    let asked = order.wishes.filter { $0.recipe != nil || !$0.wants.isEmpty }
    let spoken = Set(asked.map(\.day) + order.kept.map(\.day))
    return days.filter { !spoken.contains($0) }.compactMap { day in
      first { $0.weekday == day.weekday }.map {
        DayWish(day: day, wants: $0.wants, recipe: $0.recipe, isFixed: true)
      }
    }
  }
}
