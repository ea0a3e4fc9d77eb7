import Kitchen
import Testing
import Values

@testable import Planning

/// The till kept food by food against the counter that counts a whole week anew.
@Suite struct TillTableTests {
  @Test("whatever is exchanged, the sum is the counter's", arguments: UInt64(1)...60)
  func sums(seed: UInt64) {
    let household = Household(seed: seed, recipes: 4...20, days: 2...7)
    let request = household.request
    var counter = GroceryCounter(household.larder)
    var table = TillTable(beside: request.kept, counter: counter)
    let kept = Set(request.kept.map(\.day))
    let days = request.days.filter { !kept.contains($0) }
    table.begin(days.map { TillTable.Evening(day: $0, portions: request.portions(on: $0)) })
    var standing = [RecipeID?](repeating: nil, count: days.count)
    func till(_ week: [RecipeID?]) -> Int {
      let meals = zip(days, week).compactMap { day, id -> PlannedMeal? in
        guard let id else { return nil }
        var made = meal(day, id.rawValue)
        made.servings = request.portions(on: day)
        return made
      }
      return counter.till(request.kept + meals).cents
    }
    var rng = SplitMix64(seed: seed)
    for _ in 0..<40 where !days.isEmpty {
      let evening = rng.below(days.count)
      guard let dish = rng.pick(from: household.world.cards)?.id else { continue }
      var trial = standing
      trial[evening] = dish
      #expect(table.cents(with: dish, at: evening) == till(trial))
      trial[evening] = nil
      #expect(table.cents(without: evening) == till(trial))
      guard rng.below(2) == 0 else { continue }
      table.put(dish, at: evening)
      standing[evening] = dish
      #expect(table.cents == till(standing))
    }
    table.begin([])
    #expect(table.cents == till([]))
  }
}
