/// The repetition points in whole numbers: units of 10^-9 points; points divided by days are rounded to the
/// nearest.
package struct RepetitionRules: Equatable, Sendable {
  /// Nine decimals: a quotient is then wrong by at most half a milliardth of a point.
  package static let scale = 9

  /// The food groups of each dish that may be served, one bit a group.
  package let groups: [UInt64]
  /// Points for each group in common on one day, by bit.
  package let sameDay: [Int]
  /// `dishAgain[course][k]`: for a dish served k days after the last time; 0 for k = 0.
  package let dishAgain: [[Int]]
  /// Points for each group in common with a remembered day, by bit.
  package let windowGroups: [Int]
  package let daysBack: [Int]
  package let reading: RepetitionReading

  init(
    _ told: Problem.Repetition, dishes: [Problem.Dish], courses: [String], days: Int
  ) throws(ProblemFault) {
    var bits: [String: Int] = [:]
    for dish in dishes {
      for group in dish.groups where bits[group] == nil { bits[group] = bits.count }
    }
    if bits.count > Problem.mostGroups { throw .tooMany(path: "groups", most: Problem.mostGroups) }
    groups = dishes.map { dish in dish.groups.reduce(0) { $0 | 1 << UInt64(bits[$1] ?? 0) } }
    sameDay = try Self.byBit(told.sameDay, bits, path: "repetition.same_day")
    windowGroups = try Self.byBit(told.windowGroups, bits, path: "repetition.window.groups")
    daysBack = try told.daysBack.map { number throws(ProblemFault) in
      try Self.points(number, path: "repetition.window.days_back")
    }
    dishAgain = try courses.map { course throws(ProblemFault) in
      guard let again = told.dishAgain.first(where: { $0.name == course }) else {
        return [Int](repeating: 0, count: days + 1)
      }
      let points = try Self.points(again.value, path: "repetition.dish_again.\(course)")
      return (0...days).map { $0 == 0 ? 0 : (2 * points + $0) / (2 * $0) }
    }
    reading = told.reading
  }

  /// Rules under which nothing costs points.
  init(noneFor model: Model) {
    groups = [UInt64](repeating: 0, count: model.dishCount)
    (sameDay, windowGroups, daysBack) = ([], [], [])
    dishAgain = model.courses.map { _ in [Int](repeating: 0, count: model.days + 1) }
    reading = RepetitionReading()
  }

  private static func byBit(
    _ numbers: [Problem.NamedNumber], _ bits: [String: Int], path: String
  ) throws(ProblemFault) -> [Int] {
    var points = [Int](repeating: 0, count: bits.count)
    for number in numbers {
      let value = try Self.points(number.value, path: "\(path).\(number.name)")
      if let bit = bits[number.name] { points[bit] = value }
    }
    return points
  }

  /// At most a million points, so that no sum over a plan overflows.
  private static func points(_ number: ExactDecimal, path: String) throws(ProblemFault) -> Int {
    guard let units = number.units(scale: scale), units <= 1_000_000 * powerOfTen(scale) else {
      throw .tooFine(path: path, number: number.text)
    }
    return units
  }
}

extension RepetitionRules {
  /// What the points for groups in common come to.
  func windowPoints(_ common: UInt64) -> Int { Self.sum(windowGroups, common) }

  /// What one day's dishes, course by course, cost by themselves.
  func sameDayPoints(_ masks: some Collection<UInt64>) -> Int {
    var total = 0
    var seen: [UInt64] = []
    for mask in masks {
      switch reading.sameDay {
      case .pairs: for earlier in seen { total += Self.sum(sameDay, earlier & mask) }
      case .earlierCourses: total += Self.sum(sameDay, seen.reduce(0, |) & mask)
      }
      seen.append(mask)
    }
    return total
  }

  /// The points for any group in common between a day and an earlier one it remembers.
  func dayPoints(earlier: Int, day: Int) -> Int {
    let oldest = max(0, day - daysBack.count)
    guard earlier >= oldest, earlier < day else { return 0 }
    switch reading.daysBack {
    case .oldest: return daysBack[earlier - oldest]
    case .yesterday: return daysBack[daysBack.count - (day - earlier)]
    }
  }

  /// The points of the bits that are set.
  private static func sum(_ points: [Int], _ bits: UInt64) -> Int {
    var rest = bits
    var total = 0
    while rest != 0 {
      total += points[rest.trailingZeroBitCount]
      rest &= rest - 1
    }
    return total
  }
}
