/// How long something keeps: from the least to the most, in one unit. Source: 003 "Expiration date".
package struct Period: Hashable, Sendable {
  package enum Unit: String, CaseIterable, Hashable, Sendable { case hour, day, week, month, year }

  package var least, most: Int
  package var unit: Unit

  package init(_ least: Int, _ most: Int, _ unit: Unit) {
    (self.least, self.most, self.unit) = (max(0, least), max(least, most), unit)
  }

  /// Reads "7 days", "2-4 weeks", "1 year"; nil for anything else.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: " ")
    guard parts.count == 2 else { return nil }
    let word = parts[1].hasSuffix("s") ? parts[1].dropLast() : parts[1]
    let numbers = parts[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard let unit = Unit(rawValue: String(word)), (1...2).contains(numbers.count), let least = numbers[0],
      let most = numbers[numbers.count - 1], (1...1000).contains(least), (least...1000).contains(most)
    else { return nil }
    self.init(least, most, unit)
  }

  /// "1-2 days", "1 week".
  package var text: String {
    let number = least == most ? "\(least)" : "\(least)-\(most)"
    return "\(number) \(unit.rawValue)\(most == 1 ? "" : "s")"
  }

  /// The last day of its near end, counted from that day: the near end of a range sets the date. Source: requirements,
  /// Decisions "Periods".
  package func nearEnd(from day: Day) -> Day { end(least, from: day) }

  /// The last day of its far end.
  package func farEnd(from day: Day) -> Day { end(most, from: day) }

  private func end(_ count: Int, from day: Day) -> Day {
    switch unit {
    case .hour: day
    case .day: day + count
    case .week: day + count * 7
    case .month: day.adding(months: count)
    case .year: day.adding(months: count * 12)
    }
  }

  /// The nearer end decides, then the farther one.
  package func isShorter(than other: Period) -> Bool {
    (hours(least), hours(most)) < (other.hours(other.least), other.hours(other.most))
  }

  private func hours(_ count: Int) -> Int {
    let each =
      switch unit {
      case .hour: 1
      case .day: 24
      case .week: 7 * 24
      case .month: 30 * 24
      case .year: 365 * 24
      }
    return count * each
  }

  /// The shortest of several; nil for none.
  package static func shortest(_ periods: [Period]) -> Period? {
    periods.reduce(nil as Period?) { best, next in best.map { next.isShorter(than: $0) ? next : $0 } ?? next }
  }
}

extension Day {
  /// The same day of a later month, or that month's last.
  package func adding(months: Int) -> Day {
    let (year, month, day) = civil
    let index = year * 12 + month - 1 + months
    let (inYear, inMonth) = (index / 12, index % 12 + 1)
    guard inYear <= 9999 else { return Day(number: .max) }
    return Day(year: inYear, month: inMonth, day: min(day, Day.length(ofMonth: inMonth, year: inYear)))
      ?? self
  }
}
