/// What is to be said now of the lots at home, the most pressing first, then by date and name; and all that counts as
/// said with it. Of each lot one thing: its most pressing reason. In quiet hours nothing, so that it is said after them.
/// Of frozen food the time since it was opened tells nothing. Source: 003 "Notifications"; requirements BB-11, BB-19, BB-20, BB-22.
package func dueReminders(
  of pantry: [PantryItem], settings: ReminderSettings, raised: Set<RaisedReminder.Key>,
  raisedToday: Set<RaisedReminder.Key> = [], at now: CivilTime, kinds: (PantryItem) -> [String]
) -> (said: [LotReminder], reached: [LotReminder]) {
  guard settings.quiet?.holds(at: now) != true else { return ([], []) }
  var (said, reached): ([LotReminder], [LotReminder]) = ([], [])
  for lot in pantry where lot.held.isSome && !(lot.place.map(settings.offPlaces.contains) ?? false) {
    let kinds = kinds(lot)
    guard settings.speaks(of: kinds) else { continue }
    let reasons = reasons(for: lot, settings, kinds: kinds, on: now.day)
    let new = reasons.filter { reason in
      guard raised.contains(reason.key) else { return true }
      return settings.isDaily && reason.kind <= .today && !raisedToday.contains(reason.key)
    }
    reached += new
    // Of a kind only the nearest step counts: "7 days before" is not said once "3 days before" was.
    if let first = new.first(where: { reason in reasons.first { $0.kind == reason.kind } == reason }) {
      said.append(first)
    }
  }
  said.sort {
    ($0.kind, $0.daysLeft ?? .max, $0.lot.name, $0.lot.id.text) < (
      $1.kind, $1.daysLeft ?? .max, $1.lot.name, $1.lot.id.text
    )
  }
  return (said, reached)
}

/// All reasons reached by that day, the most pressing first.
private func reasons(
  for lot: PantryItem, _ settings: ReminderSettings, kinds: [String], on today: Day
) -> [LotReminder] {
  var found: [LotReminder] = []
  let left = lot.bestBefore.map { $0 - today }
  if let date = lot.bestBefore, let left {
    if left < 0 { found.append(LotReminder(lot: lot, kind: .expired, daysLeft: left)) }
    if left == 0 { found.append(LotReminder(lot: lot, kind: .today, daysLeft: left)) }
    // The nearest step first; one that had passed when the lot came home is none.
    let begun = [lot.bought, lot.since].compactMap { $0 }.max()
    for days in settings.days(for: kinds).sorted() where left > 0 && left <= days {
      guard begun.map({ date - days > $0 }) ?? true else { continue }
      found.append(LotReminder(lot: lot, kind: .ahead, step: days, daysLeft: left))
    }
    if let opened = lot.opened, lot.place != .freezer, left >= 0, date - opened >= 4 {
      let gone = (today - opened) * 100 / (date - opened)
      for part in ReminderSettings.openedParts.reversed() where gone >= part {
        found.append(LotReminder(lot: lot, kind: .opened, step: part, daysLeft: left))
      }
    }
  }
  // Little left is nearer than partly used, so that it is the one told where both hold.
  if let percent = lot.percentLeft {
    if percent <= ReminderSettings.lowPart { found.append(LotReminder(lot: lot, kind: .low, daysLeft: left)) }
    if percent <= ReminderSettings.usedPart {
      found.append(LotReminder(lot: lot, kind: .low, step: ReminderSettings.usedPart, daysLeft: left))
    }
  }
  return found.filter { !settings.off.contains($0.kind) }
}
