import Kitchen
import Testing
import Values

@testable import Planning

/// The search against every week there is: it finds the best one wherever all can be tried.
@Suite struct BestWeekTests {
  /// A household's evenings made ready for the search; nil when its limits leave nothing.
  private func pools(_ household: Household) -> (scene: WeekScene, pools: [DayPool])? {
    guard let scene = try? WeekScene(household.request, from: household.larder),
      !scene.evenings.isEmpty
    else { return nil }
    return (scene, scene.pools(scene.shortLists(), attempt: household.request.attempt, shown: []))
  }

  /// The best score of all weeks, leftovers among them.
  private func exhaustive(_ scene: WeekScene, _ pools: [DayPool]) -> Int {
    var search = WeekSearch(pools, on: scene.board, previous: nil, leftovers: scene.leftovers)
    var best = Int.min
    var path: [Int] = []
    func go(_ doubles: Int) {
      guard path.count < pools.count else {
        best = max(best, search.score(path))
        return
      }
      for (place, dish) in pools[path.count].candidates.enumerated() {
        if dish.isDouble, doubles == scene.leftovers || path.count + 1 == pools.count { continue }
        path.append(place)
        if dish.isDouble { path.append(WeekSearch.leftovers) }
        go(doubles + (dish.isDouble ? 1 : 0))
        path.removeLast(dish.isDouble ? 2 : 1)
      }
    }
    go(0)
    return best
  }

  @Test("a few dishes on a few evenings: no week is better", arguments: UInt64(1)...80)
  func few(seed: UInt64) {
    let household = Household(seed: seed, recipes: 2...7, days: 1...4)
    guard let (scene, pools) = pools(household) else { return }
    var search = WeekSearch(pools, on: scene.board, previous: nil, leftovers: scene.leftovers)
    _ = search.run()
    #expect(search.bestScore == exhaustive(scene, pools))
    #expect(search.bestScore == search.score(search.best))
  }

  @Test("25 dishes on three evenings: no week is better", arguments: UInt64(1)...5)
  func many(seed: UInt64) {
    let household = Household(seed: seed, recipes: 25...25, days: 3...3)
    guard let (scene, pools) = pools(household) else { return }
    var search = WeekSearch(pools, on: scene.board, previous: nil, leftovers: scene.leftovers)
    _ = search.run()
    #expect(search.bestScore == exhaustive(scene, pools))
  }

  @Test("25 dishes on seven evenings: the best week, proved", arguments: UInt64(1)...8)
  func wholeWeek(seed: UInt64) throws {
    let household = Household(seed: seed, recipes: 10...25, days: 7...7)
    guard let report = try? searchReport(household.request, from: household.larder, work: 2_000_000)
    else { return }
    #expect(report.isProven)
    #expect(report.found == report.best)
  }

  @Test("the households drawn leave a week to look for, half of them at least")
  func sampleSaysSomething() {
    let few = (UInt64(1)...80).count { pools(Household(seed: $0, recipes: 2...7, days: 1...4)) != nil }
    let many = (UInt64(1)...5).count { pools(Household(seed: $0, recipes: 25...25, days: 3...3)) != nil }
    let weeks = (UInt64(1)...8).count { seed in
      let household = Household(seed: seed, recipes: 10...25, days: 7...7)
      return (try? searchReport(household.request, from: household.larder, work: 2_000_000)) != nil
    }
    #expect(few >= 40)
    #expect(many >= 4)
    #expect(weeks >= 5)
  }

  @Test("an evening left to leftovers costs nothing, so the bound never counts a bad dish for it")
  func boundWithLeftovers() {
    let day = Day(number: 0)
    let dish = Candidate(
      card: 0, protein: 0, cuisine: 0, method: 0, starch: -1, points: -90_000, fixed: [], tie: 0)
    let board = WeekBoard(
      base: day.number - 20, slots: Array(repeating: WeekBoard.Slot(), count: 40), hasCuisineRules: true)
    func rest(_ quota: Int, _ slots: [Int]) -> Int {
      let pools = slots.map { DayPool(day: day + $0, slot: $0 + 20, candidates: [dish]) }
      var (bound, work) = (WeekBound(pools, quota: quota), 0)
      return bound.rest(from: 0, on: board, work: &work)
    }
    #expect(rest(1, [0]) == 0)
    #expect(rest(1, [0, 8]) == 0)
    #expect(rest(0, [0]) < 0)
    #expect(rest(0, [0, 8]) < 0)
  }
}
