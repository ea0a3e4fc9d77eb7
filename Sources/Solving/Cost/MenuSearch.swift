/// Finds day menus that keep the day's ranges by depth-first search over the courses, cut off where no choice
/// of the remaining dishes can keep a range, or can be cheap enough.
struct MenuSearch {
  /// What a search found.
  struct Found {
    var menus: MenuSet
    /// Every menu asked for is among them.
    var isComplete: Bool
    /// Dishes looked at.
    var steps: Int
  }

  private let offered: [Range<Int>]
  /// The quantities that a day has a range for, with their ranges.
  private let spans: [Model.Span]
  /// `amounts[dish * spans.count + span]`.
  private let amounts: [Int]
  /// The least and most that the courses from here on can add.
  private let restLow: [[Int]]
  private let restHigh: [[Int]]

  init(_ model: Model) {
    let limited = model.day.indices.filter { !model.day[$0].isAll }
    let amounts = (0..<model.dishCount).flatMap { dish in limited.map { model.amount(dish, $0) } }
    var low = [[Int](repeating: 0, count: limited.count)]
    var high = low
    for range in model.offered.reversed() {
      func extreme(_ rest: [Int], _ choose: (Int, Int) -> Int) -> [Int] {
        limited.indices.map { index in
          rest[index]
            + (range.map { amounts[$0 * limited.count + index] }.reduce(nil) { best, value in
              best.map { choose($0, value) } ?? value
            } ?? 0)
        }
      }
      low.append(extreme(low[low.count - 1], min))
      high.append(extreme(high[high.count - 1], max))
    }
    offered = model.offered
    spans = limited.map { model.day[$0] }
    self.amounts = amounts
    restLow = low.reversed()
    restHigh = high.reversed()
  }

  /// All menus whose prices sum to `most` or less, up to `limit` of them and within `steps`.
  func all(prices: [Int], most: Int, limit: Int, steps: Int) -> Found {
    run(prices: prices, most: most, keepsOnlyCheaper: false, limit: limit, steps: steps)
  }

  /// The cheapest menu, last among ever cheaper ones, none dearer than `most`.
  func cheapest(prices: [Int], most: Int, steps: Int) -> Found {
    run(prices: prices, most: most, keepsOnlyCheaper: true, limit: .max, steps: steps)
  }

  /// No menu is cheaper than this, whatever the ranges say.
  func leastPrice(_ prices: [Int]) -> Int {
    offered.reduce(0) { $0 + ($1.map { prices[$0] }.min() ?? 0) }
  }

  private func run(prices: [Int], most: Int, keepsOnlyCheaper: Bool, limit: Int, steps: Int) -> Found {
    let orders = offered.map { range in range.sorted { (prices[$0], $0) < (prices[$1], $1) } }
    var restPrice = [0]
    for order in orders.reversed() {
      restPrice.append(restPrice[restPrice.count - 1] + (order.first.map { prices[$0] } ?? 0))
    }
    restPrice.reverse()
    var found = Found(menus: MenuSet(courseCount: offered.count), isComplete: true, steps: 0)
    guard orders.allSatisfy({ !$0.isEmpty }) else { return found }
    var most = most
    var menu = [Int32](repeating: 0, count: offered.count)
    var place = [Int](repeating: 0, count: offered.count)
    var price = [Int](repeating: 0, count: offered.count + 1)
    var sums = [Int](repeating: 0, count: (offered.count + 1) * spans.count)
    var course = 0
    while course >= 0 {
      let at = place[course]
      guard at < orders[course].count else {
        course -= 1
        if course >= 0 { place[course] += 1 }
        continue
      }
      let dish = orders[course][at]
      let total = price[course] + prices[dish]
      // Dishes come in order of price: what follows is no cheaper.
      if total + restPrice[course + 1] > most {
        course -= 1
        if course >= 0 { place[course] += 1 }
        continue
      }
      found.steps += 1
      if found.steps > steps {
        found.isComplete = false
        return found
      }
      guard fits(dish, course: course, &sums) else {
        place[course] += 1
        continue
      }
      menu[course] = Int32(dish)
      if course + 1 < offered.count {
        price[course + 1] = total
        course += 1
        place[course] = 0
        continue
      }
      if found.menus.count == limit {
        found.isComplete = false
        return found
      }
      found.menus.append(menu)
      if keepsOnlyCheaper { most = total - 1 }
      place[course] += 1
    }
    return found
  }

  /// Writes the sums with this dish and tells whether the rest can still bring them into their ranges.
  @inline(__always)
  private func fits(_ dish: Int, course: Int, _ sums: inout [Int]) -> Bool {
    let width = spans.count
    for index in 0..<width {
      let sum = sums[course * width + index] + amounts[dish * width + index]
      if sum + restLow[course + 1][index] > spans[index].high
        || sum + restHigh[course + 1][index] < spans[index].low
      {
        return false
      }
      sums[(course + 1) * width + index] = sum
    }
    return true
  }
}
