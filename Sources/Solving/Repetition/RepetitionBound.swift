/// A number of points that no plan goes below: a Lagrangian bound over how often each menu, dish and group is
/// served, whatever the order of days. All of it is whole-number arithmetic, so any multipliers give a true
/// bound; a subgradient walk looks for good ones.
///
/// Source: M. Held, P. Wolfe, H. P. Crowder, "Validation of subgradient optimization", Mathematical
/// Programming 6 (1974).
struct RepetitionBound {
  private let model: Model
  private let rules: RepetitionRules
  private let menus: MenuSet
  private let masks: [UInt64]
  private let sameDay: [Int]
  private let rows: [PlanRow]
  private let least: LeastRepeats
  private let groupCount: Int
  /// In units of 10^-9 points: of a serving of a dish, of a day with a group, and of a unit of a row.
  private var dishPrices: [Int]
  private var groupPrices: [Int]
  private var rowPrices: [Int]
  /// The group by which days with anything in common are counted.
  private var counted: Int?

  private(set) var best = 0
  private(set) var work = 0

  init(_ model: Model, _ rules: RepetitionRules, menus: MenuSet) {
    self.model = model
    self.rules = rules
    self.menus = menus
    masks = (0..<menus.count).map { menu in menus[menu].reduce(0) { $0 | rules.groups[Int($1)] } }
    sameDay = (0..<menus.count).map { menu in rules.sameDayPoints(menus[menu].map { rules.groups[Int($0)] }) }
    rows = model.planRows.map(\.row)
    least = LeastRepeats(rules, days: model.days)
    groupCount = rules.windowGroups.count
    dishPrices = [Int](repeating: 0, count: model.dishCount)
    groupPrices = [Int](repeating: 0, count: groupCount)
    rowPrices = [Int](repeating: 0, count: rows.count)
  }

  /// Walks so many steps toward `target`, a value no bound can pass.
  mutating func improve(steps: Int, target: Int, shouldStop: () -> Bool) {
    guard menus.count > 0 else { return }
    var kept: (best: Int, counted: Int?, prices: ([Int], [Int], [Int]))?
    let trials = [nil] + (0..<groupCount).map { $0 }
    for group in trials {
      (dishPrices, groupPrices, rowPrices) = (
        dishPrices.map { _ in 0 }, groupPrices.map { _ in 0 }, rowPrices.map { _ in 0 }
      )
      counted = group
      let reached = walk(steps: steps / 4 / trials.count, target: target, shouldStop: shouldStop)
      if reached > kept?.best ?? .min { kept = (reached, group, (dishPrices, groupPrices, rowPrices)) }
    }
    guard let kept else { return }
    counted = kept.counted
    (dishPrices, groupPrices, rowPrices) = kept.prices
    _ = walk(steps: steps * 3 / 4, target: target, shouldStop: shouldStop)
  }

  /// The best bound on the way; leaves the multipliers that gave it.
  private mutating func walk(steps: Int, target: Int, shouldStop: () -> Bool) -> Int {
    var reached = Int.min / 4
    var kept = (dishPrices, groupPrices, rowPrices)
    var pace = 1.0
    var idle = 0
    var direction = Direction(dishes: dishPrices.count, groups: groupCount, rows: rows.count)
    for _ in 0..<steps {
      if shouldStop() { break }
      work += menus.count / 16 + 1
      let (value, slope) = evaluate()
      if value > reached {
        if value > reached + abs(reached) / 10_000 { idle = 0 }
        reached = value
        kept = (dishPrices, groupPrices, rowPrices)
      }
      best = max(best, value)
      idle += 1
      if idle > 60 {
        pace *= 0.7
        idle = 0
        (dishPrices, groupPrices, rowPrices) = kept
        direction = Direction(dishes: dishPrices.count, groups: groupCount, rows: rows.count)
      }
      direction.turn(toward: slope, keeping: 0.8)
      let length = direction.square
      guard length > 0, pace > 1e-5 else { break }
      let step = pace * Double(max(target - value, 1)) / length
      for dish in dishPrices.indices {
        dishPrices[dish] = moved(dishPrices[dish], step * direction.dishes[dish])
      }
      for group in groupPrices.indices {
        groupPrices[group] = moved(groupPrices[group], step * direction.groups[group])
      }
      for row in rows.indices {
        rowPrices[row] = moved(rowPrices[row], step * direction.rows[row] * rows[row].scale)
        // An open end has no price.
        if rowPrices[row] > 0, rows[row].span.low <= -Model.open { rowPrices[row] = 0 }
        if rowPrices[row] < 0, rows[row].span.high >= Model.open { rowPrices[row] = 0 }
      }
    }
    (dishPrices, groupPrices, rowPrices) = kept
    return reached
  }

