package import Talk

/// "Remind me tomorrow at 9 to call the doctor", "delete the reminder about the doctor": kept, and told with the first line said
/// after that time and by `sous remind`. Source: requirements BB-21.
func remindOfOwn(_ said: Said, _ turn: inout Turn) {
  // The line has the hour too.
  _ = (said.slots.word("what"), said.slots.days("day"), said.slots.number("count"))
  let own = turn.world.kitchen[OwnReminder.self]
  if let mode = said.slots.word("mode"), mode == "forget" { return forgetOwn(own, said, &turn) }
  let intent = said.recognition.intent ?? ""
  let reader = turn.world.reader
  let words = OwnReminderWords(
    turn.said.said.lowercased().contains("remind") ? turn.said.said : said.text, at: turn.world.context.now
  ) {
    if case .day(let day)? = reader.value(
      of: $0, for: Expectation(intent: intent, slot: "day", entity: "day"))
    {
      day
    } else {
      nil
    }
  }
  guard !words.what.isEmpty, let day = words.day else { return turn.say(ReminderWhen(what: words.what)) }
  let reminder = OwnReminder(
    id: turn.newID(), day: day, minute: words.minute, what: String(words.what.prefix(200)))
  let now = turn.world.context.now
  // "March 1", said on the 2nd, is not next year's.
  guard day >= now.day, day - now.day < 300, reminder.minute == nil || reminder.due > now else {
    return turn.say(ReminderTimePast(reminder: reminder))
  }
  // What was told long ago is kept no longer.
  let told = turn.state.memory[OwnRemindersTold.self]?.ids ?? []
  for old in own where now.day - old.day > ownReminderDays && (old.isTold || told.contains(old.id.text)) {
    turn.remove(old)
  }
  turn.put(reminder)
  turn.say(ReminderKept(reminder: reminder))
}

private func forgetOwn(_ own: [OwnReminder], _ said: Said, _ turn: inout Turn) {
  let wanted = Set(
    plainWords(said.slots.word("what") ?? "").filter {
      $0.count > 2 && !["the", "and", "for", "about"].contains($0)
    })
  let open = own.filter { $0.day >= turn.world.today }
  let meant = wanted.isEmpty ? open : open.filter { wanted.isSubset(of: Set(plainWords($0.what))) }
  guard !meant.isEmpty else { return turn.say(NoSuchReminder(open: open)) }
  for reminder in meant { turn.remove(reminder) }
  turn.say(OwnRemindersForgotten(reminders: meant))
}

/// Tells those whose time has come, once in a talk, before anything else is answered.
func tellOwnReminders(_ turn: inout Turn) {
  let now = turn.world.context.now
  var told = turn.state.memory[OwnRemindersTold.self]?.ids ?? []
  let due = turn.world.kitchen[OwnReminder.self].filter {
    $0.due <= now && !told.contains($0.id.text) && (!$0.isTold || now.day - $0.day <= ownReminderDays)
  }
  guard !due.isEmpty else { return }
  told.append(contentsOf: due.map(\.id.text))
  turn.state.memory[OwnRemindersTold.self] = OwnRemindersTold(ids: told.suffix(100))
  turn.say(OwnRemindersDue(reminders: due))
}

/// Those whose time has come for `sous remind`: each once, noted as told.
package func giveOwnReminders(at now: CivilTime, _ turn: inout Turn) -> [OwnReminder] {
  let due = turn.world.kitchen[OwnReminder.self].filter {
    $0.due <= now && !$0.isTold
  }
  for var reminder in due {
    reminder.isTold = true
    turn.put(reminder)
  }
  return due
}

/// So long a reminder that was told is kept after its day, and told to others who talk here; one that nobody was told of is
/// told whenever somebody talks.
private let ownReminderDays = 14

/// Those that this talk has told.
struct OwnRemindersTold: Remembered {
  static let name = "reminders told"
  var ids: [String]
}
