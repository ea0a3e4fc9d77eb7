/// A dish for each course of each day: `dishes[day * courses + course]`, as they stand in the model.
package struct Plan: Equatable, Sendable {
  package var dishes: [Int]

  /// Day by day, each in the order of the courses.
  package init(dishes: [Int]) { self.dishes = dishes }

  /// One day's dishes in the order of the courses.
  package func day(_ day: Int, courses: Int) -> ArraySlice<Int> {
    dishes[day * courses..<(day + 1) * courses]
  }
}

extension Model {
  /// The plan's sums, quantity by quantity, in units.
  package func totals(_ plan: Plan) -> [Int] { sums(plan.dishes) }

  func sums(_ dishes: some Sequence<Int>) -> [Int] {
    var sums = [Int](repeating: 0, count: quantities.count)
    for dish in dishes {
      for quantity in sums.indices { sums[quantity] += amount(dish, quantity) }
    }
    return sums
  }

  /// Whether every day and the plan as a whole keep their ranges, and every dish stands in its course.
  package func isFeasible(_ plan: Plan) -> Bool {
    guard plan.dishes.count == days * courseCount else { return false }
    for day in 0..<days {
      let dishes = plan.day(day, courses: courseCount)
      guard zip(dishes, offered).allSatisfy({ $1.contains($0) }) else { return false }
      guard zip(sums(dishes), self.day).allSatisfy({ $1.contains($0) }) else { return false }
    }
    return zip(totals(plan), self.plan).allSatisfy { $1.contains($0) }
  }

  /// The plan's repetition in units of 10^-`RepetitionRules.scale`; 0 without rules.
  package func repetition(of plan: Plan) -> Int { repetition?.points(of: plan, self) ?? 0 }

  /// What the goal counts.
  package func value(of plan: Plan) -> Int {
    switch goal {
    case .cost: totals(plan)[0]
    case .repetition: repetition(of: plan)
    }
  }
}

extension RepetitionRules {
  /// The plan's points, day by day.
  func points(of plan: Plan, _ model: Model) -> Int {
    var total = 0
    var lastServed = [Int?](repeating: nil, count: model.dishCount)
    var served: [UInt64] = []
    for day in 0..<model.days {
      let dishes = plan.day(day, courses: model.courseCount)
      total += sameDayPoints(dishes.map { groups[$0] })
      for (course, dish) in dishes.enumerated() {
        if let last = lastServed[dish] { total += dishAgain[course][day - last] }
        lastServed[dish] = day
      }
      let mask = dishes.reduce(0) { $0 | groups[$1] }
      for earlier in max(0, day - daysBack.count)..<day {
        let common = mask & served[earlier]
        guard common != 0 else { continue }
        total += windowPoints(common) + dayPoints(earlier: earlier, day: day)
      }
      served.append(mask)
    }
    return total
  }
}
