package import Kitchen
package import Planning
package import Values

/// The meals that stay when some evenings are opened: what was left from an opened evening opens too,
/// a pot whose second evening is gone is cooked for one again, and everything is served to as many as
/// sit at the table now. What is left of a pot from before these meals stays: it is cooked already.
package func keptMeals(
  _ meals: [PlannedMeal], opening open: Set<Day>, for request: PlanRequest
) -> [PlannedMeal] {
  var kept: [PlannedMeal] = []
  for meal in meals.sorted(by: { $0.day < $1.day }) where !open.contains(meal.day) {
    guard meal.kind == .leftovers else {
      kept.append(meal)
      continue
    }
    if let cooked = kept.last, cooked.day == meal.day - 1, cooked.recipe == meal.recipe,
      cooked.kind == .cook,
      request.eaters(on: cooked.day) + request.eaters(on: meal.day) <= 20
    {
      var rest = meal
      rest.because = [.leftovers(cooked.day)]
      kept.append(rest)
    } else if isOfEarlierPot(meal, in: meals) {
      kept.append(meal)
    }
  }
  return kept.enumerated().map { index, meal in
    let eaters = request.eaters(on: meal.day)
    guard meal.kind == .cook else {
      var rest = meal.served(to: eaters)
      rest.servings = eaters
      return rest
    }
    let next = index + 1 < kept.count ? kept[index + 1] : nil
    let rest = next.flatMap { $0.kind == .leftovers && $0.day == meal.day + 1 ? $0 : nil }
    var served = meal.served(
      to: eaters, servings: eaters + (rest.map { request.eaters(on: $0.day) } ?? 0))
    served.because.removeAll { $0 == .cookedAhead(meal.day + 1) && rest == nil }
    return served
  }
}

/// Whether the leftovers are of the evening before, and that one is no part of the meals.
private func isOfEarlierPot(_ rest: PlannedMeal, in meals: [PlannedMeal]) -> Bool {
  rest.because.contains(.leftovers(rest.day - 1))
    && !meals.contains { $0.day == rest.day - 1 || $0.kind == .cook && $0.recipe == rest.recipe }
}

/// A swap of one or more evenings of the plan on the table: the others stay, the old dishes are not
/// offered again.
package func swapping(_ wishes: [DayWish], in draft: Draft) -> PlanRequest {
  var request = draft.request
  let days = Set(wishes.map(\.day))
  request.kept = keptMeals(draft.plan.meals, opening: days, for: request)
  request.excluded += draft.plan.meals.filter { days.contains($0.day) }.map(\.recipe)
  // What was to be left out that evening stays left out.
  let limits = request.wishes.filter { days.contains($0.day) && !$0.avoids.isEmpty }
  request.wishes.removeAll { days.contains($0.day) }
  request.wishes += wishes.map { wish in
    var wish = wish
    for limit in limits where limit.day == wish.day {
      wish.avoids += limit.avoids.filter { !wish.avoids.contains($0) }
    }
    return wish
  }
  let named = Set(wishes.compactMap(\.recipe))
  request.excluded.removeAll { named.contains($0) }
  request.attempt += 1
  request.aim = nil
  return request
}

/// The plan without some evenings; the others stay.
package func leavingOut(_ days: Set<Day>, of draft: Draft) -> PlanRequest {
  var request = draft.request
  request.days.removeAll { days.contains($0) }
  request.wishes.removeAll { days.contains($0.day) }
  request.kept = keptMeals(draft.plan.meals, opening: days, for: request)
  // An evening that ate what a left-out one cooked needs a dinner of its own.
  return request
}

/// Two evenings with each other's dinners; onto a free evening the dinner just moves.
package func exchanging(_ from: Day, _ to: Day, in draft: Draft) -> PlanRequest {
  var request = draft.request
  func moved(_ day: Day) -> Day { day == from ? to : day == to ? from : day }
  let isFree = draft.plan.meal(on: to) == nil
  if isFree { request.days = (request.days.filter { $0 != from } + [to]).sorted() }
  let meals = draft.plan.meals.map { meal in
    var meal = meal
    if meal.day == from || meal.day == to {
      meal.day = moved(meal.day)
      meal.because.removeAll { reason in
        switch reason {
        case .withinMinutes, .fridayHabit, .onlyChoice, .shares, .usesUp: true
        default: false
        }
      }
    }
    return meal
  }
  for index in request.wishes.indices { request.wishes[index].day = moved(request.wishes[index].day) }
  request.kept = keptMeals(meals, opening: [], for: request)
  return request
}

/// Some evenings stay; all others are made anew, without the dishes they had.
package func keeping(_ days: Set<Day>, of draft: Draft) -> PlanRequest {
  var request = draft.request
  let open = Set(draft.plan.meals.map(\.day)).subtracting(days)
  request.kept = keptMeals(draft.plan.meals, opening: open, for: request)
  let keptDays = Set(request.kept.map(\.day))
  request.excluded += draft.plan.meals.filter { !keptDays.contains($0.day) }.map(\.recipe)
  request.attempt += 1
  request.aim = nil
  return request
}

/// The plan without something on some days: only the dishes that hold it are exchanged.
package func without(
  _ avoids: [Avoidance], on days: Set<Day>, changing broken: Set<Day>, in draft: Draft
) -> PlanRequest {
  var request = draft.request
  for day in request.days where days.contains(day) {
    if let index = request.wishes.firstIndex(where: { $0.day == day }) {
      request.wishes[index].avoids += avoids.filter { !request.wishes[index].avoids.contains($0) }
    } else {
      request.wishes.append(DayWish(day: day, avoids: avoids))
    }
  }
  request.kept = keptMeals(draft.plan.meals, opening: broken, for: request)
  request.attempt += 1
  return request
}
