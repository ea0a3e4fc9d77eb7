package import Talk

/// The lines of all reminders, the most pressing first, grouped as 003 has them. Empty for none. Source: 003
/// "Notification content"; requirements BB-22.
package func reminderBlocks(_ lines: [ReminderLine], on today: Day) -> [Block] {
  let table = Table(
    columns: [
      TableColumn("Food", priority: 9, minWidth: 10), TableColumn("When", priority: 8, minWidth: 10),
      TableColumn("Where", priority: 5, minWidth: 6), TableColumn("What to do", priority: 7, minWidth: 14),
    ],
    rows: lines.map { line in
      [
        TableCell(line.reminder.lot.name, .accent),
        TableCell(whenText(line.reminder), line.reminder.kind <= .today ? .warn : nil),
        TableCell(placeText(line.place)), TableCell(adviceText(line, on: today)),
      ]
    })
  return lines.isEmpty ? [] : [.table(table, indent: 0)]
}

/// What there is to be reminded of now, told in the talk.
struct RemindersDue: Reply {
  var lines: [ReminderLine]
  var today: Day
  var isOff: Bool
  var isQuiet: Bool

  func blocks(_ words: Wording) -> [Block] {
    if isOff { return .say("Reminders are off.") }
    if isQuiet { return .say("These are quiet hours: what is due is told after them.") }
    return lines.isEmpty
      ? .say("Nothing is due that you were not told of.") : reminderBlocks(lines, on: today)
  }
  func next(_ words: Wording) -> Closing {
    isOff
      ? .say("turn on reminders", "what do I need to use up")
      : .say("what do I need to use up", "reminder settings")
  }
  var matter: Facts? { ["kind": "reminders_due", "items": lines.map { reminderFacts($0, on: today) }] }
}

/// A reminder as one line: "milk: use by today (fridge). Use it up or freeze it."
package func reminderText(_ line: ReminderLine, on today: Day) -> String {
  "\(line.reminder.lot.name): \(whenText(line.reminder)). \(capitalized(adviceText(line, on: today)))."
}

/// The same for programs.
package func reminderFacts(_ line: ReminderLine, on today: Day) -> Facts {
  [
    "name": line.reminder.lot.name, "ingredient": line.reminder.lot.ingredient, "category": line.category,
    "place": line.place, "kind": line.reminder.kind.rawValue, "step": line.reminder.step,
    "days_left": line.reminder.daysLeft, "best_before": line.reminder.lot.bestBefore,
    "opened": line.reminder.lot.opened, "percent_left": line.reminder.lot.percentLeft,
    "advice": adviceText(line, on: today), "text": reminderText(line, on: today),
  ]
}

private func whenText(_ reminder: LotReminder) -> String {
  let opened = reminder.lot.opened == nil ? "" : ", opened"
  // What is only estimated is not told like what is printed on it.
  let isAbout = reminder.lot.dating == .usual
  let about = isAbout ? "about " : ""
  switch reminder.kind {
  case .expired:
    let days = -(reminder.daysLeft ?? 0)
    if isAbout {
      return days == 1 ? "about a day past its usual time" : "about \(days) days past its usual time"
    }
    return days == 1 ? "past its date since yesterday" : "\(days) days past its date"
  case .today: return (isAbout ? "about today is its usual time" : "today is its date") + opened
  case .ahead, .opened:
    let days = reminder.daysLeft ?? 0
    if days == 0 { return (isAbout ? "about today is its usual time" : "today is its date") + opened }
    return (days == 1 ? "until \(about)tomorrow" : "\(about)\(days) days left") + opened
  case .low: return "about \(reminder.lot.percentLeft ?? 0) % left"
  }
}

private func adviceText(_ line: ReminderLine, on today: Day) -> String {
  let reminder = line.reminder
  if reminder.kind == .expired {
    return line.spoils
      ? "throw it out; its date is about safety" : "look and smell first; when in doubt, throw it out"
  }
  if reminder.kind == .low { return "put it on the list: \"add \(reminder.lot.name) to the list\"" }
  if let dinner = line.dinner {
    let day = dinner.day == today ? "tonight" : dinner.day.weekday.name
    return "\(day)'s \(dinner.title) takes it"
  }
  let soon = (reminder.daysLeft ?? 0) <= 1
  if line.place == .freezer { return "eat it soon, it loses its taste" }
  return line.freezes
    ? (soon ? "eat it or freeze it" : "plan it in, or freeze it") : (soon ? "eat it" : "plan it in")
}

/// How the household is reminded, in words.
func settingsText(_ settings: ReminderSettings) -> [String] {
  guard !settings.isOff else { return ["Reminders are off."] }
  var lines: [String] = []
  func days(_ days: [Int]) -> String {
    days.isEmpty ? "not ahead" : joined(days.map { "\($0)" }) + (days == [1] ? " day before" : " days before")
  }
  lines.append("I remind you of dates \(days(settings.daysBefore)), on the day, and once it has passed.")
  for (category, own) in settings.daysOfCategory.sorted(by: { $0.key < $1.key }) {
    lines.append("\(category): \(days(own)).")
  }
  let off = ReminderKind.allCases.filter(settings.off.contains).map(kindText)
  if !off.isEmpty { lines.append("Not of \(joined(off, "or")).") }
  if !settings.offPlaces.isEmpty {
    lines.append("Nothing from the \(joined(settings.offPlaces.map { placeText($0) }.sorted())).")
  }
  if let quiet = settings.quiet {
    let halves = quiet.text.split(separator: "-")
    lines.append("Quiet from \(halves[0]) to \(halves[1]).")
  }
  if settings.isDaily { lines.append("What is due or past comes again every day until it is gone.") }
  return lines
}

func kindText(_ kind: ReminderKind) -> String {
  switch kind {
  case .expired: "what is past its date"
  case .today: "what is due today"
  case .ahead: "dates ahead"
  case .opened: "opened food"
  case .low: "what runs low"
  }
}
