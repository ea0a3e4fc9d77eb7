/// A week whose dishes are exchanged to save money: the rules it keeps, and what the till says.
struct BudgetWeek {
  let scene: WeekScene
  /// For each evening the dishes it may have; a pot for two evenings needs one that keeps.
  let within: [[Int]]
  /// Evenings whose pot feeds the next one too. Their dish is exchanged for both at once.
  let pots: Set<Day>
  /// Evenings nobody may exchange: wished dishes.
  let isLocked: [Bool]
  var counter: GroceryCounter

  init(_ draft: Draft, from larder: Larder) throws(PlanningError) {
    var request = draft.request
    let kept = Set(request.kept.map(\.day))
    request.leftovers = .never
    var pots: Set<Day> = []
    for rest in draft.plan.meals where rest.kind == .leftovers && !kept.contains(rest.day) {
      if let pot = draft.plan.meal(on: rest.day - 1), !kept.contains(pot.day), pot.kind == .cook {
        pots.insert(pot.day)
        request.days.removeAll { $0 == rest.day }
        request.evenings.removeAll { $0.day == pot.day }
        request.evenings.append(EveningNote(day: pot.day, eaters: pot.servings))
      } else {
        request.kept.append(rest)
      }
    }
    self.pots = pots
    let scene = try WeekScene(request, from: larder, aim: .cheapest)
    self.scene = scene
    within = zip(scene.evenings, scene.within).map { evening, places in
      guard pots.contains(evening.day) else { return places }
      return places.filter { scene.larder.cards[$0].leftoverDays ?? 0 >= 1 }
    }
    isLocked = scene.evenings.map { evening in
      evening.wishes.contains { $0.recipe != nil || !$0.wants.isEmpty || $0.cheaperThan != nil }
    }
    counter = GroceryCounter(larder)
  }

  /// The places of the draft's dishes, evening by evening; nil when one has no card any more.
  func places(in draft: Draft) -> [Int]? {
    var placeOf: [RecipeID: Int] = [:]
    for (place, card) in scene.larder.cards.enumerated() { placeOf[card.id] = place }
    let places = scene.evenings.compactMap { evening in
      draft.plan.meal(on: evening.day).flatMap { placeOf[$0.recipe] }
    }
    return places.count == scene.evenings.count ? places : nil
  }

  /// What the dishes lose by rules; a week may be exchanged for one that loses no more.
  func rulePoints(_ chosen: [Int]) -> Int {
    var board = scene.board
    var points = 0
    for (place, evening) in zip(chosen, scene.evenings) {
      var dish = scene.candidate(place, on: evening, points: 0, tie: 0)
      dish.isDouble = pots.contains(evening.day)
      let slot = board.slot(of: evening.day)
      points += board.rulePoints(dish, at: slot)
      board.place(dish, at: slot)
    }
    return points + board.varietyPoints()
  }

  /// What the till says for the dishes with everything kept, tax included.
  mutating func total(_ chosen: [Int]) -> Money {
    let till = counter.till(kept + zip(chosen, scene.evenings).map { bare($0, on: $1.day) })
    return till + salesTax(on: till, basisPoints: scene.request.taxBasisPoints)
  }

  /// The meals that stay whatever is exchanged.
  var kept: [PlannedMeal] { scene.request.kept }

  /// A meal with just what a list needs.
  func bare(_ place: Int, on day: Day) -> PlannedMeal {
    let card = scene.larder.cards[place]
    return PlannedMeal(
      day: day, recipe: card.id, title: card.title, cuisine: card.cuisine, protein: card.protein,
      minutes: card.minutes, eaters: scene.request.eaters(on: day),
      servings: scene.request.portions(on: day), used: .zero)
  }
}
