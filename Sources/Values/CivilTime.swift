/// A moment as the kitchen clock shows it: a civil day and the time of day, to the second.
package struct CivilTime: Hashable, Comparable, Sendable, Codable {
  package var day: Day
  /// Seconds since midnight, 0 to 86,399.
  package var second: Int

  package init(day: Day, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    self.day = day
    self.second = max(0, min(86_399, hour * 3600 + minute * 60 + second))
  }

  /// Reads "2026-03-02T17:00" and "2026-03-02T17:00:30"; a date alone is midnight.
  package init?(iso text: some StringProtocol) {
    let halves = text.split(whereSeparator: { $0 == "T" || $0 == " " })
    guard (1...2).contains(halves.count), let day = Day(iso: halves[0]) else { return nil }
    var clock = [0, 0, 0]
    if halves.count == 2 {
      let parts = halves[1].split(separator: ":", omittingEmptySubsequences: false)
      guard (2...3).contains(parts.count) else { return nil }
      for (index, part) in parts.enumerated() {
        guard part.count == 2, let number = Int(part), number >= 0, number < (index == 0 ? 24 : 60)
        else { return nil }
        clock[index] = number
      }
    }
    self.init(day: day, hour: clock[0], minute: clock[1], second: clock[2])
  }

  package var hour: Int { second / 3600 }
  package var minute: Int { second % 3600 / 60 }

  /// The moment that many seconds later; days roll over.
  package func advanced(bySeconds seconds: Int) -> CivilTime {
    let total = second + seconds
    let days = total >= 0 ? total / 86_400 : -((86_399 - total) / 86_400)
    return CivilTime(day: day + days, second: total - days * 86_400)
  }

  package static func < (a: CivilTime, b: CivilTime) -> Bool { (a.day, a.second) < (b.day, b.second) }

  /// "2026-03-02T17:00:00".
  package var iso: String { "\(day.iso)T\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second % 60, 2))" }
}
