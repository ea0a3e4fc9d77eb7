import Talk

/// Shows or changes how the household is reminded. Source: requirements BB-21.
func setReminders(_ said: Said, _ turn: inout Turn) {
  _ = said.slots.value("what")
  guard
    let order = ReminderOrder(said.text, counts: said.slots.values("count").compactMap { $0.number?.rounded })
  else {
    turn.say(RemindersUnread())
    return
  }
  var settings = reminderSettings(in: turn.world)
  let before = settings
  switch order {
  case .show: break
  case .hour: return turn.say(NoReminderHour())
  case .kindOff: return turn.say(NoKindOff())
  case .leftovers: return turn.say(NoLeftoverDays())
  case .allOff: settings.off = Set(ReminderKind.allCases)
  case .allOn: (settings.off, settings.offPlaces) = ([], [])
  case .kinds(let kinds, let isOff): isOff ? settings.off.formUnion(kinds) : settings.off.subtract(kinds)
  case .places(let places, let isOff):
    isOff ? settings.offPlaces.formUnion(places) : settings.offPlaces.subtract(places)
  case .days(let days, let categories):
    settings.off.remove(.ahead)
    if categories.isEmpty { settings.daysBefore = days }
    for category in categories { settings.daysOfCategory[category] = days }
  case .quiet(let hours): settings.quiet = hours
  case .quietEdge(let edge):
    guard let hours = QuietHours(settings.quiet, with: edge) else { return turn.say(RemindersUnread()) }
    settings.quiet = hours
  case .daily(let isDaily): settings.isDaily = isDaily
  }
  if settings != before {
    let standing = Set(turn.world.kitchen[Setting.self].map(\.name))
    for (name, value) in settings.stored {
      if let value {
        turn.put(Setting(name, value))
      } else if standing.contains(name) {
        turn.remove(Setting(name, "-"))
      }
    }
  }
  // Said once for all that a line sets.
  turn.unsay { $0 is RemindersSet }
  turn.say(RemindersSet(settings: settings, isNew: order != .show))
}

extension QuietHours {
  /// Those hours, or those of a night from 22:00 to 7:00, with one edge another; nil where nothing would be left of them.
  fileprivate init?(_ known: QuietHours?, with edge: QuietEdge) {
    let (from, until) = (known?.from ?? 22 * 60, known?.until ?? 7 * 60)
    switch edge {
    case .from(let edge): self.init(from: edge, until: until)
    case .until(let edge): self.init(from: from, until: edge)
    }
  }
}
