/// A request made ready: which evenings to fill, what each may choose from, and what is fixed.
struct WeekScene {
  let request: PlanRequest
  let larder: Larder
  let scoring: DishPoints
  let marks: DishMarks
  /// The evenings to fill, in order.
  let evenings: [DayLimits]
  /// For each evening the places of the cards within its limits, in the larder's order; never empty.
  let within: [[Int]]
  /// Meals that stand whatever is chosen: history, plans beside this one, kept meals; by day.
  let fixed: [PlannedMeal]
  /// The board with the fixed meals on it.
  let board: WeekBoard
  /// For each evening whether the one after it may be left to its leftovers.
  let canDouble: [Bool]
  /// How many evenings may still become leftovers.
  let leftovers: Int
  private let names: KindNames
  private let dates: DishDates

  init(_ request: PlanRequest, from larder: Larder) throws(PlanningError) {
    guard (1...20).contains(request.eaters) else { throw .invalidServingSize(request.eaters) }
    for note in request.evenings where note.eaters.map({ !(1...20).contains($0) }) ?? false {
      throw .invalidServingSize(note.eaters ?? 0)
    }
    (self.request, self.larder) = (request, larder)
    let kept = Set(request.kept.map(\.day))
    let days = Set(request.days).subtracting(kept)
    let evenings = days.sorted().map { DayLimits(request, day: $0, tastes: larder.tastes) }
    self.evenings = evenings
    marks = DishMarks(larder, first: days.min() ?? larder.today, last: days.max() ?? larder.today)
    canDouble = evenings.indices.map { evenings.canDouble($0, request) }
    let eaten = request.kept.count { $0.kind == .leftovers }
    let quota = leftoverQuota(request.leftovers, evenings: days.count + kept.count) - eaten
    leftovers = max(0, quota)
    scoring = DishPoints(request, larder: larder, first: days.min() ?? larder.today)
    try checkWishes(evenings, larder.cards)
    within = try cardsWithinLimits(evenings, request: request, larder.cards)
    let beside = larder.recent.filter { !days.contains($0.day) && !kept.contains($0.day) }
    fixed = (beside + request.kept).sorted { ($0.day, $0.recipe) < ($1.day, $1.recipe) }
    dates = DishDates(fixed)
    let names = KindNames(larder.cards, fixed)
    self.names = names
    board = WeekBoard(
      fixed, spanning: days.union(kept), kept: kept, hasCuisineRules: request.cuisines.count != 1
    ) { names.slot(of: $0) }
  }

  /// The card at that place as the search sees it on the evening; without one, all but what the evening adds.
  func candidate(_ place: Int, on evening: DayLimits?, points: Int, tie: UInt64) -> Candidate {
    let card = larder.cards[place]
    return Candidate(
      card: place, protein: card.protein.index, cuisine: names.cuisines[card.cuisine] ?? -1,
      method: names.methods[card.method] ?? -1, starch: card.starch?.index ?? -1, points: points,
      fixed: evening.map { dates.broken(card.id, on: $0.day, isAsked: $0.recipe == card.id) } ?? [],
      tie: tie, isFavorite: marks.isFavorite(card.id),
      usesUp: evening.map { marks.usesUp(card, on: $0.day) } ?? 0, fresh: marks.fresh(in: card))
  }

  /// The card at that place with all it earns on the evening, whim and turn of the week aside.
  func liked(_ place: Int, on evening: DayLimits) -> Candidate {
    let points = scoring.points(for: larder.cards[place], on: evening)
    let dish = listed(place, points: points)
    return onEvening(
      dish, evening,
      points: points + marks.points(for: dish, on: evening.day, isSeasonal: evening.preferred.wantSeason),
      tie: 0)
  }

  /// A listed dish on its evening.
  func onEvening(_ dish: ListedDish, _ evening: DayLimits, points: Int, tie: UInt64) -> Candidate {
    var candidate = dish.candidate
    candidate.points = points
    candidate.tie = tie
    candidate.fixed = dates.broken(dish.id, on: evening.day, isAsked: evening.recipe == dish.id)
    if !marks.isFavorite(dish.id), let days = dates.nearest(dish.id, to: evening.day) {
      candidate.points += PlanWeights.lately(days: days)
    }
    if !marks.expiring.isEmpty { candidate.usesUp = marks.usesUp(larder.cards[dish.card], on: evening.day) }
    return candidate
  }
}

extension [DayLimits] {
  /// Whether the evening after this one is the next day, open, and without a wish of its own; and one
  /// pot is enough for both.
  fileprivate func canDouble(_ index: Int, _ request: PlanRequest) -> Bool {
    guard index + 1 < count, self[index + 1].day == self[index].day + 1,
      self[index + 1].wishes.isEmpty, self[index].key.asks == self[index + 1].key.asks,
      // A pot for two evenings feeds a whole table on both.
      [self[index].day, self[index + 1].day].allSatisfy({ request.evenings.note(on: $0).plates.isEmpty })
    else { return false }
    let portions = request.portions(on: self[index].day) + request.eaters(on: self[index + 1].day)
    return portions <= Leftovers.servings
  }
}

