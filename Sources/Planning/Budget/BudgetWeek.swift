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
    let scene = try WeekScene(request, from: larder)
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

  /// A search for money among all the evenings may have, from those dishes on.
  func search(from chosen: [Int]) -> TillSearch {
    let pools = zip(scene.evenings, within).map { evening, places in
      DayPool(
        day: evening.day, slot: scene.board.slot(of: evening.day),
        candidates: places.map { place in
          var dish = scene.liked(place, on: evening)
          dish.isDouble = pots.contains(evening.day)
          return dish
        })
    }
    var table = TillTable(beside: kept, counter: counter)
    table.begin(
      scene.evenings.map { TillTable.Evening(day: $0.day, portions: scene.request.portions(on: $0.day)) })
    let week = scene.evenings.first?.day.monday ?? scene.larder.today
    return TillSearch(
      pools, chosen: zip(within, chosen).map { $0.firstIndex(of: $1) ?? 0 }, isLocked: isLocked,
      on: scene.board,
      cards: scene.larder.cards, table: table,
      seed: scene.larder.randomizer.key("till", week: week, attempt: scene.request.attempt))
  }

  /// The places in the larder of what a search has chosen.
  func places(of search: TillSearch) -> [Int] { zip(within, search.chosen).map { $0[$1] } }

  /// The most the till may say, in cents, for a total within the limit, tax included.
  func till(within limit: Money) -> Int {
    var most = limit.cents
    while most > 0 {
      let till = Money(cents: most)
      let over = (till + salesTax(on: till, basisPoints: scene.request.taxBasisPoints)).cents - limit.cents
      if over <= 0 { return most }
      most -= max(1, over / 2)
    }
    return 0
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
