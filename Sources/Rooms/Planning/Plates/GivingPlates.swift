import Talk

/// A plate of their own for somebody, or none any more. What may harm them goes on holding for the whole table.
/// Source: requirements, Decisions "Different eaters".
func givePlate(_ said: Said, _ turn: inout Turn) {
  let isOver = said.slots.word("mode") == "over"
  _ = said.slots.words("beside")  // Who eats what all others eat needs no plate.
  let (habit, named) = (weekdays(said, turn), said.slots.days("days"))
  var asked = PlateAsked(said)
  guard let people = platePeople(said, &turn) else { return }
  asked.people = people
  asked.days = plateDays(named, isOfPlan: said.slots.word("all") == "week", of: people, isOver: isOver, turn)
    .filter { $0 >= turn.world.today }
  if isOver {
    let isLifted = liftHabits(of: people, on: habit, named: named, &turn)
    return takePlates(of: people, on: asked.days, isHabitLifted: isLifted, &turn)
  }
  guard !asked.days.isEmpty || habit != nil else {
    if !named.isEmpty { return turn.say(PlanNotNow.dayGone) }
    return turn.say(PlateOnWhichDay(people: people.map(\.name)))
  }
  // "Two dinners on Friday and Saturday" are no plates for anybody.
  if said.slots.words("person").isEmpty, habit == nil, asked.days.count > 1, asked.others.isEmpty,
    !asked.isWished
  {
    return turn.say(PlateForWhom())
  }
  // Nothing is known that they would eat otherwise than the others.
  if let one = people.first(where: { !asked.isApart($0) && !hasPlates($0.name, on: asked.days, turn) }) {
    return turn.say(PlateOfWhat(person: one.name))
  }
  if let habit { keepHabits(asked, on: habit, &turn) } else { give(asked, &turn) }
}

/// Whose plate it is: who is named, the children for "the kids"; where nobody is, those of the house who eat what the others
/// need not. Nil where nobody can be meant, and that is said.
private func platePeople(_ said: Said, _ turn: inout Turn) -> [PlateAsked.Person]? {
  var people: [PlateAsked.Person] = []
  let names = said.slots.words("person")
  for name in names.isEmpty ? whoEatsApart(turn) : names {
    if case .members(let group)? = HouseGroup(name, in: turn.household) {
      people += group.map { name in
        PlateAsked.Person(name: name, avoids: turn.household.members.first { $0.name == name }?.avoids ?? [])
      }
      continue
    }
    guard let someone = avoidances(of: name, &turn) else { return nil }
    if let known = someone.name { people.append(PlateAsked.Person(name: known, avoids: someone.avoids)) }
  }
  guard !people.isEmpty else { return turn.none(saying: PlateForWhom()) }
  return people
}

/// Those of the house who eat what the others need not: who else could be meant where nobody is named.
func whoEatsApart(_ turn: Turn) -> [String] {
  turn.household.members.filter { $0.avoids.filter { $0.strength == .strict }.isEasedByAPlate }.map(\.name)
}

/// The evenings named; those with a plate where it ends; else the one spoken of, or all of the plan on the table.
private func plateDays(
  _ named: [Day], isOfPlan: Bool, of people: [PlateAsked.Person], isOver: Bool, _ turn: Turn
) -> [Day] {
  if !named.isEmpty { return named }
  if isOver {
    return turn.world.evenings.filter { note in
      note.day >= turn.world.today && people.contains { note.hasPlate(for: $0.name) }
    }.map(\.day)
  }
  if isOfPlan {
    return (turn.state.draft?.plan ?? turn.world.currentPlan?.plan)?.meals.map(\.day) ?? []
  }
  if turn.state.focus.topic == .day { return [turn.state.focus.day].compactMap { $0 } }
  // Said of a plan that is being made: of all its evenings.
  if let question = OnboardingQuestion(in: turn.state) { return question.order.days }
  return turn.state.draft?.plan.meals.map(\.day) ?? []
}

private func hasPlates(_ name: String, on days: [Day], _ turn: Turn) -> Bool {
  days.contains { turn.world.evenings.note(on: $0).hasPlate(for: name) }
}