/// Throws for a wished dish nobody has a card of.
private func checkWishes(_ evenings: [DayLimits], _ cards: [RecipeCard]) throws(PlanningError) {
  let asked = evenings.compactMap(\.recipe)
  guard !asked.isEmpty else { return }
  let known = Set(cards.map(\.id))
  for id in asked where !known.contains(id) { throw .recipeNotFound(id.rawValue) }
}

/// Each evening's cards by the limits alone; evenings held to the same share the work.
private func cardsWithinLimits(
  _ evenings: [DayLimits], request: PlanRequest, _ cards: [RecipeCard]
) throws(PlanningError) -> [[Int]] {
  let admissions = request.avoids.map(\.admission)
  let admitted = cards.indices.filter { index in admissions.allSatisfy { $0(cards[index]) } }
  let open = admitted.filter { cards[$0].isDinner }
  // A dish of another course is eaten only on the evening it was asked for.
  let others = admitted.filter { !cards[$0].isDinner }
  var found: [DayLimits.Key: [Int]] = [:]
  var result: [[Int]] = []
  for evening in evenings {
    let fitting =
      found[evening.key] ?? open.filter { evening.holds(cards[$0], skipping: request.avoids.count) }
    let asked = others.filter {
      cards[$0].id == evening.recipe && evening.holds(cards[$0], skipping: request.avoids.count)
    }
    guard !(fitting + asked).isEmpty else {
      throw .insufficientRecipes(day: evening.day, fighting: fightingLimits(evening.limits, cards))
    }
    found[evening.key] = fitting
    result.append(asked.isEmpty ? fitting : (fitting + asked).sorted())
  }
  return result
}

/// Numbers for the names the board compares.
private struct KindNames {
  private(set) var cuisines: [String: Int] = [:]
  private(set) var methods: [String: Int] = [:]
  private var cards: [RecipeID: (place: Int, method: Int, starch: Int)] = [:]

  init(_ all: [RecipeCard], _ fixed: [PlannedMeal]) {
    let needed = Set(fixed.map(\.recipe))
    for (place, card) in all.enumerated() {
      if cuisines[card.cuisine] == nil { cuisines[card.cuisine] = cuisines.count }
      if methods[card.method] == nil { methods[card.method] = methods.count }
      if needed.contains(card.id) {
        cards[card.id] = (place, methods[card.method] ?? -1, card.starch?.index ?? -1)
      }
    }
    for meal in fixed where cuisines[meal.cuisine] == nil { cuisines[meal.cuisine] = cuisines.count }
  }

  func slot(of meal: PlannedMeal) -> WeekBoard.Slot {
    let known = cards[meal.recipe]
    return WeekBoard.Slot(
      protein: meal.protein.index, cuisine: cuisines[meal.cuisine] ?? -1,
      method: known?.method ?? -1, starch: known?.starch ?? -1, card: known?.place ?? -1,
      isLeftovers: meal.kind == .leftovers)
  }
}

extension WeekBoard {
  /// A board long enough for every look back and ahead, with the fixed meals on it.
  fileprivate init(
    _ fixed: [PlannedMeal], spanning days: Set<Day>, kept: Set<Day>, hasCuisineRules: Bool,
    slot: (PlannedMeal) -> Slot
  ) {
    let first = days.min() ?? Day(number: 0)
    let base = first.number - ProteinRotation.days - 1
    var slots = [Slot](repeating: Slot(), count: (days.max() ?? first).number + 8 - base)
    for meal in fixed where slots.indices.contains(meal.day.number - base) {
      slots[meal.day.number - base] = slot(meal)
      slots[meal.day.number - base].isInPlan = kept.contains(meal.day)
    }
    self.init(base: base, slots: slots, hasCuisineRules: hasCuisineRules)
  }
}

/// On which days dishes that are not up for choice are cooked.
private struct DishDates {
  private var days: [RecipeID: [Day]] = [:]

  init(_ fixed: [PlannedMeal]) {
    for meal in fixed where meal.kind == .cook { days[meal.recipe, default: []].append(meal.day) }
  }

  /// Whether cooking the dish on the day comes within 14 days of another time. A dish somebody asked
  /// for by name may come again. Source: Decisions "Favourites".
  func broken(_ id: RecipeID, on day: Day, isAsked: Bool) -> Broken {
    guard !isAsked, let days = days[id] else { return [] }
    return days.contains { abs($0 - day) <= ProteinRotation.days } ? .recentDish : []
  }

  /// How many days lie between the evening and the nearest time the dish is cooked; nil for none.
  func nearest(_ id: RecipeID, to day: Day) -> Int? { days[id]?.map { abs($0 - day) }.min() }
}
