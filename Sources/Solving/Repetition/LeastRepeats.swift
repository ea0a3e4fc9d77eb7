/// The least points that serving something on so many of the plan's days must cost, in whatever order the
/// days come.
struct LeastRepeats {
  /// `again[course][times]` for one dish served so often.
  let again: [[Int]]
  /// `pairs[days]`: how many pairs of days at most `daysBack` apart there are at least among so many days.
  let pairs: [Int]
  /// `dayPoints[days]`: what `days_back` comes to at least when so many days have a group in common.
  let dayPoints: [Int]

  init(_ rules: RepetitionRules, days: Int) {
    again = rules.dishAgain.map { points in (0...days).map { Self.again(points, times: $0, days: days) } }
    let back = rules.daysBack.count
    pairs = (0...days).map { Self.closePairs($0, days: days, back: back) }
    // From the day on that remembers all its days, every distance has one weight.
    let weights = (0...back).map { gap in
      gap == 0 || back >= days ? 0 : rules.dayPoints(earlier: back - gap, day: back)
    }
    dayPoints = (0...days).map { count in
      Self.dayPoints(max(0, count - back), days: max(0, days - back), weights: weights)
    }
  }

  /// Points divided by days are convex in the days, so that even gaps are the cheapest; rounding to whole
  /// units can gain one unit a gap.
  private static func again(_ points: [Int], times: Int, days: Int) -> Int {
    guard times > 1 else { return 0 }
    let gaps = times - 1
    let (short, longer) = (days - 1).quotientAndRemainder(dividingBy: gaps)
    return max(0, (gaps - longer) * points[short] + (longer == 0 ? 0 : longer * points[short + 1]) - gaps)
  }

  /// Servings i and i + r are r(n - r) days apart in sum over all i, at most, and at least r each: so few of
  /// them can be further apart than `back`.
  private static func closePairs(_ count: Int, days: Int, back: Int) -> Int {
    guard count > 1, back > 0 else { return 0 }
    return (1...min(back, count - 1)).reduce(0) { total, rank in
      total + max(0, count - rank - rank * (days - count) / (back + 1 - rank))
    }
  }

  private static func dayPoints(_ count: Int, days: Int, weights: [Int]) -> Int {
    let back = weights.count - 1
    guard count > 1, back > 0 else { return 0 }
    var total = 0
    for rank in 1...min(back, count - 1) {
      let number = count - rank
      let room = rank * (days - rank)
      guard room < number * (back + 1) else { continue }
      // Below the lines through every two gaps that the mean lies between: the lower convex hull.
      let ends = Array(rank...back + 1)
      func weight(_ gap: Int) -> Int { gap > back ? 0 : weights[gap] }
      var least = Int.max
      for left in ends where left * number <= room {
        if left * number == room { least = min(least, number * weight(left)) }
        for right in ends where right * number > room {
          let span = right - left
          let value = (right * number - room) * weight(left) + (room - left * number) * weight(right)
          least = min(least, value / span)
        }
      }
      total += least == .max ? 0 : least
    }
    return total
  }
}
