/// Leaves out menus that no plan of a branch can have, by the least and the most that the other days can add
/// to a row. With few days this rules out nearly all; whole numbers throughout, so what it rules out is out.
struct MenuFilter {
  /// Rows are looked at while there are not more sums than this, and not more days: with many days the other
  /// days can always make up for one.
  private static let mostSums = 6_000_000
  private static let mostDays = 10

  private let model: Model
  private let menus: MenuSet
  private let spans: [Model.Span]
  /// `sums[row][menu]`.
  private let sums: [[Int]]
  private let courseOf: [Int]

  init(_ model: Model, rows: [PlanRow], menus: MenuSet) {
    self.model = model
    self.menus = menus
    let isSmall = rows.count * menus.count <= Self.mostSums && model.days <= Self.mostDays
    spans = isSmall ? rows.map(\.span) : []
    sums = isSmall ? rows.map { menus.sums(of: $0.coefficients) } : []
    courseOf = model.offered.enumerated().flatMap { course, range in range.map { _ in course } }
  }

  /// The menus of `active` that are left when the dishes are served so often; nil when no plan is left.
  func usable(_ active: [Int32], servings: [(dish: Int, low: Int, high: Int)]) -> [Int32]? {
    var low = [Int](repeating: 0, count: model.dishCount)
    var high = [Int](repeating: model.days, count: model.dishCount)
    for bound in servings { (low[bound.dish], high[bound.dish]) = (bound.low, bound.high) }
    let rest = model.offered.map { range in model.days - range.reduce(0) { $0 + low[$1] } }
    if rest.contains(where: { $0 < 0 }) { return nil }
    var kept = active.filter { menu in
      menus[Int(menu)].allSatisfy { dish in
        let dish = Int(dish)
        return high[dish] > 0 && (low[dish] > 0 || rest[courseOf[dish]] > 0)
      }
    }
    for _ in 0..<4 {
      let before = kept.count
      for row in spans.indices {
        guard let left = keeping(kept, row: row, low: low, rest: rest) else { return nil }
        kept = left
      }
      if kept.count == before { break }
    }
    return kept.isEmpty ? nil : kept
  }

  private func keeping(_ active: [Int32], row: Int, low: [Int], rest: [Int]) -> [Int32]? {
    let sums = self.sums[row]
    let span = spans[row]
    var least = [Int](repeating: .max, count: model.dishCount)
    var most = [Int](repeating: .min, count: model.dishCount)
    var (leastOfAll, mostOfAll) = (Int.max, Int.min)
    for menu in active {
      let sum = sums[Int(menu)]
      leastOfAll = min(leastOfAll, sum)
      mostOfAll = max(mostOfAll, sum)
      for dish in menus[Int(menu)] where low[Int(dish)] > 0 {
        least[Int(dish)] = min(least[Int(dish)], sum)
        most[Int(dish)] = max(most[Int(dish)], sum)
      }
    }
    if active.isEmpty { return nil }
    // By each course: the servings that must be, and any menu on the other days.
    var base: [(least: Int, most: Int)] = []
    for (course, range) in model.offered.enumerated() {
      var (total, total2) = (rest[course] * leastOfAll, rest[course] * mostOfAll)
      for dish in range where low[dish] > 0 {
        if least[dish] == .max { return nil }
        total += low[dish] * least[dish]
        total2 += low[dish] * most[dish]
      }
      if total > span.high || total2 < span.low { return nil }
      base.append((total, total2))
    }
    return active.filter { menu in
      let sum = sums[Int(menu)]
      for (course, dish) in menus[Int(menu)].enumerated() {
        let dish = Int(dish)
        // With servings left over it may stand on one of those days too: the kinder of both.
        var (replacedLeast, replacedMost) = (Int.min, Int.max)
        if low[dish] > 0 { (replacedLeast, replacedMost) = (least[dish], most[dish]) }
        if rest[course] > 0 {
          replacedLeast = max(replacedLeast, leastOfAll)
          replacedMost = min(replacedMost, mostOfAll)
        }
        if base[course].least - replacedLeast + sum > span.high { return false }
        if base[course].most - replacedMost + sum < span.low { return false }
      }
      return true
    }
  }
}
