/// What a budget was said for.
package enum BudgetPeriod: String, Codable, Sendable, Hashable, CaseIterable {
  case day, week, month

  /// The amount for a week: a day's times 7, a month's times 12 over 52, rounded down to a cent.
  package func weekly(_ amount: Money) -> Money {
    switch self {
    case .day: amount * 7
    case .week: amount
    case .month: Money(cents: (Rational(amount.cents) * Rational(12, 52)).floor)
    }
  }
}
