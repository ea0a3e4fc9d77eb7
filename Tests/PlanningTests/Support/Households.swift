import Kitchen
import Planning
import Values

/// A request with its larder, drawn from a seed.
struct Household {
  let world: World
  var request: PlanRequest
  let larder: Larder

  init(seed: UInt64, recipes: ClosedRange<Int> = 6...60, days: ClosedRange<Int> = 1...7) {
    var rng = SplitMix64(seed: seed &* 7919)
    let world = World(seed: seed, recipes: rng.within(recipes))
    self.world = world
    let first = monday + rng.below(7)
    let week = (0..<rng.within(days)).map { first + $0 }
    let recent = (1...16).compactMap { back -> PlannedMeal? in
      guard rng.below(3) > 0, let card = rng.pick(from: world.cards) else { return nil }
      return meal(
        first - back, card.id.rawValue, card.protein, cuisine: card.cuisine,
        kind: rng.below(8) == 0 ? .leftovers : .cook)
    }
    var kept: [PlannedMeal] = []
    if rng.below(3) == 0, let day = rng.pick(from: week), let card = rng.pick(from: world.cards) {
      kept = [meal(day, card.id.rawValue, card.protein, cuisine: card.cuisine)]
    }
    var wishes: [DayWish] = []
    if rng.below(2) == 0, let day = rng.pick(from: week) {
      wishes = [
        DayWish(
          day: day, wants: rng.below(2) == 0 ? [rng.pick(from: World.cuisines) ?? ""] : [],
          maxMinutes: rng.below(2) == 0 ? rng.within(20...60) : nil)
      ]
    }
    request = PlanRequest(
      days: week, eaters: rng.within(1...8),
      evenings: rng.below(3) == 0 ? [EveningNote(day: first + 1, guests: rng.within(1...9))] : [],
      leftovers: rng.pick(from: LeftoverPreference.allCases) ?? .never, avoids: Self.avoidances(&rng),
      budget: nil, cuisines: Array(rng.shuffled(World.cuisines).prefix(rng.below(4))),
      weekdayMinutes: rng.within(25...60), weekendMinutes: rng.within(40...90),
      taxBasisPoints: rng.below(2) * 725, wishes: wishes, kept: kept,
      excluded: rng.below(3) == 0 ? world.cards.prefix(2).map(\.id) : [], attempt: rng.below(3))
    larder = world.larder(
      seed: seed, today: first, pantry: Self.pantry(world, from: first, &rng), recent: recent,
      tastes: Tastes(
        Self.history(world, until: first, &rng), favorites: world.cards.prefix(rng.below(3)).map(\.id),
        on: first))
  }

  /// Dinners of the last months, some of them rated.
  static func history(_ world: World, until day: Day, _ rng: inout SplitMix64) -> [MealHistoryEntry] {
    (0..<rng.below(20)).compactMap { _ in
      guard let card = rng.pick(from: world.cards) else { return nil }
      return MealHistoryEntry(
        day: day - rng.within(16...120), recipe: card.id, title: card.title, cuisine: card.cuisine,
        protein: card.protein, servings: 4, stars: rng.below(2) == 0 ? Stars(rng.within(1...5)) : nil)
    }
  }

  static func avoidances(_ rng: inout SplitMix64) -> [Avoidance] {
    (0..<rng.below(3)).map { _ in
      let what: Avoided =
        switch rng.below(3) {
        case 0: .diet(rng.pick(from: [.vegetarian, .nutFree, .dairyFree, .halal]) ?? .halal)
        case 1: .allergen(rng.pick(from: Allergen.allCases) ?? .milk)
        default: .food("food-\(rng.below(36))")
        }
      return Avoidance(what, rng.below(2) == 0 ? .strict : .dislike)
    }
  }

  static func pantry(_ world: World, from day: Day, _ rng: inout SplitMix64) -> [PantryItem] {
    var ids = IdentitySource(replica: 3, turn: 1)
    return (0..<rng.below(25)).map { _ in
      let food = rng.pick(from: world.table.ingredients)
      return PantryItem(
        id: ids.next(), name: food?.name ?? "x", ingredient: food?.id,
        amount: Amount(
          Rational(rng.within(1...30), rng.within(1...3)),
          rng.pick(from: [.cup, .ounce, .pound, .each, .can, .gram]) ?? .cup),
        bestBefore: rng.below(2) == 0 ? day + rng.within(-3...9) : nil,
        opened: rng.below(3) == 0 ? day - 1 : nil)
    }
  }
}
