/// What a dish earns on an evening whatever else the week holds.
struct DishPoints {
  private let cuisines: [String]
  /// What the budget leaves for a plate, in cents; nil without one.
  private let perPlate: Int?
  /// Foods at home that are good on the first evening.
  private let atHome: Set<IngredientID>
  private let basics: Set<IngredientID>
  private let tastes: Tastes

  init(_ request: PlanRequest, larder: Larder, first day: Day) {
    cuisines = request.cuisines
    let plates = request.days.reduce(0) { $0 + request.portions(on: $1) }
    perPlate = request.budget.map { $0.cents / max(1, plates) }
    tastes = larder.tastes
    let good = larder.pantry.filter { !$0.isExpired(on: day) && $0.held.isSome }
    atHome = Set(good.compactMap { $0.ingredient ?? larder.table.ingredient(named: $0.name)?.id })
    basics = atHome.isEmpty ? [] : Set(larder.table.ingredients.filter(\.isBasic).map(\.id))
  }

  func points(for card: RecipeCard, on evening: DayLimits) -> Int {
    let cents = card.usedPerServing.cents
    let (isFriday, isWeekend) = (evening.key.isFriday, evening.key.isWeekend)
    var points = PlanWeights.cost(cents: cents, perPlate: perPlate) + card.traits.platePoints
    if isLiked(card.cuisine) {
      points += cuisines.count == 1 ? PlanWeights.onlyCuisine : PlanWeights.likedCuisine
    }
    if cuisines.isEmpty, PlanWeights.familiarCuisines.contains(card.cuisine) {
      points += PlanWeights.familiar
    }
    if isFriday, card.fitsFriday { points += PlanWeights.friday }
    if !isWeekend { points += card.difficulty.effortPoints }
    if !atHome.isEmpty {
      let (have, of) = pantryShare(of: card)
      let percent = of == 0 ? 0 : have * 100 / of
      points += PlanWeights.pantry(percent: percent)
      if percent > 60 { points += PlanWeights.pantryMatch }
      if evening.preferred.wantNoWaste { points += PlanWeights.pantry(percent: percent) * 3 }
    }
    for wish in evening.preferred { points += wish.points(for: card, tastes) }
    return points
  }

  func isLiked(_ cuisine: String) -> Bool { cuisines.contains { isCuisine(cuisine, named: $0) } }

  /// How many of the dish's foods are at home in some amount; basics count neither way.
  func pantryShare(of card: RecipeCard) -> (have: Int, of: Int) {
    guard !atHome.isEmpty else { return (0, card.ingredients.count) }
    let counted = card.ingredients.filter { !basics.contains($0) }
    return (counted.filter(atHome.contains).count, counted.count)
  }
}

extension RecipeCard {
  /// Fish or meatless, by what is inside, not by the main protein alone. Source: 004 §3.4.
  var fitsFriday: Bool { protein.isFish || contains.isDisjoint(with: .flesh) && protein.isMeatless }
}

extension Skill {
  fileprivate var effortPoints: Int {
    switch self {
    case .beginner: 0
    case .intermediate: PlanWeights.intermediateEffort
    case .advanced: PlanWeights.advancedEffort
    }
  }
}
