/// A bound on the cost of every plan that is true whatever the floating-point arithmetic behind it did: the
/// rows' multipliers rounded to whole numbers, and the Lagrangian bound computed from them in whole numbers.
///
/// For multipliers `y` and any plan `x` in the rows' ranges, `factor · cost(x) >= Σ prices(x) + Σ worst(y ·
/// sum)`, where a dish's price is `factor · cost - Σ y · coefficient` and the worst of a row is at the end of
/// its range.
struct Certificate {
  /// What one unit of cost counts; 0 for a proof that there is no plan at all.
  let factor: Int
  /// A dish's price under the multipliers.
  let prices: [Int]
  /// The multipliers' part: Σ y · end of the range.
  let constant: Int128
  /// Whole-number multiplier of the row of days, for choosing columns.
  let dayMultiplier: Int
  /// Differences of prices up to this may come from rounding.
  let rounding: Int
  /// Which rows have a multiplier, and whether their low end binds.
  let used: [(row: Int, isLow: Bool)]

  /// Rounds the multipliers of the simplex, whose rows are the days and then `rows`, and whose costs were
  /// multiplied by `costScale`.
  init(
    multipliers: [Double], rows: [PlanRow], costs: [Int], costScale: Double, countingCost: Bool, menuSize: Int
  ) {
    var bits = 44
    while true {
      let factor = 1 << bits
      let unit = countingCost ? Double(factor) / costScale : Double(factor)
      if let found = Self.round(
        multipliers, rows, costs, factor: countingCost ? factor : 0, unit: unit, menuSize: menuSize)
        ?? (bits == 0 ? Self.empty(costs) : nil)
      {
        self.factor = countingCost ? factor : 0
        (prices, constant, used) = (found.prices, found.constant, found.used)
        rounding = max(1, factor >> 28)
        let day = multipliers[0] * unit
        dayMultiplier = abs(day) < Double(1 << 60) ? Int(day.rounded()) : 0
        return
      }
      bits = max(0, bits - 4)
    }
  }

  private typealias Rounded = (prices: [Int], constant: Int128, used: [(row: Int, isLow: Bool)])

  /// The bound that says nothing.
  private static func empty(_ costs: [Int]) -> Rounded { (costs.map { _ in 0 }, -(1 << 100), []) }

  /// Nil when a number would leave what is exact.
  private static func round(
    _ multipliers: [Double], _ rows: [PlanRow], _ costs: [Int], factor: Int, unit: Double, menuSize: Int
  ) -> Rounded? {
    let most = (1 << 61) / menuSize
    var prices: [Int] = []
    prices.reserveCapacity(costs.count)
    for cost in costs {
      let (price, overflow) = cost.multipliedReportingOverflow(by: factor)
      if overflow || price > most { return nil }
      prices.append(price)
    }
    var constant: Int128 = 0
    var used: [(row: Int, isLow: Bool)] = []
    for (index, row) in rows.enumerated() {
      let exact = multipliers[index + 1] * row.scale * unit
      guard abs(exact) < Double(1 << 60) else { return nil }
      let multiplier = Int(exact.rounded())
      let end = multiplier > 0 ? row.span.low : row.span.high
      if multiplier == 0 || abs(end) >= Model.open { continue }
      constant += Int128(multiplier) * Int128(end)
      used.append((index, multiplier > 0))
      for (dish, coefficient) in row.coefficients.enumerated() where coefficient != 0 {
        let (share, overflow) = multiplier.multipliedReportingOverflow(by: coefficient)
        let (price, more) = prices[dish].subtractingReportingOverflow(share)
        if overflow || more || abs(price) > most { return nil }
        prices[dish] = price
      }
    }
    return (prices, constant, used)
  }

  /// The bound in units of `1 / factor` for plans of so many days whose cheapest menu under the prices costs
  /// so much.
  func bound(days: Int, cheapestMenu: Int) -> Int128 { constant + Int128(days) * Int128(cheapestMenu) }

  /// The least cost that the bound leaves open, rounded up; nil when the bound says there is no plan.
  func leastCost(_ bound: Int128) -> Int? {
    guard factor > 0 else { return bound > 0 ? nil : Int.min }
    let divisor = Int128(factor)
    let quotient = bound / divisor
    let up = bound % divisor > 0 ? quotient + 1 : quotient
    return Int(clamping: up)
  }
}
