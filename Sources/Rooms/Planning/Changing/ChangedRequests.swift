import Talk

/// A swap of one or more evenings of the plan on the table: the others stay, the old dishes are not
/// offered again.
func swapping(_ wishes: [DayWish], in draft: Draft, asks: [Wish] = []) -> PlanRequest {
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
  request.asks = request.asks.exempting(wishes.filter { $0.recipe != nil }.map(\.day), of: request.days)
  // What is said of an evening now stands in the place of what was said of it alone before.
  if !asks.isEmpty {
    request.asks = request.asks.map { wish in
      var wish = wish
      if asks.contains(where: { $0.feature == wish.feature }) {
        let own = wish.days.isEmpty ? request.days : wish.days
        wish.days = own.filter { !days.contains($0) }
        if wish.days.isEmpty { wish.quota = wish.quota ?? Wish.Quota(least: 0) }
      }
      return wish
    }.filter { !($0.quota?.least == 0) }
    request.asks += asks.map { wish in
      var wish = wish
      wish.days = days.sorted()
      return wish
    }
  }
  let named = Set(wishes.compactMap(\.recipe))
  request.excluded.removeAll { named.contains($0) }
  request.attempt += 1
  request.aim = nil
  return request
}

/// The plan without some evenings; the others stay. An evening that ate what a left-out one cooked needs a
/// dinner of its own.
func leavingOut(_ days: Set<Day>, of draft: Draft) -> PlanRequest {
  var request = draft.request
  request.days.removeAll { days.contains($0) }
  request.wishes.removeAll { days.contains($0.day) }
  request.kept = keptMeals(draft.plan.meals, opening: days, for: request)
  return request
}

/// Two evenings with each other's dinners; onto a free evening the dinner just moves.
func exchanging(_ from: Day, _ to: Day, in draft: Draft) -> PlanRequest {
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
func keeping(_ days: Set<Day>, of draft: Draft) -> PlanRequest {
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
func planWithout(
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

extension [Wish] {
  /// The wishes without those evenings, on which a dish stands that was asked for by its name: it goes before what dinners
  /// are like. What is not to be eaten is no such wish, and neither is a number of evenings.
  func exempting(_ days: [Day], of all: [Day]) -> [Wish] {
    guard !days.isEmpty else { return self }
    return compactMap { wish in
      if wish.quota != nil { return wish }
      if case .avoiding = wish.feature { return wish }
      var wish = wish
      wish.days = (wish.days.isEmpty ? all : wish.days).filter { !days.contains($0) }
      return wish.days.isEmpty ? nil : wish
    }
  }
}
