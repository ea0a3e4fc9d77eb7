import Talk

/// Shows what `sous remind` told in the last days, or forgets what is of no more use. Source: requirements BB-22.
func pastReminders(_ said: Said, _ turn: inout Turn) {
  let given = turn.world.kitchen[RaisedReminder.self]
  if said.slots.word("mode") == "clear" {
    let old = oldReminders(given, pantry: turn.world.pantry)
    for reminder in old { turn.remove(reminder) }
    return turn.say(RemindersForgotten(count: old.count, kept: given.count - old.count))
  }
  let words = Set(wordsSaid(said.text).map(\.word))
  let today = turn.world.today
  let span = PastSpan(words, today)
  let shown = given.filter { span.days.contains($0.raised) }
    .sorted { a, b in
      (-a.raised.number, a.kind.rawValue, a.name, a.step) < (
        -b.raised.number, b.kind.rawValue, b.name, b.step
      )
    }
  turn.say(RemindersGiven(given: nearestOnly(shown), span: span, hasAny: !given.isEmpty))
}

/// Of one lot on one day the most pressing reason, which was the one told: the others were noted with it.
private func nearestOnly(_ given: [RaisedReminder]) -> [RaisedReminder] {
  given.filter { one in
    !given.contains { other in
      guard other.lot == one.lot, other.raised == one.raised else { return false }
      if other.kind != one.kind { return other.kind < one.kind }
      return one.kind == .opened ? other.step > one.step : other.step < one.step
    }
  }
}

/// Which days were asked about.
enum PastSpan: Hashable, Sendable {
  case week(isLast: Bool, ClosedRange<Day>)
  case month(isLast: Bool, ClosedRange<Day>)
  case day(isYesterday: Bool, Day)
  /// All that is remembered.
  case all(ClosedRange<Day>)

  init(_ words: Set<String>, _ today: Day) {
    let isLast = words.contains("last")
    if words.contains("week") {
      let first = today.monday - (isLast ? 7 : 0)
      self = .week(isLast: isLast, first...(first + 6))
    } else if words.contains("month") {
      let (year, month, _) = today.civil
      let first = (Day(year: year, month: month, day: 1) ?? today).adding(months: isLast ? -1 : 0)
      self = .month(isLast: isLast, first...max(first, first.adding(months: 1) - 1))
    } else if words.contains("yesterday") {
      self = .day(isYesterday: true, today - 1)
    } else if words.contains("today") {
      self = .day(isYesterday: false, today)
    } else {
      self = .all((today - raisedReminderDays)...today)
    }
  }

  var days: ClosedRange<Day> {
    switch self {
    case .week(_, let days), .month(_, let days), .all(let days): days
    case .day(_, let day): day...day
    }
  }
}
