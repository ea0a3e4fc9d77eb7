/// The dinners with a plate beside them for everybody who is to have one of their own that evening: the best dish within
/// what they avoid, what everybody's health asks of the table, and what is wished of it. A plate that is there already and
/// still suits stays; where no dish suits, there is none, and nobody is said to have one. Who gets one only where it is needed
/// eats along where the dinner suits them, and is cooked for.
func plated(_ meals: [PlannedMeal], for request: PlanRequest, from larder: Larder) -> [PlannedMeal] {
  guard
    meals.contains(where: { !$0.plates.isEmpty }) || request.evenings.contains(where: { !$0.plates.isEmpty })
  else { return meals }
  var made = meals
  for index in made.indices {
    let wanted = request.evenings.note(on: made[index].day).servedPlates
    let (eatingAlong, apart) = wanted.parted { $0.isOnlyIfNeeded && isFor($0, made[index], request, larder) }
    var plates: [PlannedPlate] = []
    for plate in apart {
      let standing = meals[index].plate(of: plate.person)
      // One pan for all who may eat of it, before another dish for one.
      let shared = plates.map { PlannedPlate(for: plate.person, $0.meal(on: made[index].day)) }
      if let found = ([standing].compactMap { $0 } + shared).first(where: {
        suits($0, plate, beside: made[index], request, larder)
      })
        ?? find(plate, beside: made[index], of: made, request, larder)
      {
        plates.append(found)
      }
    }
    made[index].plates = plates
    guard !wanted.isEmpty, made[index].kind == .cook else { continue }
    let rest = meals.first {
      $0.kind == .leftovers && $0.day == made[index].day + 1 && $0.recipe == made[index].recipe
    }
    let portions =
      request.portions(on: made[index].day) + eatingAlong.count
      + (rest.map { request.eaters(on: $0.day) } ?? 0)
    made[index] = made[index].served(to: made[index].eaters, servings: portions)
  }
  return made
}

extension [OwnPlate] {
  fileprivate func parted(_ isFirst: (OwnPlate) -> Bool) -> ([OwnPlate], [OwnPlate]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}

/// Whether whoever the plate would be for may eat the dinner itself.
private func isFor(_ plate: OwnPlate, _ meal: PlannedMeal, _ request: PlanRequest, _ larder: Larder) -> Bool {
  guard let card = larder.cards.first(where: { $0.id == meal.recipe }) else { return false }
  return limits(plate, on: meal.day, request).allSatisfy { $0.allows(card) }
}

/// What the dish of a plate has to be free of.
private func limits(_ plate: OwnPlate, on day: Day, _ request: PlanRequest) -> [Avoidance] {
  let table =
    (request.avoids + request.evenings.note(on: day).avoids).besideAPlate
    + request.wished(on: day).compactMap { wish in
      if case (.avoiding(let what), .with) = (wish.feature, wish.aim) { Avoidance(what) } else { nil }
    }
  return plate.avoids + table.filter { !plate.avoids.contains($0) }
}

private func suits(
  _ planned: PlannedPlate, _ plate: OwnPlate, beside meal: PlannedMeal, _ request: PlanRequest,
  _ larder: Larder
) -> Bool {
  guard let card = larder.cards.first(where: { $0.id == planned.recipe }), card.id != meal.recipe,
    !plate.refused.contains(card.id), plate.recipe.map({ $0 == card.id }) ?? true
  else { return false }
  return limits(plate, on: meal.day, request).allSatisfy { $0.allows(card) }
    && plate.wants.allSatisfy { Wish(.having($0)).test(larder.tastes)(card) }
}

private func find(
  _ plate: OwnPlate, beside meal: PlannedMeal, of meals: [PlannedMeal], _ request: PlanRequest,
  _ larder: Larder
) -> PlannedPlate? {
  let avoids = limits(plate, on: meal.day, request)
  if let recipe = plate.recipe {
    guard let card = larder.cards.first(where: { $0.id == recipe }), avoids.allSatisfy({ $0.allows(card) })
    else {
      return nil
    }
    return PlannedPlate(
      for: plate.person, plannedMeal(card, on: meal.day, eaters: 1, because: [], larder: larder))
  }
  // Cooked beside a dinner, by who cooks that: no longer than the evening has, and of its kitchen where one is. What was
  // asked for by its name may take as long as a dinner on a weekend.
  func best(within minutes: Int, besides others: [PlannedMeal]) -> PlannedMeal? {
    let single = SingleMealRequest(
      day: meal.day, eaters: 1, avoids: avoids, maxMinutes: minutes, wants: plate.wants,
      cuisines: [meal.cuisine], excluded: plate.refused + others.flatMap(\.dishes).map(\.recipe), count: 1)
    return generateSingleMeal(single, from: larder).first
  }
  let usual = request.minutes(on: meal.day)
  let longest = plate.wants.isEmpty ? usual : max(usual, request.weekdayMinutes, request.weekendMinutes)
  // A dish of another evening, before none.
  let found =
    best(within: usual, besides: meals) ?? best(within: longest, besides: meals)
    ?? best(within: longest, besides: [meal])
  return found.map { PlannedPlate(for: plate.person, $0) }
}
