import Talk

/// What was told, the newest first.
struct RemindersGiven: Reply, Hashable {
  var given: [RaisedReminder]
  var span: PastSpan
  var hasAny: Bool

  func blocks(_ words: Wording) -> [Block] {
    guard !given.isEmpty else {
      let more = hasAny ? "" : " \"sous remind\" notes what it tells; none of it was told yet."
      return .say("I gave you no reminders\(when).\(more)")
    }
    let table = Table(
      columns: [
        TableColumn("Told on", priority: 8, minWidth: 7), TableColumn("Food", priority: 9, minWidth: 10),
        TableColumn("Why", priority: 7, minWidth: 10), TableColumn("Its date", priority: 5, minWidth: 7),
      ],
      rows: given.map { reminder in
        [
          TableCell(reminder.raised.dateText), TableCell(reminder.name, .accent), TableCell(why(reminder)),
          TableCell(reminder.date?.dateText ?? ""),
        ]
      })
    return .say("Reminders I gave you\(when): \(given.count).") + [.table(table, indent: 0)]
  }

  private var when: String {
    switch span {
    case .week(let isLast, _): isLast ? " last week" : " this week"
    case .month(let isLast, _): isLast ? " last month" : " this month"
    case .day(let isYesterday, _): isYesterday ? " yesterday" : " today"
    case .all: " in the last \(raisedReminderDays) days"
    }
  }

  private func why(_ reminder: RaisedReminder) -> String {
    switch reminder.kind {
    case .expired: "past its date"
    case .today: "on its day"
    case .ahead: reminder.step == 1 ? "a day before" : "\(reminder.step) days before"
    case .opened: "opened, \(reminder.step) % of its time gone"
    case .low: reminder.step > 0 ? "partly used" : "little left"
    }
  }

  func next(_ words: Wording) -> Closing {
    given.isEmpty
      ? .say("what do I need to use up", "reminder settings")
      : .say("clear the old reminders", "reminder settings")
  }
  var matter: Facts? {
    [
      "kind": "reminders_given",
      "items": given.map {
        ["name": $0.name, "kind": $0.kind.rawValue, "step": $0.step, "raised": $0.raised, "date": $0.date]
          as Facts
      },
    ]
  }
}

/// Old reminders are gone; those of food at home stay, so that none is given twice.
struct RemindersForgotten: Reply, Hashable {
  var count: Int
  var kept: Int

  func blocks(_ words: Wording) -> [Block] {
    let stay =
      kept == 0
      ? ""
      : " \(counted(kept, "reminder")) of food that is still here stay\(kept == 1 ? "s" : ""), so that none comes twice."
    return .say(
      (count == 0 ? "There are no old reminders to clear." : "Cleared \(counted(count, "old reminder")).")
        + stay)
  }
  func next(_ words: Wording) -> Closing {
    count == 0 ? .say("reminder settings", "what do I need to use up") : .say("reminder settings", "undo")
  }
}
