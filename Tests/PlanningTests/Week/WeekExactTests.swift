import Kitchen
import Planning
import Testing
import Values

/// Small weeks against every possible week: rules give way only when they must, and in their order.
@Suite struct WeekExactTests {
  /// How often each rule is broken, the gravest first.
  private struct Breaks: Comparable, CustomStringConvertible {
    var dishTwice = 0
    var recentDish = 0
    var protein = 0
    var cuisine = 0

    static func < (a: Self, b: Self) -> Bool {
      (a.dishTwice, a.recentDish, a.protein, a.cuisine) < (b.dishTwice, b.recentDish, b.protein, b.cuisine)
    }

    var description: String { "\(dishTwice) \(recentDish) \(protein) \(cuisine)" }
  }

  private func breaks(_ week: [(Day, RecipeCard)], recent: [PlannedMeal]) -> Breaks {
    var breaks = Breaks()
    for (index, (day, card)) in week.enumerated() {
      let earlier = week.prefix(index)
      let yesterday = recent.filter { $0.day == day - 1 }
      if earlier.contains(where: { $0.1.id == card.id }) { breaks.dishTwice += 1 }
      let isRecent = recent.contains {
        $0.kind == .cook && $0.recipe == card.id && day - $0.day <= 14
      }
      if isRecent { breaks.recentDish += 1 }
      let before = earlier.last?.0 == day - 1 ? earlier.last?.1 : nil
      if before?.protein == card.protein || yesterday.contains(where: { $0.protein == card.protein }) {
        breaks.protein += 1
      }
      let week =
        recent.filter { $0.day >= day - 6 && $0.kind == .cook && $0.cuisine == card.cuisine }
        .count + earlier.filter { $0.0 >= day - 6 && $0.1.cuisine == card.cuisine }.count
      if before?.cuisine == card.cuisine || week >= 3
        || yesterday.contains(where: { $0.cuisine == card.cuisine })
      {
        breaks.cuisine += 1
      }
    }
    return breaks
  }

  private func everyWeek(_ days: [Day], _ cards: [RecipeCard]) -> [[(Day, RecipeCard)]] {
    days.reduce([[]]) { weeks, day in
      weeks.flatMap { week in cards.map { week + [(day, $0)] } }
    }
  }

  @Test("no week that exists breaks less", arguments: Array(UInt64(1)...150))
  func fewestBreaks(seed: UInt64) throws {
    var rng = SplitMix64(seed: seed)
    let proteins: [ProteinSource] = [.chicken, .beef, .fish]
    let kinds = ["a", "b", "c"].prefix(rng.within(1...3))
    let cards = (0..<rng.within(1...7)).map { index in
      card(
        "dish-\(index)", rng.pick(from: proteins) ?? .none,
        cuisine: rng.pick(from: Array(kinds)) ?? "a", cents: rng.within(100...900))
    }
    let recent = (1...15).compactMap { back -> PlannedMeal? in
      guard rng.below(3) == 0, let card = rng.pick(from: cards) else { return nil }
      return meal(monday - back, card.id.rawValue, card.protein, cuisine: card.cuisine)
    }
    let days = (0..<rng.within(1...4)).map { monday + $0 }
    let request = PlanRequest(days: days, eaters: 4, attempt: rng.below(2))
    let plan = try generateWeeklyPlan(request, from: larder(cards, recent: recent, seed: seed), id: planID())
    let chosen = try plan.meals.map { meal in
      (meal.day, try #require(cards.first { $0.id == meal.recipe }))
    }
    let least = try #require(everyWeek(days, cards).map { breaks($0, recent: recent) }.min())
    #expect(breaks(chosen, recent: recent) == least)
  }
}
