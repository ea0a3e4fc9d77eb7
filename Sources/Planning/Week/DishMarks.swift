/// What a dish can do for the rest of the week besides being eaten: share an opened package of
/// something fresh, use up what would not last, bring a favorite back, cook what is in season.
struct DishMarks {
  /// A lot at home that wants to be used by a day.
  struct Expiring {
    let food: IngredientID
    let name: String
    let bestBefore: Day
  }

  /// In the order of their bits; the first to spoil, at most 64.
  let expiring: [Expiring]
  /// The foods sold fresh by the bunch, bag, head or carton; each with its bit.
  private let fresh: [IngredientID: UInt128]
  /// The months of foods with a season, as bits.
  private let seasons: [IngredientID: UInt16]
  private let tastes: Tastes
  private let table: FoodTable

  /// A lot counts when it is good on the first evening and would not last three days past the last.
  static let daysAhead = 3

  init(_ larder: Larder, first: Day, last: Day) {
    tastes = larder.tastes
    table = larder.table
    var names: Set<IngredientID> = []
    expiring = larder.pantry.compactMap { item -> Expiring? in
      guard let day = item.bestBefore, day >= first, day <= last + Self.daysAhead,
        item.held.isSome, let food = item.ingredient ?? larder.table.ingredient(named: item.name)?.id
      else { return nil }
      return Expiring(food: food, name: item.name, bestBefore: day)
    }.sorted { ($0.bestBefore, $0.food) < ($1.bestBefore, $1.food) }
      .filter { names.insert($0.food).inserted }.prefix(64).map { $0 }
    var fresh: [IngredientID: UInt128] = [:]
    for food in larder.table.ingredients.filter(Self.isFresh).sorted(by: { $0.id < $1.id }) {
      guard fresh.count < 128 else { break }
      guard let sold = larder.table.packages(of: food.id).min(by: { $0.price < $1.price }),
        Self.containers.contains(sold.container)
      else { continue }
      fresh[food.id] = 1 << UInt128(fresh.count)
    }
    self.fresh = fresh
    var seasons: [IngredientID: UInt16] = [:]
    for food in larder.table.ingredients where !food.months.isEmpty && food.months.count < 12 {
      seasons[food.id] = food.months.reduce(0) { $0 | 1 << UInt16($1) }
    }
    self.seasons = seasons
  }

  private static let containers: Set<String> = ["bunch", "bag", "carton", "head"]

  /// Garlic and the basics keep: nobody hurries for them.
  private static func isFresh(_ food: Ingredient) -> Bool {
    (food.section == .produce || food.section == .dairy) && !food.isBasic && food.pieceUnit != .clove
  }

  func bit(of food: IngredientID) -> UInt128 { fresh[food] ?? 0 }

  /// The fresh foods in the dish, as bits.
  func fresh(in card: RecipeCard) -> UInt128 { card.ingredients.reduce(0) { $0 | (fresh[$1] ?? 0) } }

  /// The lots the dish would use in time on that day, as bits.
  func usesUp(_ card: RecipeCard, on day: Day) -> UInt64 {
    var bits: UInt64 = 0
    for (place, lot) in expiring.enumerated() where lot.isDue(on: day) {
      if card.ingredients.contains(lot.food) { bits |= 1 << UInt64(place) }
    }
    return bits
  }

  func isFavorite(_ id: RecipeID) -> Bool { tastes[id].isFavorite }

  /// What its past and its season add to a dish on a day.
  func points(for dish: ListedDish, on day: Day, isSeasonal: Bool = false) -> Int {
    let past = (tastes.preference(dish.id, on: day) ?? 0) * PlanWeights.preference
    let season = isSeasonal ? PlanWeights.wished : PlanWeights.season
    return past + (dish.months & (1 << UInt16(day.month)) == 0 ? 0 : season)
  }

  /// The months in which some fruit or vegetable of the dish is in season, as bits; those that always
  /// are don't count.
  func months(of card: RecipeCard) -> UInt16 { card.ingredients.reduce(0) { $0 | (seasons[$1] ?? 0) } }

  /// The first of its fruits and vegetables that is in season on the day.
  func seasonal(in card: RecipeCard, on day: Day) -> Ingredient? {
    card.ingredients.first { (seasons[$0] ?? 0) & (1 << UInt16(day.month)) != 0 }.flatMap { table[$0] }
  }

  /// What cooking the dish for two evenings adds, beside the wish for leftovers.
  func doublePoints(for id: RecipeID, on day: Day) -> Int {
    var points = 0
    switch day.weekday {
    case .sunday, .monday, .tuesday: points += PlanWeights.earlyLeftovers
    case .wednesday, .thursday, .friday, .saturday: break
    }
    if let stars = tastes[id].stars, stars.count >= 4 { points += PlanWeights.likedLeftovers }
    return points
  }
}

extension DishMarks.Expiring {
  /// Whether a dinner of that day is a good moment for it: still good, and not for long.
  func isDue(on day: Day) -> Bool { day <= bestBefore && bestBefore - day <= DishMarks.daysAhead }
}
