import Talk

/// The weekdays that are meant for good: "always", "on Fridays"; nil for single evenings. "Lou can have something else" is the
/// household's way, but of an evening that is spoken of.
func weekdays(_ said: Said, _ turn: Turn) -> [Weekday]? {
  let named = Set(said.slots.days("days").map(\.weekday))
  if isWeekly(said.text), !named.isEmpty { return Weekday.allCases.filter(named.contains) }
  switch said.slots.word("all") {
  case "always": return Weekday.allCases
  case "way": return turn.state.focus.topic == .day ? nil : Weekday.allCases
  default: return nil
  }
}

/// "Lou always gets her own plate": kept with them for every plan to come, and the plan on the table made anew for it.
func keepHabits(_ asked: PlateAsked, on weekdays: [Weekday], _ turn: inout Turn) {
  let habits = asked.people.map { person in
    let known = turn.world.plateHabits.first { $0.isOf(person.name) }
    let all = Set(weekdays + (known?.weekdays ?? []))
    return PlateHabit(
      person: known?.person ?? person.name, weekdays: Weekday.allCases.filter(all.contains),
      wants: asked.wants, avoids: asked.avoids)
  }
  for habit in habits {
    turn.put(habit)
    // An evening that is noted by itself is told of in its note alone.
    for var note in turn.world.notedEvenings
    where note.day >= turn.world.today && weekdays.contains(note.day.weekday)
      && !note.hasPlate(for: habit.person)
    {
      note.note(habit.plate)
      keep(note, &turn)
    }
  }
  turn.isUndoable = true
  turn.say(PlateHabitsKept(habits: habits, hasAllergy: asked.hasAllergy, others: asked.othersBesideMeat))
  guard turn.state.asked == nil, let draft = turn.state.draft else { return }
  var asked = asked
  asked.days = draft.plan.meals.map(\.day).filter { weekdays.contains($0.weekday) }
  serveBesidePlates(asked, in: draft, &turn)
}

/// Takes weekdays out of their habits, or the whole of them where no evening is named; false where there was none.
func liftHabits(
  of people: [PlateAsked.Person], on weekdays: [Weekday]?, named: [Day], _ turn: inout Turn
) -> Bool {
  guard weekdays != nil || named.isEmpty else { return false }
  let theirs = turn.world.plateHabits.filter { habit in people.contains { habit.isOf($0.name) } }
  for var habit in theirs {
    turn.remove(habit)
    habit.weekdays.removeAll { weekdays?.contains($0) ?? true }
    if !habit.weekdays.isEmpty { turn.put(habit) }
  }
  return !theirs.isEmpty
}
