package import Talk

/// The lines of all reminders, the most pressing first, grouped as 003 has them. Empty for none. Source: 003
/// "Notification content"; requirements BB-22.
package func reminderBlocks(_ lines: [ReminderLine], on today: Day) -> [Block] {
  let table = Table(
    columns: [
      TableColumn("Food", priority: 9, minWidth: 10), TableColumn("Kind", priority: 3, minWidth: 6),
      TableColumn("When", priority: 8, minWidth: 10), TableColumn("Where", priority: 5, minWidth: 6),
      TableColumn("What to do", priority: 7, minWidth: 14),
    ],
    rows: lines.map { line in
      [
        TableCell(line.reminder.lot.name, .accent), TableCell(line.category),
        TableCell(whenText(line.reminder), line.reminder.kind <= .today ? .warn : nil),
        TableCell(placeText(line.place)), TableCell(adviceText(line, on: today)),
      ]
    })
  return lines.isEmpty ? [] : [.sections(table, reminderSections(lines))]
}

/// By how pressing they are: the lines come in that order.
private func reminderSections(_ lines: [ReminderLine]) -> [TableSection] {
  var at = 0
  return ReminderKind.allCases.compactMap { kind in
    let count = lines.count { $0.reminder.kind == kind }
    guard count > 0 else { return nil }
    defer { at += count }
    return TableSection(title: "\(kindTitle(kind)) (\(count))", rows: at..<at + count)
  }
}

private func kindTitle(_ kind: ReminderKind) -> String {
  switch kind {
  case .expired: "Past its date"
  case .today: "Today"
  case .ahead: "Soon"
  case .opened: "Opened for long"
  case .low: "Partly used or low"
  }
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
  let share = reminder.kind == .low ? nil : reminder.lot.percentLeft
  let opened =
    (reminder.lot.opened == nil ? "" : ", opened") + (share.map { ", about \($0) % of it there" } ?? "")
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
  case .low: return "about \(reminder.lot.percentLeft ?? 0) % left" + opened
  }
}

private func adviceText(_ line: ReminderLine, on today: Day) -> String {
  let reminder = line.reminder
  if reminder.kind == .expired {
    return line.spoils
      ? "throw it out; its date is about safety" : "look and smell first; when in doubt, throw it out"
  }
  if reminder.kind == .low, line.dinner == nil {
    let use = line.dish.map { "\($0) would use it" }
    guard reminder.step == 0 else { return use ?? "use it up before a new one" }
    return (use.map { "\($0); then " } ?? "") + "put it on the list: \"add \(reminder.lot.name) to the list\""
  }
  if let dinner = line.dinner {
    let day = dinner.day == today ? "tonight" : dinner.day.weekday.name
    return "\(day)'s \(dinner.title) takes it"
  }
  let soon = (reminder.daysLeft ?? 0) <= 1
  if line.place == .freezer { return "eat it soon, it loses its taste" }
  return line.freezes
    ? (soon ? "eat it or freeze it" : "plan it in, or freeze it") : (soon ? "eat it" : "plan it in")
}
