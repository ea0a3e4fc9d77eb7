/// Dinner for one evening: the best dish and the next best, with different main proteins where there
/// are such; none when nothing is within the limits.
///
/// Avoidances, minutes and wants hold exactly. Yesterday's protein and dishes of the last 14 days
/// come only when nothing else is left, and say so. More than 60 % of the ingredients at home, in
/// the amounts needed, is preferred. Source: 004 §3.4; requirements MP-12, Decisions "Tonight".
package func generateSingleMeal(
  _ request: SingleMealRequest, from larder: Larder
) -> [PlannedMeal] {
  let plan = request.plan
  let evening = DayLimits(plan, day: request.day, tastes: larder.tastes)
  let marks = DishMarks(larder, first: request.day, last: request.day)
  let scoring = DishPoints(plan, larder: larder, first: request.day)
  let quick = filterRecipesByTime(larder.cards, maxMinutes: request.maxMinutes)
  let cards = quick.filter { evening.holds($0) }
  let median = cards.map(\.usedPerServing).lowerMedian
  let history = larder.recent.filter { $0.day != request.day }
  let recent = RecentMeals(history, before: request.day)
  var dishes = cards.map { TonightDish($0, request, evening, scoring: scoring, marks: marks, recent, larder) }
  dishes.sort(by: TonightDish.isBefore)
  dishes.lookIntoPantry(request, larder)
  return dishes.varied(request.count).map { dish in
    let around = Surroundings(others: history, broken: dish.broken, medianUsed: median)
    var reasons = pickReasons(
      for: dish.card, on: evening, request: plan, scoring: scoring, marks: marks, around,
      larder: larder)
    if let check = dish.pantry { reasons = reasons.counting(check) }
    return plannedMeal(
      dish.card, on: request.day, eaters: min(20, max(1, request.eaters)), because: reasons,
      larder: larder)
  }
}

/// Whether any dish fits the request: cheaper than finding the best of them.
package func hasSingleMeal(_ request: SingleMealRequest, from larder: Larder) -> Bool {
  let evening = DayLimits(request.plan, day: request.day, tastes: larder.tastes)
  return filterRecipesByTime(larder.cards, maxMinutes: request.maxMinutes).contains { evening.holds($0) }
}

/// What was eaten lately, looked up once for all dishes.
private struct RecentMeals {
  let yesterday: Set<ProteinSource>
  let dishes: Set<RecipeID>
  let cuisines: Set<String>
  let uses: [ProteinSource: Int]

  init(_ history: [PlannedMeal], before day: Day) {
    yesterday = Set(history.filter { $0.day == day - 1 }.map(\.protein))
    dishes = Set(
      history.filter { $0.kind == .cook && abs($0.day - day) <= ProteinRotation.days }.map(\.recipe))
    cuisines = Set(
      history.filter { CuisineRotation.window(before: day).contains($0.day) }.map(\.cuisine))
    uses = proteinUses(history, before: day)
  }
}

/// A dish in question for tonight.
private struct TonightDish {
  let card: RecipeCard
  let broken: Broken
  var points: Int
  let tie: UInt64
  var pantry: PantryCheck?

  init(
    _ card: RecipeCard, _ request: SingleMealRequest, _ evening: DayLimits, scoring: DishPoints,
    marks: DishMarks,
    _ recent: RecentMeals, _ larder: Larder
  ) {
    self.card = card
    var broken: Broken = []
    if recent.yesterday.contains(card.protein) { broken.insert(.protein) }
    if recent.dishes.contains(card.id) { broken.insert(.recentDish) }
    self.broken = broken
    tie = larder.randomizer.key(
      "tonight", week: request.day, attempt: request.attempt, item: card.id.rawValue)
    points = broken.points + Int(tie % UInt64(PlanWeights.tonightWhim + 1))
    points += scoring.points(for: card, on: evening)
    let (have, of) = scoring.pantryShare(of: card)
    if have > 0 { points += PlanWeights.pantryTonight(percent: have * 100 / max(1, of)) }
    points += (larder.tastes.preference(card.id, on: request.day) ?? 0) * PlanWeights.preference
    if marks.isFavorite(card.id) { points += PlanWeights.favorite }
    points += marks.usesUp(card, on: request.day).nonzeroBitCount * PlanWeights.usesUp
    points += recent.uses[card.protein, default: 0] * PlanWeights.proteinUse
    if !recent.cuisines.contains(card.cuisine) { points += PlanWeights.newCuisine }
  }

  static func isBefore(_ a: Self, _ b: Self) -> Bool {
    if a.points != b.points { return a.points > b.points }
    return a.tie != b.tie ? a.tie < b.tie : a.card.id < b.card.id
  }
}

extension [TonightDish] {
  /// Recipes looked through in full; the rest stays ranked by its card.
  private static var shortList: Int { 40 }

  /// Weighs the amounts at home for the best dishes and ranks them anew.
  fileprivate mutating func lookIntoPantry(_ request: SingleMealRequest, _ larder: Larder) {
    guard !larder.pantry.isEmpty else { return }
    let shelf = PantryShelf(larder.pantry, table: larder.table)
    for index in indices.prefix(Self.shortList) {
      guard let recipe = larder.recipe(self[index].card.id) else { continue }
      let check = checkPantry(
        recipe, servings: request.eaters, shelf: shelf, table: larder.table, on: request.day)
      self[index].pantry = check
      if check.matchPercent > 60 { self[index].points += PlanWeights.tonightMatch }
    }
    sort(by: TonightDish.isBefore)
  }

  /// The first, then dishes of proteins not yet shown, then the rest; dishes that break a rule last.
  fileprivate func varied(_ count: Int) -> [TonightDish] {
    var picked: [TonightDish] = []
    var left = self
    while picked.count < count, !left.isEmpty {
      let shown = picked.map(\.card.protein)
      let next = left.firstIndex { $0.broken.isEmpty && !shown.contains($0.card.protein) } ?? 0
      picked.append(left.remove(at: next))
    }
    return picked
  }
}

extension [PickReason] {
  /// The reason about the pantry by amounts instead of by names; gone when too little is at home.
  fileprivate func counting(_ check: PantryCheck) -> [PickReason] {
    compactMap { reason in
      guard case .usesPantry = reason else { return reason }
      let have = check.available.count
      return have > 0 && have * 3 >= check.counted ? .usesPantry(have: have, of: check.counted) : nil
    }
  }
}
