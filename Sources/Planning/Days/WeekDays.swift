/// The days "this week" plans: seven, from today, or from tomorrow when it is 19:00 or later.
/// Source: requirements MP-37.
package func weekDays(from now: CivilTime) -> [Day] {
  let first = now.hour >= 19 ? now.day + 1 : now.day
  return (0..<7).map { first + $0 }
}
