import Talk

/// What was thrown away in a week, month or year. Source: requirements BB-12, BB-24.
func showWaste(_ said: Said, _ turn: inout Turn) {
  let words = Set(wordsSaid(said.text).map(\.word))
  let today = turn.world.today
  let isLast = words.contains("last")
  let (year, month, _) = today.civil
  let first: Day
  let last: Day
  let name: String
  if words.contains("week") {
    first = today.monday - (isLast ? 7 : 0)
    (last, name) = (first + 6, isLast ? "last week" : "this week")
  } else if words.contains("year") {
    let year = isLast ? year - 1 : year
    first = Day(year: year, month: 1, day: 1) ?? today
    (last, name) = (first.adding(months: 12) - 1, "in \(year)")
  } else {
    first = (Day(year: year, month: month, day: 1) ?? today).adding(months: isLast ? -1 : 0)
    (last, name) = (first.adding(months: 1) - 1, "in \(first.monthName)")
  }
  let all = turn.world.kitchen[ThrownAway.self]
  turn.say(
    WasteShown(entries: all.filter { (first...last).contains($0.day) }, when: name, hasAny: !all.isEmpty))
}
