/// What a household wants to stay under, in a month or a year. Source: 003 "Progress indicators"; requirements BB-33.
package struct WasteGoal: Hashable, Sendable {
  /// The time one goal is for; there is one goal for each.
  package enum Period: String, CaseIterable, Hashable, Sendable, Codable { case month, year }

  package var period: Period
  package var measure: LossMeasure
  /// At most so much, in the units of `FoodLoss.value`; nil for less than in the month or year before.
  package var most: Rational?

  /// A goal as it was told.
  package init(_ period: Period, _ measure: LossMeasure, most: Rational?) {
    (self.period, self.measure, self.most) = (period, measure, most)
  }

  /// As a setting keeps it; nil for a text that nobody can read.
  package init?(_ period: Period, stored: String) {
    let parts = stored.split(separator: " ")
    guard parts.count == 2, let measure = LossMeasure(rawValue: String(parts[0])) else { return nil }
    if parts[1] == "before" {
      self.init(period, measure, most: nil)
    } else {
      guard let most = Int(parts[1]), most > 0 else { return nil }
      self.init(period, measure, most: Rational(most))
    }
  }

  /// "money 1000", "things before".
  package var stored: String { "\(measure.rawValue) \(most.map { String($0.rounded) } ?? "before")" }

  /// The first day of the time it counts over, seen from today.
  package func start(_ today: Day) -> Day {
    period == .month ? today.firstOfMonth : Day(year: today.civil.year, month: 1, day: 1) ?? today
  }
}

/// How far a goal is reached.
package struct GoalProgress: Hashable, Sendable {
  package var goal: WasteGoal
  package var soFar: LossSum
  /// What it may come to; nil where nothing was thrown away in the time before, as far as it was noted, so that
  /// nothing can be compared.
  package var most: Rational?

  /// Of what was thrown away.
  package init(_ goal: WasteGoal, _ losses: [FoodLoss], today: Day) {
    let start = goal.start(today)
    let before = start.adding(months: goal.period == .month ? -1 : -12)
    self.goal = goal
    soFar = LossSum(goal.measure, losses.filter { $0.day >= start && $0.day <= today })
    let earlier = LossSum(goal.measure, losses.filter { $0.day >= before && $0.day < start }).total
    most = goal.most ?? (earlier > .zero ? earlier : nil)
  }

  /// Whether there is more than the goal allows; less than before must be less.
  package var isOver: Bool { most.map { goal.most == nil ? soFar.total >= $0 : soFar.total > $0 } ?? false }
}

extension WasteGoal.Period {
  /// The setting that keeps the goal.
  package var setting: Setting.Name { self == .month ? .wasteMonth : .wasteYear }
}

/// The goals a household has, the month's first; texts that nobody can read count as none.
package func wasteGoals(_ settings: [Setting]) -> [WasteGoal] {
  WasteGoal.Period.allCases.compactMap { period in
    settings.first { $0.name == period.setting }.flatMap { WasteGoal(period, stored: $0.value) }
  }
}
