/// What a unit outside each of the plan's ranges costs, in units of points: ranges that a walk leaves often
/// get dearer, others cheaper.
struct RangePrices {
  private let spans: [Model.Span]
  private var prices: [Double]
  private var outside: [Int]
  private var checks = 0

  init(spans: [Model.Span]) {
    self.spans = spans
    // One percent of a range's end counts like a point at first.
    prices = spans.map { span in
      let end = span.high < Model.open ? span.high : abs(span.low)
      return 100e9 / Double(max(1, end))
    }
    outside = spans.map { _ in 0 }
  }

  @inline(__always)
  func penalty(_ sums: [Int]) -> Double {
    var total = 0.0
    for index in 0..<sums.count {
      let span = spans[index]
      let sum = sums[index]
      if sum < span.low {
        total += Double(span.low - sum) * prices[index]
      } else if sum > span.high {
        total += Double(sum - span.high) * prices[index]
      }
    }
    return total
  }

  /// Looks where the sums are; every eighth time the prices follow, and then it is true.
  mutating func adapt(_ sums: [Int]) -> Bool {
    checks += 1
    for index in prices.indices where !spans[index].contains(sums[index]) { outside[index] += 1 }
    guard checks == 8 else { return false }
    for index in prices.indices {
      if outside[index] >= 5 { prices[index] *= 1.15 } else if outside[index] <= 3 { prices[index] *= 0.97 }
      outside[index] = 0
    }
    checks = 0
    return true
  }
}

/// e to the power, by its series, so that it is the same on every machine.
func exponential(_ power: Double) -> Double {
  var halvings = 0
  var power = power
  while abs(power) > 0.5 {
    power /= 2
    halvings += 1
  }
  var term = 1.0
  var sum = 1.0
  for index in 1..<25 {
    term *= power / Double(index)
    sum += term
  }
  for _ in 0..<halvings { sum *= sum }
  return sum
}
