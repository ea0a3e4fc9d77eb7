/// Dinners for the days asked for: a search over the week, not a draw.
///
/// Avoidances, minutes and wishes hold exactly, or `insufficientRecipes` names the day and the limits
/// that fight. No protein and no cuisine two evenings running (the evening before and the plans beside
/// count), no cuisine more than three times in seven days, no dish twice nor within 14 days of another
/// time: broken only where no week was found that keeps them, cuisines before proteins before dishes,
/// and then said on the meal. Kept meals stay untouched. The same request, larder and seed give the
/// same plan whatever the order of the cards; another `attempt` gives another where there is one. Who is to have a plate
/// of their own gets one beside the dinner, where a dish suits them.
///
/// Throws `invalidServingSize` for eaters outside 1 to 20 and `recipeNotFound` for a wished dish that
/// has no card. Source: 004 §3.4, §4; design §6.
package func generateWeeklyPlan(
  _ request: PlanRequest, from larder: Larder, id: ID<MealPlan>
) throws(PlanningError) -> MealPlan {
  try planWithQuotas(request, from: larder) { request throws(PlanningError) in
    let scene = try WeekScene(request, from: larder)
    let meals = request.kept + scene.meals(scene.chosenDishes())
    return MealPlan(
      id: id, status: .draft, meals: plated(meals.sorted { $0.day < $1.day }, for: request, from: larder))
  }
}

extension WeekScene {
  /// How many attempts back a new one looks.
  private static let memory = 4

  /// What each evening eats. Every attempt after the first keeps away from the one before it.
  fileprivate func chosenDishes() -> [WeekChoice] {
    guard !evenings.isEmpty else { return [] }
    let lists = shortLists()
    let attempt = max(0, request.attempt)
    var chosen: [WeekChoice] = []
    var table = TillTable(beside: request.kept, counter: GroceryCounter(larder))
    for turn in max(0, attempt - Self.memory)...attempt {
      let shown = chosen.compactMap { $0.card.map { larder.cards[$0].id } }
      let pools = pools(lists, attempt: turn, shown: shown)
      var search = WeekSearch(pools, on: board, previous: places(of: chosen, in: pools), leftovers: leftovers)
      chosen = choices(cheaper(search.run(), in: pools, &table), in: pools)
    }
    return chosen
  }

  /// The week with dishes exchanged where the till says much less for nearly the same liking; pots stay.
  private func cheaper(_ places: [Int], in pools: [DayPool], _ table: inout TillTable) -> [Int] {
    let cooked = pools.indices.filter { places[$0] != WeekSearch.leftovers }
    table.begin(
      cooked.map { index in
        let day = pools[index].day
        let isDouble = pools[index].candidates[places[index]].isDouble
        return TillTable.Evening(day: day, portions: portions(on: day, isDouble: isDouble))
      })
    var search = TillSearch(
      cooked.map { pools[$0] }, chosen: cooked.map { places[$0] }, isLocked: cooked.map { _ in false },
      on: board,
      cards: larder.cards, table: table, seed: larder.randomizer.seed)
    search.trade(centsForPoint: PlanWeights.tillCents)
    table = search.table
    var made = places
    for (index, place) in zip(cooked, search.chosen) { made[index] = place }
    return made
  }

  /// How much is cooked that evening; a double one feeds the next evening too.
  private func portions(on day: Day, isDouble: Bool) -> Int {
    request.portions(on: day) + (isDouble ? request.eaters(on: day + 1) : 0)
  }

  /// The search's places as dishes.
  func choices(_ places: [Int], in pools: [DayPool]) -> [WeekChoice] {
    zip(pools, places).map { pool, place in
      guard place != WeekSearch.leftovers else { return .leftovers }
      let dish = pool.candidates[place]
      return dish.isDouble ? .double(dish.card) : .single(dish.card)
    }
  }

  private func places(of choices: [WeekChoice], in pools: [DayPool]) -> [Int]? {
    guard choices.count == pools.count else { return nil }
    let places = zip(choices, pools).compactMap { choice, pool -> Int? in
      guard let card = choice.card else { return WeekSearch.leftovers }
      return pool.candidates.firstIndex { $0.card == card && $0.isDouble == choice.isDouble }
    }
    return places.count == pools.count ? places : nil
  }

  /// The meals the evenings' dishes become, each with its reasons.
  func meals(_ chosen: [WeekChoice]) -> [PlannedMeal] {
    var board = board
    var meals: [PlannedMeal] = []
    var medians: [DayLimits.Key: Money] = [:]
    for (index, choice) in chosen.enumerated() {
      let evening = evenings[index]
      let eaters = request.eaters(on: evening.day)
      guard let place = choice.card else {
        if let cooked = meals.last { meals.append(cooked.leftovers(on: evening.day, eaters: eaters)) }
        continue
      }
      var dish = candidate(place, on: evening, points: 0, tie: 0)
      dish.isDouble = choice.isDouble
      let slot = board.slot(of: evening.day)
      let median = medians[evening.key] ?? within[index].map { larder.cards[$0].usedPerServing }.lowerMedian
      medians[evening.key] = median
      let around = Surroundings(
        others: fixed + meals, broken: board.broken(dish, at: slot), medianUsed: median)
      board.place(dish, at: slot)
      let card = larder.cards[place]
      var reasons = pickReasons(
        for: card, on: evening, request: request, scoring: scoring, marks: marks, around, larder: larder)
      if choice.isDouble { reasons.append(.cookedAhead(evening.day + 1)) }
      let portions = portions(on: evening.day, isDouble: choice.isDouble)
      meals.append(
        plannedMeal(
          card, on: evening.day, eaters: eaters, servings: portions, because: reasons, larder: larder))
    }
    return meals
  }
}

/// What an evening eats: a dish's place in the larder, cooked for one evening or for two, or the rest
/// of the evening before.
enum WeekChoice: Hashable {
  case single(Int)
  case double(Int)
  case leftovers

  var card: Int? {
    switch self {
    case .single(let card), .double(let card): card
    case .leftovers: nil
    }
  }

  var isDouble: Bool { if case .double = self { true } else { false } }
}
