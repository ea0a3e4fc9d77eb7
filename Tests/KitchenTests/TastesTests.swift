import Kitchen
import Testing
import Values

@Suite struct TastesTests {
  private static let today = Day(iso: "2026-06-01") ?? Day(number: 0)
  private let dish = RecipeID("lentil-soup")

  private func entry(_ daysAgo: Int, stars: Int? = nil, skipped: Bool = false) -> MealHistoryEntry {
    MealHistoryEntry(
      day: Self.today - daysAgo, recipe: dish, title: "Lentil soup", cuisine: "indian",
      protein: .legumes, servings: 4, outcome: skipped ? .skipped : .cooked, stars: stars.flatMap(Stars.init))
  }

  private func tastes(_ history: [MealHistoryEntry]) -> Tastes {
    Tastes(history, favorites: [], on: Self.today)
  }

  @Test(
    "a dish cooked up to fourteen days ago, or planned so near, comes later; on the fifteenth it is free",
    arguments: [(0, -2), (1, -2), (13, -2), (14, -2), (15, 0), (16, 0), (-14, -2), (-15, 0)])
  func cookedLately(_ daysAgo: Int, _ score: Int) {
    // Looked at from another day than the history ends on, so that days ahead can be told too.
    let past = Tastes([entry(30)], favorites: [], on: Self.today)
    #expect(past.preference(dish, on: Self.today - 30 + daysAgo) == score)
  }

  @Test(
    "stars raise a dish that was not cooked lately, and two or fewer rule it out",
    arguments: [(1, nil), (2, nil), (3, 0), (4, 2), (5, 3)] as [(Int, Int?)])
  func stars(_ count: Int, _ score: Int?) {
    let rated = tastes([entry(40, stars: count)])
    #expect(rated.preference(dish, on: Self.today) == score)
    #expect(rated.isRejected(dish) == (score == nil))
    #expect(
      tastes([entry(60, stars: 6 - count), entry(40, stars: count)]).preference(dish, on: Self.today) == score
    )
  }

  @Test(
    "three times within ninety days is often; the ninetieth day back is out of them",
    arguments: [([20, 50, 89], -1), ([20, 50, 90], 0), ([20, 89], 0), ([20, 30, 50, 89], -1)])
  func often(_ daysAgo: [Int], _ score: Int) {
    #expect(tastes(daysAgo.map { entry($0) }).preference(dish, on: Self.today) == score)
  }

  @Test func `what was skipped counts as neither cooked nor often`() {
    let skipped = tastes([entry(3, skipped: true), entry(5, skipped: true), entry(7, skipped: true)])
    #expect(skipped.preference(dish, on: Self.today) == 0)
    #expect(skipped[dish].lastCooked == nil)
  }

  @Test func `of today's history today is the last day`() {
    #expect(tastes([entry(0)])[dish].lastCooked == Self.today)
    #expect(tastes([entry(-1)])[dish].lastCooked == nil)
  }

  @Test(
    "four stars and two times cooked make a favorite by themselves",
    arguments: [([4, 4], true), ([5], false), ([5, 3], false), ([3, 4], true)])
  func favorites(_ stars: [Int], _ isFavorite: Bool) {
    let history = stars.enumerated().map { entry(40 - $0, stars: $1) }
    #expect(getFavoriteRecipes(history) == (isFavorite ? [dish] : []))
    #expect(tastes(history)[dish].isFavorite == isFavorite)
  }
}
