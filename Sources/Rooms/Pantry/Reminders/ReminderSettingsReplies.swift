import Talk

/// How the household is reminded now.
struct RemindersSet: Reply, Hashable {
  var settings: ReminderSettings
  var isNew: Bool

  func blocks(_ words: Wording) -> [Block] {
    settingsText(settings).map { .say($0) }
      + (settings.isOff || isNew
        ? []
        : [.say("A line as the talk begins; \"sous remind\" tells it to a timer.")])
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
      "not_from": settings.offPlaces.map(\.rawValue).sorted(),
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
