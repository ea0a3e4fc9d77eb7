package import Kitchen
package import Values

/// Dinners for the days asked for: a search over the week, not a draw.
///
/// Avoidances, minutes and wishes hold exactly, or `insufficientRecipes` names the day and the limits
/// that fight. No protein and no cuisine two evenings running (the evening before and the plans beside
/// count), no cuisine more than three times in seven days, no dish twice nor within 14 days of another
/// time: broken only where no week was found that keeps them, cuisines before proteins before dishes,
/// and then said on the meal. Kept meals stay untouched. The same request, larder and seed give the
/// same plan whatever the order of the cards; another `attempt` gives another where there is one.
///
/// Throws `invalidServingSize` for eaters outside 1 to 20 and `recipeNotFound` for a wished dish that
/// has no card. Source: 004 §3.4, §4; design §6.
package func generateWeeklyPlan(
  _ request: PlanRequest, from larder: Larder, id: ID<MealPlan>
) throws(PlanningError) -> MealPlan {
  let scene = try WeekScene(request, from: larder, aim: .balanced)
  let meals = request.kept + scene.meals(scene.chosenCards())
  return MealPlan(id: id, status: .draft, meals: meals.sorted { $0.day < $1.day })
}

extension WeekScene {
  /// How many attempts back a new one looks.
  private static let memory = 4

  /// The card of each evening. Every attempt after the first keeps away from the one before it.
  fileprivate func chosenCards() -> [Int] {
    guard !evenings.isEmpty else { return [] }
    let lists = shortLists()
    let attempt = max(0, request.attempt)
    var chosen: [Int] = []
    for turn in max(0, attempt - Self.memory)...attempt {
      let pools = pools(lists, attempt: turn, shown: chosen.map { larder.cards[$0].id })
      var search = WeekSearch(pools, on: board, previous: places(of: chosen, in: pools))
      chosen = zip(pools, search.run()).map { $0.candidates[$1].card }
    }
    return chosen
  }

  private func places(of cards: [Int], in pools: [DayPool]) -> [Int]? {
    guard cards.count == pools.count else { return nil }
    let places = zip(cards, pools).compactMap { card, pool in
      pool.candidates.firstIndex { $0.card == card }
    }
    return places.count == pools.count ? places : nil
  }

  /// The meals the evenings' cards become, each with its reasons.
  func meals(_ chosen: [Int]) -> [PlannedMeal] {
    var board = board
    var meals: [PlannedMeal] = []
    var medians: [DayLimits.Key: Money] = [:]
    for ((place, evening), within) in zip(zip(chosen, evenings), within) {
      let dish = candidate(place, on: evening, points: 0, tie: 0)
      let slot = board.slot(of: evening.day)
      let median = medians[evening.key] ?? within.map { larder.cards[$0].usedPerServing }.lowerMedian
      medians[evening.key] = median
      let around = Surroundings(
        others: fixed + meals, broken: board.broken(dish, at: slot), medianUsed: median)
      board.place(dish, at: slot)
      let card = larder.cards[place]
      let reasons = pickReasons(for: card, on: evening, request: request, scoring: scoring, around)
      meals.append(
        plannedMeal(card, on: evening.day, eaters: request.eaters, because: reasons, larder: larder))
    }
    return meals
  }
}