  private func moved(_ price: Int, _ step: Double) -> Int {
    let next = Double(price) + step
    return abs(next) < 1e15 ? Int(next.rounded()) : price
  }

  /// The bound for the multipliers as they are, and how it changes with them.
  private func evaluate() -> (value: Int, slope: Direction) {
    var slope = Direction(dishes: dishPrices.count, groups: groupCount, rows: rows.count)
    var total: Int128 = 0
    let days = model.days
    for (course, range) in model.offered.enumerated() {
      for dish in range {
        let (value, times) = cheapest(0...days) { least.again[course][$0] - dishPrices[dish] * $0 }
        total += Int128(value)
        slope.dishes[dish] -= Double(times)
      }
    }
    for group in 0..<groupCount {
      let weight = group == counted ? 1 : 0
      let (value, times) = cheapest(0...days) {
        rules.windowGroups[group] * least.pairs[$0] + weight * least.dayPoints[$0] - groupPrices[group] * $0
      }
      total += Int128(value)
      slope.groups[group] -= Double(times)
    }
    var prices = dishPrices
    for (index, row) in rows.enumerated() where rowPrices[index] != 0 {
      for dish in prices.indices {
        let (share, overflow) = rowPrices[index].multipliedReportingOverflow(by: row.coefficients[dish])
        guard !overflow, abs(share) < 1 << 58 else { return (.min / 4, slope) }
        prices[dish] -= share
      }
      total += Int128(rowPrices[index]) * Int128(rowPrices[index] > 0 ? row.span.low : row.span.high)
    }
    let menu = cheapestMenu(prices)
    total += Int128(days) * Int128(menu.price)
    for dish in menus[menu.menu] { slope.dishes[Int(dish)] += Double(days) }
    for group in 0..<groupCount where masks[menu.menu] >> UInt64(group) & 1 == 1 {
      slope.groups[group] += Double(days)
    }
    for (index, row) in rows.enumerated() {
      let sum = menus[menu.menu].reduce(0) { $0 + row.coefficients[Int($1)] }
      // At a price of zero either end may bind: the one that the menu's sum is past.
      let ofPlan = days * sum
      let end =
        rowPrices[index] > 0
        ? row.span.low
        : rowPrices[index] < 0
          ? row.span.high
          : min(max(ofPlan, row.span.low), row.span.high)
      slope.rows[index] = Double(end - ofPlan) * row.scale
    }
    return (Int(clamping: total), slope)
  }

  private func cheapest(_ range: ClosedRange<Int>, _ value: (Int) -> Int) -> (value: Int, at: Int) {
    var best = (value: Int.max, at: 0)
    for at in range {
      let found = value(at)
      if found < best.value { best = (found, at) }
    }
    return best
  }

  private func cheapestMenu(_ prices: [Int]) -> (price: Int, menu: Int) {
    let points = BitPoints(groupPrices)
    var best = (price: Int.max, menu: 0)
    for menu in masks.indices {
      let price = sameDay[menu] + points[masks[menu]] + menus.sum(menu, of: prices)
      if price < best.price { best = (price, menu) }
    }
    return best
  }
}

/// How a bound changes with its multipliers; rows in their own scale.
private struct Direction {
  var dishes: [Double]
  var groups: [Double]
  var rows: [Double]

  init(dishes: Int, groups: Int, rows: Int) {
    self.dishes = [Double](repeating: 0, count: dishes)
    self.groups = [Double](repeating: 0, count: groups)
    self.rows = [Double](repeating: 0, count: rows)
  }

  var square: Double {
    func sum(_ numbers: [Double]) -> Double { numbers.reduce(0) { $0 + $1 * $1 } }
    return sum(dishes) + sum(groups) + sum(rows)
  }

  /// Mixes a new slope into the direction.
  mutating func turn(toward slope: Direction, keeping share: Double) {
    func mix(_ old: inout [Double], _ new: [Double]) {
      for index in old.indices { old[index] = share * old[index] + (1 - share) * new[index] }
    }
    mix(&dishes, slope.dishes)
    mix(&groups, slope.groups)
    mix(&rows, slope.rows)
  }
}
