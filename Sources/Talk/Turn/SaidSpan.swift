/// A stretch of days gone by, as people name it.
package enum SaidSpan: Hashable, Sendable {
  case lastWeek, thisWeek, lastMonth, thisMonth, lately, ever
  /// The last time that month was, 1 to 12; this month itself when it is on.
  case month(Int)
  /// So many days up to today.
  case days(Int)

  /// From the ids of `intents/lists/span.yaml`: "last-week", "month-3", "days-14"; nil for others.
  package init?(_ id: String) {
    switch id {
    case "last-week": self = .lastWeek
    case "this-week": self = .thisWeek
    case "last-month": self = .lastMonth
    case "this-month": self = .thisMonth
    case "lately": self = .lately
    case "ever": self = .ever
    default:
      let parts = id.split(separator: "-")
      guard parts.count == 2, let number = Int(parts[1]) else { return nil }
      switch parts[0] {
      case "month" where (1...12).contains(number): self = .month(number)
      case "days" where (1...400).contains(number): self = .days(number)
      default: return nil
      }
    }
  }

  /// Its first and last day, seen from today; a week begins on Monday.
  package func days(from today: Day) -> ClosedRange<Day> {
    let firstOfMonth = today - (today.civil.day - 1)
    switch self {
    case .lastWeek: return today.monday - 7...today.monday - 1
    case .thisWeek: return today.monday...today
    case .lastMonth: return Self.month(before: firstOfMonth)
    case .thisMonth: return firstOfMonth...today
    case .lately: return today - 14...today
    case .ever: return today - 400...today
    case .days(let count): return today - count...today
    case .month(let month):
      var found = firstOfMonth...today
      while found.lowerBound.civil.month != month { found = Self.month(before: found.lowerBound) }
      return found
    }
  }

  private static func month(before firstOfMonth: Day) -> ClosedRange<Day> {
    let last = firstOfMonth - 1
    return last - (last.civil.day - 1)...last
  }
}