private func give(_ asked: PlateAsked, _ turn: inout Turn) {
  let before = turn
  let planned = openDraft(turn, on: asked.days)
  for day in asked.days {
    var note = turn.world.evenings.note(on: day)
    for person in asked.people {
      var plate = asked.plate(of: person.name)
      if let known = note.plates.first(where: { Visitor.isSame($0.person, person.name) }) {
        // Asked for once more: another dish, of the kind it was.
        if plate.wants.isEmpty, plate.avoids.isEmpty {
          (plate.wants, plate.avoids) = (known.wants, known.avoids)
        }
        let standing = planned?.plan.meal(on: day)?.plate(of: person.name)?.recipe
        plate.refused = known.refused + [standing].compactMap { $0 }
      }
      note.note(plate)
    }
    keep(note, &turn)
  }
  turn.isUndoable = true
  guard let draft = planned, asked.days.contains(where: { draft.plan.meal(on: $0) != nil }) else {
    // "Plan next week with meat for us and something vegetarian for Lou."
    if asked.days.count > 2, plainWords(turn.said.said).contains("plan"), asked.othersBesideMeat.isEmpty {
      return planWeek(PlanWords(days: asked.days), &turn)
    }
    return turn.say(
      PlatesNoted(
        people: asked.people.map(\.name), days: asked.days, hasAllergy: asked.hasAllergy,
        others: asked.othersBesideMeat))
  }
  serveBesidePlates(asked, in: draft, &turn)
  let meals = turn.state.draft?.plan.meals.filter { asked.days.contains($0.day) } ?? []
  let isMissing = meals.contains { meal in
    asked.people.contains {
      meal.plate(of: $0.name) == nil && !turn.world.evenings.note(on: meal.day).isAway($0.name)
    }
  }
  // Nobody's portion goes for a plate that is not there.
  if isMissing {
    turn = before
    turn.say(
      NoPlateFound(
        people: asked.people.map(\.name), days: asked.days,
        wants: asked.wants + [asked.recipe.flatMap { turn.world.catalogue.card($0)?.title }].compactMap { $0 }
      ))
  }
}

/// The plan with plates beside the dinners of those evenings. The dinner of the others is another one where they want
/// something, or where it was chosen so that all could eat it.
func serveBesidePlates(_ asked: PlateAsked, in draft: Draft, _ turn: inout Turn) {
  var request = seated(draft.request, turn)
  let days = asked.days.filter { draft.plan.meal(on: $0) != nil }
  let open = days.filter { day in
    guard let meal = draft.plan.meal(on: day) else { return false }
    let isNew = asked.people.contains { meal.plate(of: $0.name) == nil }
    return !asked.others.isEmpty || isNew && !asked.isWished && isForAll(meal, asked, turn)
  }
  if !asked.others.isEmpty {
    request.wishes.removeAll { days.contains($0.day) }
    request.wishes += days.map { DayWish(day: $0, wants: asked.others) }
  }
  request.kept = keptMeals(draft.plan.meals, opening: Set(open), for: request)
  request.excluded += draft.plan.meals.filter { open.contains($0.day) }.map(\.recipe)
  replacePlan(
    draft, with: request, showing: .plated(asked.people.map(\.name), days, changed: []), &turn)
}

/// Whether those who get plates could eat the dinner too.
private func isForAll(_ meal: PlannedMeal, _ asked: PlateAsked, _ turn: Turn) -> Bool {
  guard let card = turn.world.catalogue.card(meal.recipe) else { return false }
  return (asked.people.flatMap(\.avoids) + asked.avoids).allSatisfy { $0.allows(card) }
}

/// They eat with the others again.
private func takePlates(
  of people: [PlateAsked.Person], on days: [Day], isHabitLifted: Bool, _ turn: inout Turn
) {
  let names = people.map(\.name)
  func isPlated(_ day: Day) -> Bool {
    names.contains { turn.world.evenings.note(on: day).hasPlate(for: $0) }
  }
  let plated = days.filter(isPlated)
  guard !plated.isEmpty || isHabitLifted else { return turn.say(NoPlateThere(people: names)) }
  for day in plated {
    var note = turn.world.evenings.note(on: day)
    note.plates.removeAll { plate in names.contains { Visitor.isSame($0, plate.person) } }
    keep(note, &turn)
  }
  turn.isUndoable = true
  turn.say(PlatesOver(people: names, days: isHabitLifted ? [] : plated))
  guard let draft = openDraft(turn, on: plated) else { return }
  let changed = draft.plan.meals.filter { !$0.plates.isEmpty && !isPlated($0.day) }.map(\.day)
  guard !changed.isEmpty else { return }
  var request = seated(draft.request, turn)
  let unfit = draft.plan.meals.filter { changed.contains($0.day) && !isAllowed($0, turn) }.map(\.day)
  request.kept = keptMeals(draft.plan.meals, opening: Set(unfit), for: request)
  replacePlan(draft, with: request, showing: .swapped([]), &turn)
}
