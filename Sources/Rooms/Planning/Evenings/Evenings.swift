import Talk

/// Keeps what is different about an evening; one like any other is not noted, unless somebody's habit would change it.
func keep(_ note: EveningNote, _ turn: inout Turn) { keepEvening(note, &turn) }

/// "We're out on Thursday", and "we're home after all". Source: requirements MP-32, MP-37.
func skipDays(_ days: [Day], isHome: Bool, _ turn: inout Turn) {
  let days = days.filter { $0 >= turn.world.today }
  guard !days.isEmpty else { return turn.say(PlanNotNow.dayGone) }
  for day in days {
    var note = turn.world.evenings.note(on: day)
    (note.isOut, note.own) = (!isHome, nil)
    if note.isOut { note.extra = 0 }
    keep(note, &turn)
  }
  turn.isUndoable = true
  if isHome { putBack(days, &turn) } else { leaveOut(days, &turn) }
}

/// "No cooking on Sundays", "we never eat at home on Fridays": more than the one evening that can be kept.
func tellsOfEveryWeek(_ line: String) -> Bool {
  let words = line.lowercased().split { !$0.isLetter }.map(String.init)
  let days = Set(Weekday.allCases.map { $0.name.lowercased() + "s" })
  return words.contains { days.contains($0) || ["every", "always", "never"].contains($0) }
}

/// The plan on the table, or the saved one, without those evenings; what is noted of them where none holds them.
func leaveOut(_ days: [Day], _ turn: inout Turn) {
  guard let draft = openDraft(turn), days.contains(where: { draft.plan.meal(on: $0) != nil }) else {
    return sayNoted(days, &turn)
  }
  let request = seated(leavingOut(Set(days), of: draft), turn)
  guard !request.days.isEmpty else {
    _ = plan(.cancelled, &turn)
    turn.say(PlanLeft.draft)
    return
  }
  let out = days.filter { draft.plan.meal(on: $0) != nil }
  replacePlan(draft, with: request, showing: .withoutDays(out, changed: []), &turn)
}

private func putBack(_ days: [Day], _ turn: inout Turn) {
  guard let draft = openDraft(turn), case let new = days.filter({ draft.plan.meal(on: $0) == nil }),
    !new.isEmpty
  else { return sayNoted(days, &turn) }
  var request = draft.request
  request.days = (request.days + new).sorted()
  request = seated(request, turn)
  request.kept = keptMeals(draft.plan.meals, opening: [], for: request)
  replacePlan(draft, with: request, showing: .swapped(new), &turn)
}

/// Who and how many eat on those evenings; on the evenings of the next week where none is named. With somebody alone, when
/// they come.
func showWhoEats(_ days: [Day], who: String? = nil, _ turn: inout Turn) {
  let today = turn.world.today
  if let who, days.isEmpty {
    let name = Visitor.name(who)
    let next = turn.world.evenings.visits(of: name).filter { $0.day >= today }.min { $0.day < $1.day }
    let weekly = turn.world.weeklyEaters.first { $0.isCalled(name) }
    let known = weekly?.name ?? next?.visitors.first { Visitor.isSame($0.name, name) }?.name ?? name
    return turn.say(
      WhenTheyCome(
        name: known, weekly: weekly, next: next?.day, livesHere: turn.household.member(called: name) != nil))
  }
  let asked = days.isEmpty ? (0..<7).map { today + $0 } : days.filter { $0 >= today }
  guard !asked.isEmpty else { return turn.say(PlanNotNow.dayGone) }
  let usually = turn.household.eaters
  turn.say(
    WhoEats(
      notes: asked.map { turn.world.evenings.note(on: $0) }, usually: usually,
      members: turn.household.members.map(\.name), weekly: turn.world.weeklyEaters))
}

/// Says what is noted of evenings that no plan holds.
func sayNoted(_ days: [Day], _ turn: inout Turn) {
  let notes = days.map { turn.world.evenings.note(on: $0) }
  turn.say(EveningsNoted(notes: notes, usually: turn.household.eaters, weekly: turn.world.weeklyEaters))
}

/// The request with those who sit at its evenings as they are now noted, and with what they avoid.
func seated(_ old: PlanRequest, _ turn: Turn) -> PlanRequest {
  var request = old
  let table = TableLimits(
    turn.household, on: request.days, evenings: eveningNotes(turn.world.evenings, within: request.days))
  (request.avoids, request.evenings, request.eaters) = (table.always, table.evenings, turn.household.eaters)
  return request
}
