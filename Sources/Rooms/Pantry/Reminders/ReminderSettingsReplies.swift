import Talk

/// How the household is reminded now.
struct RemindersSet: Reply, Hashable {
  var settings: ReminderSettings
  var isNew: Bool

  func blocks(_ words: Wording) -> [Block] {
    guard !settings.isOff else { return .say("Reminders are off.") }
    return .say("I remind you of food at home like this:") + [settingsPage(settings)]
      + (isNew ? [] : [.say("A line as the talk begins; \"sous remind\" tells it to a timer.")])
  }

  func next(_ words: Wording) -> Closing {
    settings.isOff
      ? .say("turn on reminders", "what do I need to use up")
      : .say("remind me 2 days before things expire", "no reminders at night", "turn off reminders")
  }

  var matter: Facts? {
    [
      "kind": "reminder_settings", "off": settings.isOff, "days_before": settings.daysBefore,
      "quiet": settings.quiet?.text, "daily": settings.isDaily,
      "not_of": ReminderKind.allCases.filter(settings.off.contains).map(\.rawValue),
      "not_from": settings.offPlaces.map(\.rawValue).sorted(), "not_food": settings.offFoods.sorted(),
      "only_food": settings.onlyFoods.sorted(),
    ]
  }
}

/// A time or a number of days that nobody can read.
struct RemindersUnread: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] {
    .say("I changed nothing about reminders: I read hours as in \"10 pm to 7 am\", and 1 to 90 days.")
  }
  func next(_ words: Wording) -> Closing { .say("quiet hours from 10 pm to 7 am", "reminder settings") }
  var status: ReplyStatus { .refused }
}

/// An hour at which somebody wants to be reminded: nothing here wakes by itself.
struct NoReminderHour: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "I can't keep an hour for reminders: what is due is told as the talk begins, and \"sous remind\" tells it at the hour a timer of yours runs it."
    )
  }
  func next(_ words: Wording) -> Closing { .say("no reminders at night", "reminder settings") }
  var status: ReplyStatus { .refused }
}

/// Other days for leftovers than for all other food.
struct NoLeftoverDays: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] {
    .say("I can't set days of their own for leftovers: they are told of on the days that hold for all food.")
  }
  func next(_ words: Wording) -> Closing { .say("what do I need to use up", "reminder settings") }
  var status: ReplyStatus { .refused }
}

/// How the household is reminded, a line for each thing that can be set.
private func settingsPage(_ settings: ReminderSettings) -> Block {
  func days(_ days: [Int]) -> String {
    days.isEmpty ? "not ahead" : joined(days.map { "\($0)" }) + (days == [1] ? " day before" : " days before")
  }
  func unless(_ kind: ReminderKind, _ text: String) -> String { settings.off.contains(kind) ? "off" : text }
  var rows = [("Dates ahead", unless(.ahead, days(settings.daysBefore)))]
  rows += settings.daysOfCategory.sorted { $0.key < $1.key }.map { ("  \($0.key)", days($0.value)) }
  rows.append(("On the day", unless(.today, settings.isDaily ? "every day until it is gone" : "once")))
  rows.append(("Past the date", unless(.expired, settings.isDaily ? "every day until it is gone" : "once")))
  let parts = joined(ReminderSettings.openedParts.map { "\($0)" })
  rows.append(("Opened food", unless(.opened, "when \(parts) % of its opened time have gone")))
  rows.append(
    (
      "Partly used, low",
      unless(.low, "when \(ReminderSettings.usedPart) and \(ReminderSettings.lowPart) % are left")
    ))
  if !settings.onlyFoods.isEmpty { rows.append(("Only of", joined(settings.onlyFoods.sorted()))) }
  if !settings.offFoods.isEmpty { rows.append(("Not of", joined(settings.offFoods.sorted(), "or"))) }
  if !settings.offPlaces.isEmpty {
    rows.append(("Not from the", joined(settings.offPlaces.map { placeText($0) }.sorted(), "or")))
  }
  let hours = settings.quiet.map { $0.text.split(separator: "-") } ?? []
  rows.append(
    hours.count == 2 ? ("Quiet from", "\(hours[0]) to \(hours[1])") : ("Quiet hours", "none"))
  let table = Table(
    columns: [
      TableColumn("Reminder", priority: 9, minWidth: 10), TableColumn("When", priority: 8, minWidth: 10),
    ],
    rows: rows.map { [TableCell($0.0, .accent), TableCell($0.1)] })
  return .table(table, indent: 0)
}
