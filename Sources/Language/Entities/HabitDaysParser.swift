import Values

/// Reads days that come round every week: "Wednesdays and Saturdays", "every Sunday", "at weekends". A single Sunday is
/// none.
struct HabitDaysParser: EntityParser {
  let scan: Scan

  /// The next days of that kind from today on, one of each weekday. At most seven.
  func days(at start: Int) -> [EntityMatch] {
    guard let first = kind(at: start) else { return [] }
    var weekdays = first.days
    var end = first.end
    var matches = [match(weekdays, end)]
    let isEvery = ["every", "each"].contains(word(start))
    for _ in 0..<6 {
      guard let at = scan.joined(end), let next = kind(at: at) ?? (isEvery ? weekday(at: at) : nil) else {
        break
      }
      // "On weekdays, weekends anything": of those something else is said.
      if Self.otherwise.contains(word(next.end)) { break }
      weekdays += next.days.filter { !weekdays.contains($0) }
      end = next.end
      matches.append(match(weekdays, end))
    }
    return matches.reversed()
  }

  private static let otherwise: Set<String> = ["anything", "everything", "normal", "off", "not", "whatever"]

  private func match(_ weekdays: [Weekday], _ end: Int) -> EntityMatch {
    let today = context.now.day
    let days = weekdays.map { today + (($0.index - today.weekday.index + 7) % 7) }
    return EntityMatch(end: end, value: .days(days.sorted()))
  }

  /// "Saturday" behind "every Friday,".
  private func weekday(at start: Int) -> (days: [Weekday], end: Int)? {
    guard start < count, let day = DayWords.weekdays[word(start)] else { return nil }
    return ([day], start + 1)
  }

  private func kind(at start: Int) -> (days: [Weekday], end: Int)? {
    guard start < count else { return nil }
    var at = start
    let isEvery = ["every", "each"].contains(word(at))
    if isEvery {
      at += 1
      if word(at) == "single" { at += 1 }
    }
    let said = word(at)
    if said == "weekends" || isEvery && said == "weekend" {
      return (Weekday.allCases.filter(\.isWeekend), at + 1)
    }
    if isEvery && ["weekday", "weeknight", "workday"].contains(said)
      || ["weekdays", "weeknights", "workdays"].contains(said)
    {
      return (Weekday.allCases.filter { !$0.isWeekend }, at + 1)
    }
    if said == "school", ["nights", "days"].contains(word(at + 1)) {
      return (Weekday.allCases.filter { !$0.isWeekend }, at + 2)
    }
    guard let day = DayWords.weekdays[said] else { return nil }
    let isPlural = said == day.rawValue + "s"
    let hasNights = ["nights", "evenings"].contains(word(at + 1))
    guard isEvery || isPlural || hasNights else { return nil }
    let isPart = hasNights || ["night", "evening"].contains(word(at + 1))
    return ([day], isPart ? at + 2 : at + 1)
  }
}
