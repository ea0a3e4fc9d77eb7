/// A day as it was said: a date, or words that name none ("February 30").
package enum DayWords: Hashable, Sendable {
  case day(Day)
  case noSuchDay(String)
}

extension Slots {
  /// The first day of `day` or `days`; nil when neither was filled.
  package var dayWords: DayWords? {
    for name in ["day", "days"] {
      switch value(name) {
      case .day(let day): return .day(day)
      case .days(let days): return days.first.map { .day($0) }
      case .text(let words): return .noSuchDay(words)
      default: continue
      }
    }
    return nil
  }

  /// Words given as days that name none.
  package var noSuchDays: [String] {
    ["day", "days", "without"].flatMap { values($0) }.compactMap {
      if case .text(let words) = $0 { words } else { nil }
    }
  }
}
