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

/// A kind of food that nothing should be told of: days before can be set for a kind, and no silence.
struct NoKindOff: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "I can't leave out one kind of food: reminders of it stay as they are. I can leave out a place (freezer, fridge, pantry), opened food, and what runs low."
    )
  }
  func next(_ words: Wording) -> Closing {
    .say("don't remind me of anything in the freezer", "turn off reminders", "reminder settings")
  }
  var status: ReplyStatus { .refused }
}
