package import Kitchen
package import Values

/// The days "this week" plans: seven, from today, or from tomorrow when it is 19:00 or later.
/// Source: requirements MP-37.
package func weekDays(from now: CivilTime) -> [Day] {
  let first = now.hour >= 19 ? now.day + 1 : now.day
  return (0..<7).map { first + $0 }
}

/// The days without a dinner yet, in the order given. Source: requirements MP-37.
package func daysWithoutDinner(_ days: [Day], planned: [PlannedMeal]) -> [Day] {
  let taken = Set(planned.map(\.day))
  return days.filter { !taken.contains($0) }
}
