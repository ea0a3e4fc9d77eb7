/// What one week's shopping came to.
package struct WeekSpent: Hashable, Sendable, Codable {
  /// Its Monday.
  package var monday: Day
  package var spent: Money
  /// What the trips with a list were estimated at, and what those trips came to; nil without any.
  package var estimate: Money?
  package var estimated: Money = .zero
}

/// How the household is doing on its budget. Source: requirements MP-S4.
package struct BudgetReport: Hashable, Sendable, Codable {
  /// Per week; nil for no limit.
  package var budget: Money?
  /// The last weeks up to this one, the oldest first; this one always stands last.
  package var weeks: [WeekSpent]
  /// Spent in the calendar month of today.
  package var month: Money
  package var today: Day
  /// What the list not yet shopped for is estimated at; nil when there is none.
  package var ahead: Money?

  package var thisWeek: Money { weeks.last?.spent ?? .zero }

  /// What this week's budget still holds, below zero when overrun; nil without a budget.
  package var left: Money? { budget.map { $0 - thisWeek } }
  package var isEmpty: Bool { weeks.allSatisfy { $0.spent == .zero } && month == .zero }
}

/// The trips summed week by week, Monday to Sunday: as many weeks as hold trips, five at most.
package func budgetReport(
  _ spendings: [Spending], budget: Money?, ahead: Money? = nil, on today: Day
) -> BudgetReport {
  let first = spendings.map(\.day).min().map { max($0.monday, today.monday - 28) } ?? today.monday
  var weeks: [WeekSpent] = []
  var monday = min(first, today.monday)
  while monday <= today.monday {
    let trips = spendings.filter { $0.day.monday == monday }
    let known = trips.filter { $0.estimate != nil }
    weeks.append(
      WeekSpent(
        monday: monday, spent: trips.map(\.amount).sum(),
        estimate: known.isEmpty ? nil : known.compactMap(\.estimate).sum(),
        estimated: known.map(\.amount).sum()))
    monday = monday + 7
  }
  let month = spendings.filter {
    $0.day.month == today.month && $0.day.civil.year == today.civil.year && $0.day <= today
  }
  return BudgetReport(
    budget: budget, weeks: weeks, month: month.map(\.amount).sum(), today: today, ahead: ahead)
}
