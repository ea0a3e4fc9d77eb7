import Talk

/// "Cook double on Wednesday", "two portions more on Friday": more is cooked than is eaten that evening, and bought for.
/// Where no number is said, as much again. On an evening that eats what was left, the evening before cooks it. Source:
/// requirements MP-S5, MP-36.
func cookExtra(_ said: Said, _ turn: inout Turn) {
  let more = said.slots.number("more")?.rounded
  let isNone = said.slots.word("mode") == "none"
  let days = said.slots.days("days").filter { $0 >= turn.world.today }.map { cookingDay(of: $0, turn) }
  guard !days.isEmpty else { return turn.say(PlanNotNow.dayGone) }
  let notes = days.map { day -> EveningNote in
    var note = turn.world.evenings.note(on: day)
    (note.isOut, note.own) = (false, nil)
    note.extra = isNone ? 0 : more ?? eaters(note, turn)
    return note
  }
  guard notes.allSatisfy({ $0.extra >= 0 && eaters($0, turn) + $0.extra <= 20 }) else {
    return turn.say(PlanNotNow.tooManyPortions)
  }
  for note in notes { keep(note, &turn) }
  turn.isUndoable = true
  serve(days, &turn)
}

private func eaters(_ note: EveningNote, _ turn: Turn) -> Int {
  [note].eaters(on: note.day, usually: turn.household.eaters)
}

/// The evening that cooks what this one eats.
private func cookingDay(of day: Day, _ turn: Turn) -> Day {
  guard let draft = openDraft(turn), draft.plan.meal(on: day)?.kind == .leftovers,
    draft.plan.meal(on: day - 1)?.kind == .cook
  else { return day }
  return day - 1
}
