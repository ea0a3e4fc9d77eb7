package import Kitchen

/// "Wednesdays and Saturdays", "weekends".
package func weekdaysText(_ days: [Weekday]) -> String {
  switch days {
  case [.saturday, .sunday]: "weekends"
  case [.monday, .tuesday, .wednesday, .thursday, .friday]: "weekdays"
  case Weekday.allCases: "all days"
  default: joined(days.map { "\($0.name)s" })
  }
}

/// "eats along on Wednesdays and Saturdays; no eggs then", "not here on weekends; eats later on Mondays".
package func weeklyText(_ eater: WeeklyEater) -> String {
  let days = weekdaysText(eater.weekdays)
  var parts: [String] = []
  if eater.habit == .away {
    // Whoever is away on most days is told of by the others.
    let here = Weekday.allCases.filter { !eater.weekdays.contains($0) }
    if eater.weekdays.count > 3, !here.isEmpty {
      parts.append("here on \(weekdaysText(here)) only")
    } else if !eater.weekdays.isEmpty {
      parts.append("not here on \(days)")
    }
  } else {
    parts.append("eats along on \(days)")
    if !eater.avoids.isEmpty { parts.append("\(joined(eater.avoids.map(\.phrase))) then") }
  }
  if !eater.late.isEmpty { parts.append("eats later on \(weekdaysText(eater.late)), and is counted") }
  return parts.joined(separator: "; ")
}

/// "for 1 on weekdays".
package func weekdayCountsText(_ counts: [WeekdayCount]) -> String {
  let numbers = Set(counts.map(\.eaters)).sorted()
  return joined(
    numbers.map { number in
      "for \(number) on \(weekdaysText(counts.filter { $0.eaters == number }.map(\.weekday).sorted()))"
    })
}
