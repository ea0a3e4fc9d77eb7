package import Kitchen

/// "Wednesdays and Saturdays", "weekends".
package func weekdaysText(_ days: [Weekday]) -> String {
  switch days {
  case [.saturday, .sunday]: "weekends"
  case [.monday, .tuesday, .wednesday, .thursday, .friday]: "weekdays"
  default: joined(days.map { "\($0.name)s" })
  }
}

/// "eats along on Wednesdays and Saturdays; no eggs then", "away on weekends".
package func weeklyText(_ eater: WeeklyEater) -> String {
  let days = weekdaysText(eater.weekdays)
  guard eater.habit == .comes else { return "not here on \(days)" }
  return eater.avoids.isEmpty
    ? "eats along on \(days)" : "eats along on \(days); \(joined(eater.avoids.map(\.phrase))) then"
}
