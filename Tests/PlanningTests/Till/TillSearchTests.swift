import Kitchen
import Testing
import Values

@testable import Planning

/// The search for money against every week there is, and against its own promises.
@Suite struct TillSearchTests {
  /// A drawn household's week made ready to be searched for money; nil where its limits leave nothing.
  private func week(_ seed: UInt64, recipes: ClosedRange<Int>, days: ClosedRange<Int>) throws -> BudgetWeek? {
    var household = Household(seed: seed, recipes: recipes, days: days)
    household.request.leftovers = .never
    guard let plan = try? generateWeeklyPlan(household.request, from: household.larder, id: planID()) else {
      return nil
    }
    let list = generateGroceryList(plan, from: household.larder)
    let cost = estimateGroceryCost(list, used: .zero, taxBasisPoints: 0, on: monday)
    let draft = Draft(request: household.request, plan: plan, list: list, cost: cost)
    let week = try BudgetWeek(draft, from: household.larder)
    return week.places(in: draft) == nil || week.scene.evenings.isEmpty ? nil : week
  }

  /// The least any week costs that loses no more by rules than the one begun with.
  private func least(_ week: BudgetWeek, _ search: TillSearch, floor: Int) -> Money {
    var (week, search) = (week, search)
    var least = Money(cents: .max)
    var path: [Int] = []
    func go() {
      guard path.count < search.pools.count else {
        guard search.weigh(path).rules >= floor else { return }
        least = min(least, week.total(zip(week.within, path).map { $0[$1] }))
        return
      }
      for place in search.pools[path.count].candidates.indices {
        path.append(place)
        go()
        path.removeLast()
      }
    }
    go()
    return least
  }

  @Test("on a few evenings no week that keeps the rules costs less", arguments: UInt64(1)...60)
  func few(seed: UInt64) throws {
    guard var week = try week(seed, recipes: 3...7, days: 1...3) else { return }
    let start = week.within.map { $0[0] }
    var search = week.search(from: start)
    let floor = search.weigh(search.chosen).rules
    let least = least(week, search, floor: floor)
    search.reachLeast(until: 0)
    // Wished evenings keep their dish, so there the least of all may be out of reach.
    let found = week.total(week.places(of: search))
    if week.isLocked.allSatisfy({ !$0 }) { #expect(found == least) }
    #expect(search.weigh(search.chosen).rules >= floor)
    #expect(found >= least)
  }

  @Test(
    "what is liked better stays within the limit, loses no rule and is never liked less",
    arguments: UInt64(1)...20)
  func liking(seed: UInt64) throws {
    guard let week = try week(seed, recipes: 20...40, days: 5...7) else { return }
    var search = week.search(from: week.within.map { $0[0] })
    let before = search.weigh(search.chosen)
    search.reachLeast(until: 0)
    let cheapest = search.weigh(search.chosen)
    let limit = search.cents * 6 / 5
    search.reachLiking(within: limit)
    let liked = search.weigh(search.chosen)
    #expect(search.cents <= limit)
    #expect(liked.points >= cheapest.points && liked.rules >= before.rules)
  }

  @Test("a trade is worth it: what is lost in liking is saved at the till", arguments: UInt64(1)...20)
  func trade(seed: UInt64) throws {
    guard let week = try week(seed, recipes: 20...40, days: 5...7) else { return }
    var search = week.search(from: week.within.map { $0[0] })
    let (before, cents) = (search.weigh(search.chosen), search.cents)
    search.trade(centsForPoint: 30)
    let after = search.weigh(search.chosen)
    #expect(after.rules >= before.rules)
    #expect(after.points * 30 - search.cents >= before.points * 30 - cents - 30)
  }

  @Test("the same seed exchanges the same dishes")
  func again() throws {
    let first = try #require(
      try (UInt64(1)...20).lazy.compactMap { try week($0, recipes: 30...40, days: 7...7) }.first)
    var a = first.search(from: first.within.map { $0[0] })
    var b = first.search(from: first.within.map { $0[0] })
    a.reachLeast(until: 0)
    b.reachLeast(until: 0)
    #expect(a.chosen == b.chosen)
  }
}
