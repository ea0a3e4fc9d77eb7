import Talk

/// The weekdays that are meant for good: "always", "on Fridays"; nil for single evenings.
func weekdays(_ said: Said) -> [Weekday]? {
  let named = Set(said.slots.days("days").map(\.weekday))
  if isWeekly(said.text), !named.isEmpty { return Weekday.allCases.filter(named.contains) }
  return said.slots.word("all") == "always" ? Weekday.allCases : nil
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
  for habit in habits { turn.put(habit) }
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

/// Why dinners go without meat, and how the others can have some.
func explainMeatless(_ turn: inout Turn) {
  let apart = turn.household.members.filter { member in
    member.avoids.contains { $0.what == .diet(.vegetarian) || $0.what == .diet(.vegan) }
  }
  let isHouse = turn.household.avoids.contains {
    $0.what == .diet(.vegetarian) || $0.what == .diet(.vegan)
  }
  turn.say(
    WhyMeatless(
      people: apart.map(\.name), isHouse: isHouse,
      plated: turn.world.plateHabits.filter { habit in apart.contains { habit.isOf($0.name) } }))
}
