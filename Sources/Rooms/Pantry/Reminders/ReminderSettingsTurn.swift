import Talk

/// Shows or changes how the household is reminded. Source: requirements BB-21.
func setReminders(_ said: Said, _ turn: inout Turn) {
  let counts = said.slots.values("count").compactMap { $0.number?.rounded }
  let what = said.slots.word("what") ?? ""
  // Several orders of one line, or one in other words than its own.
  let lines =
    ["remind me ", "quiet hours ", "no reminders "].contains(where: what.hasPrefix)
    ? what.split(separator: ";").map { String($0).trimmingSpaces() } : [said.text]
  let orders = lines.compactMap {
    ReminderOrder($0, counts: lines.count > 1 && !$0.contains("days before") ? [] : counts)
  }
  guard orders.count == lines.count else { return turn.say(RemindersUnread()) }
  let settings = reminderSettings(in: turn.world)
  var changed = settings
  var kept: [ReminderOrder] = []
  for order in orders where carry(order, into: &changed, &turn) { kept.append(order) }
  guard !kept.isEmpty else { return }
  if changed != settings { keep(changed, &turn) }
  turn.say(RemindersSet(settings: changed, isNew: kept != [.show]))
}

/// Does what one order says to the settings; false where that cannot be kept, and is said.
private func carry(_ order: ReminderOrder, into settings: inout ReminderSettings, _ turn: inout Turn) -> Bool
{
  switch order {
  case .show: break
  case .hour:
    turn.say(NoReminderHour())
    return false
  case .foods(let foods, let isOff):
    isOff ? settings.offFoods.formUnion(foods) : settings.offFoods.subtract(foods)
    // Dairy again is also cheese again.
    if !isOff { settings.offFoods.subtract(FoodKindWords.within(foods)) }
    if !isOff, !settings.onlyFoods.isEmpty { settings.onlyFoods.formUnion(foods) }
  case .onlyFoods(let foods):
    (settings.onlyFoods, settings.offFoods) = (foods, settings.offFoods.subtracting(foods))
  case .onlyPlaces(let places):
    settings.offPlaces = Set(PantryPlace.allCases).subtracting(places)
  case .leftovers:
    turn.say(NoLeftoverDays())
    return false
  case .allOff: settings.off = Set(ReminderKind.allCases)
  case .allOn:
    (settings.off, settings.offPlaces) = ([], [])
    (settings.offFoods, settings.onlyFoods) = ([], [])
  case .kinds(let kinds, let isOff): isOff ? settings.off.formUnion(kinds) : settings.off.subtract(kinds)
  case .places(let places, let isOff):
    isOff ? settings.offPlaces.formUnion(places) : settings.offPlaces.subtract(places)
  case .days(let days, let categories):
    settings.off.remove(.ahead)
    if categories.isEmpty { settings.daysBefore = days }
    for category in categories { settings.daysOfCategory[category] = days }
  case .quiet(let hours): settings.quiet = hours
  case .quietEdge(let edge):
    guard let hours = QuietHours(settings.quiet, with: edge) else {
      turn.say(RemindersUnread())
      return false
    }
    settings.quiet = hours
  case .daily(let isDaily): settings.isDaily = isDaily
  }
  return true
}

private func keep(_ settings: ReminderSettings, _ turn: inout Turn) {
  let standing = Set(turn.world.kitchen[Setting.self].map(\.name))
  for (name, value) in settings.stored {
    if let value {
      turn.put(Setting(name, value))
    } else if standing.contains(name) {
      turn.remove(Setting(name, "-"))
    }
  }
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
