package import Talk

/// A reminder is kept.
struct ReminderKept: Reply, Hashable {
  var reminder: OwnReminder
  func blocks(_ words: Wording) -> [Block] {
    guard let today = words.today else { return [] }
    return .say(
      "Noted for \(reminder.moment(from: today)): \(inertLine(reminder.what)). Nothing rings here: I tell you with the first line you say after that."
    )
  }
  func next(_ words: Wording) -> Closing { .say("any reminders", "undo") }
  var matter: Facts? {
    ["kind": "own_reminder", "day": reminder.day, "minute": reminder.minute, "what": reminder.what]
  }
}

/// A reminder without a time, or without anything to be reminded of.
struct ReminderWhen: Reply, Hashable {
  var what: String
  func blocks(_ words: Wording) -> [Block] {
    .say(what.isEmpty ? "Remind you of what, and when?" : "When shall I remind you?")
  }
  func next(_ words: Wording) -> Closing {
    .say(
      "remind me tomorrow at 9 to \(what.isEmpty ? "call the butcher" : inertLine(String(what.prefix(60))))",
      end: ", for instance")
  }
  var status: ReplyStatus { .refused }
}

/// A reminder for a time that has gone by.
struct ReminderTimePast: Reply, Hashable {
  var reminder: OwnReminder
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "\(capitalized(reminder.moment(from: words.today ?? reminder.day))) has gone by. Please say a time that is still to come."
    )
  }
  func next(_ words: Wording) -> Closing {
    .say("remind me tomorrow at 9 to call the butcher", end: ", for instance")
  }
  var status: ReplyStatus { .refused }
}

/// Reminders are gone.
struct OwnRemindersForgotten: Reply, Hashable {
  var reminders: [OwnReminder]
  func blocks(_ words: Wording) -> [Block] {
    .say("No reminder of this any more: \(joined(reminders.map { inertLine($0.what) })).")
  }
  func next(_ words: Wording) -> Closing { .say("any reminders", "undo") }
}

/// There is no such reminder.
struct NoSuchReminder: Reply, Hashable {
  var open: [OwnReminder]
  func blocks(_ words: Wording) -> [Block] {
    .say(
      open.isEmpty
        ? "You have no reminders of your own."
        : "I have no such reminder. These there are: \(joined(open.map { inertLine($0.what) })).")
  }
  func next(_ words: Wording) -> Closing { .say("any reminders") }
  var status: ReplyStatus { .refused }
}

/// Reminders whose time has come, told by the way.
struct OwnRemindersDue: Reply, Hashable {
  var reminders: [OwnReminder]
  func blocks(_ words: Wording) -> [Block] {
    guard let today = words.today else { return [] }
    return reminders.flatMap { [Block].say("Reminder: \(ownReminderText($0, on: today)).", .warn) }
  }
  func next(_ words: Wording) -> Closing { .none }
  var isByTheWay: Bool { true }
  var matter: Facts? { nil }
}

/// "Call the doctor (today at 9:00)".
package func ownReminderText(_ reminder: OwnReminder, on today: Day) -> String {
  "\(inertLine(reminder.what)) (\(reminder.moment(from: today)))"
}

/// The same for programs.
package func ownReminderFacts(_ reminder: OwnReminder, on today: Day) -> Facts {
  [
    "kind": "own", "day": reminder.day, "minute": reminder.minute, "what": reminder.what,
    "text": ownReminderText(reminder, on: today),
  ]
}
