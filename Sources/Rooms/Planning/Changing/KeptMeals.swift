import Talk

/// The meals that stay when some evenings are opened: what was left from an opened evening opens too,
/// a pot whose second evening is gone is cooked for one again, and everything is served to as many as
/// sit at the table now. What is left of a pot from before these meals stays: it is cooked already.
func keptMeals(
  _ meals: [PlannedMeal], opening open: Set<Day>, for request: PlanRequest
) -> [PlannedMeal] {
  var kept: [PlannedMeal] = []
  for meal in meals.sorted(by: { $0.day < $1.day }) where !open.contains(meal.day) {
    guard meal.kind == .leftovers else {
      kept.append(meal)
      continue
    }
    if let cooked = kept.last, cooked.day == meal.day - 1, cooked.recipe == meal.recipe,
      cooked.kind == .cook, request.portions(on: cooked.day) + request.eaters(on: meal.day) <= 20
    {
      var rest = meal
      rest.because = [.leftovers(cooked.day)]
      kept.append(rest)
    } else if isOfEarlierPot(meal, in: meals) {
      kept.append(meal)
    }
  }
  return kept.indices.map { served(kept[$0], before: kept.dropFirst($0 + 1).first, request) }
}

/// Whether the leftovers are of the evening before, and that one is no part of the meals.
private func isOfEarlierPot(_ rest: PlannedMeal, in meals: [PlannedMeal]) -> Bool {
  rest.because.contains(.leftovers(rest.day - 1))
    && !meals.contains { $0.day == rest.day - 1 || $0.kind == .cook && $0.recipe == rest.recipe }
}

/// The meal for as many as come, and for its leftovers where the next meal is those.
private func served(_ meal: PlannedMeal, before next: PlannedMeal?, _ request: PlanRequest) -> PlannedMeal {
  let eaters = request.eaters(on: meal.day)
  guard meal.kind == .cook else {
    var rest = meal.served(to: eaters)
    rest.servings = eaters
    return rest
  }
  let rest = next.flatMap { $0.kind == .leftovers && $0.day == meal.day + 1 ? $0 : nil }
  var served = meal.served(
    to: eaters, servings: request.portions(on: meal.day) + (rest.map { request.eaters(on: $0.day) } ?? 0))
  served.because.removeAll { $0 == .cookedAhead(meal.day + 1) && rest == nil }
  return served
}
