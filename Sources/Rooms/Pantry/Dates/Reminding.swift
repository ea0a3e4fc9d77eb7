import Talk

/// What has to be used by tomorrow, in one line as a talk begins; nothing where nothing is due. Source: requirements
/// BB-11, BB-22.
func remindOfDates(_ turn: inout Turn) {
  let today = turn.world.today
  let settings = reminderSettings(in: turn.world)
  guard !settings.isOff else { return }
  let world = turn.world
  let due = world.pantry.filter { lot in
    settings.speaks(of: foodKinds(of: lot, in: world)) && lot.held.isSome && lot.place != .freezer
      && !(lot.place.map(settings.offPlaces.contains) ?? false)
      && (lot.bestBefore.map { $0 <= today + 1 } ?? false)
  }
  guard !due.isEmpty else { return }
  turn.say(
    DatesDue(past: due.filter { $0.isExpired(on: today) }, due: due.filter { !$0.isExpired(on: today) }))
}
