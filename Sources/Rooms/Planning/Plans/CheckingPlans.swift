import Talk

/// "Is anything this week with shellfish", "can Emma eat everything on the plan", "is it all right for everybody":
/// the plan on the table, else the saved one from today on. Source: requirements MP-08.
func checkPlan(_ said: Said, _ turn: inout Turn) {
  for value in said.slots.values("avoid") where value.avoided == nil {
    return turn.say(UnknownFood(value.name ?? said.text))
  }
  var avoids = said.slots.avoided().map { Avoidance($0) }
  var person: String?
  if let name = said.slots.word("person") {
    guard let someone = avoidances(of: name, &turn) else { return }
    person = someone.name
    avoids += someone.avoids
  }
  let infants = said.slots.word("person").map { [turn.household.infant($0)].compactMap(\.self) }
  let isForAll = avoids.isEmpty && person == nil && infants?.isEmpty ?? true
  // "Is there zorp in any of it": what nobody can read is never vouched for.
  if isForAll, said.recognition.layer == .model, said.recognition.slots.isEmpty { return }
  var days = said.slots.days("days")
  if days.isEmpty, let person, !turn.household.members.contains(where: { $0.name == person }) {
    // A guest eats what there is on the evenings they come.
    days = turn.world.evenings.visits(of: person).map(\.day)
  }
  guard let plan = turn.state.draft?.plan ?? turn.world.currentPlan?.plan else {
    return turn.say(NoPlan(.plan))
  }
  let meals = plan.meals.filter { meal in
    meal.day >= turn.world.today && (days.isEmpty || days.contains(meal.day))
  }
  let checked = meals.compactMap { dinner in
    // Who has a plate of their own eats of that.
    let meal = person.flatMap { dinner.plate(of: $0) }?.meal(on: dinner.day) ?? dinner
    return turn.world.catalogue.card(meal.recipe).map { card in
      let own =
        isForAll ? turn.world.avoids(on: meal.day, of: turn.household, beside: meal) : avoids
      let worst =
        (own.map { knownVerdict(of: card, for: $0) } + (isForAll ? plateVerdicts(meal, turn) : [])).max()
        ?? .free
      return CheckedDinner(
        day: meal.day, title: card.title, verdict: worst, hazards: InfantHazards(card.contains))
    }
  }
  guard !checked.isEmpty else { return turn.say(NoPlan(.plan)) }
  if let infant = infants?.first {
    return turn.say(InfantDinners(names: [infant], dinners: checked), focus: focusOnPlan(turn))
  }
  let question: PlanChecked.Question =
    isForAll ? .everybody : person.map { .person($0) } ?? .things(avoids.map(\.what))
  turn.say(PlanChecked(question: question, dinners: checked), focus: focusOnPlan(turn))
  if isForAll, !turn.household.infants.isEmpty {
    turn.say(InfantDinners(names: turn.household.infants, dinners: checked, isBeside: true))
  }
}

/// What is known of the plates beside a dinner for those who get them.
private func plateVerdicts(_ meal: PlannedMeal, _ turn: Turn) -> [Verdict] {
  meal.plates.flatMap { plate -> [Verdict] in
    guard let card = turn.world.catalogue.card(plate.recipe) else { return [.unknown] }
    let own = turn.household.members.filter { Visitor.isSame($0.name, plate.person) }.flatMap(\.avoids)
    let guests = turn.world.evenings.note(on: meal.day).visitors
      .filter { Visitor.isSame($0.name, plate.person) }.flatMap(\.avoids)
    return (turn.household.avoids + own + guests).map { knownVerdict(of: card, for: $0) }
  }
}

/// Salt is a basic that recipes take as given, so no dish is free of it.
private func knownVerdict(of card: RecipeCard, for avoidance: Avoidance) -> Verdict {
  avoidance.what == .food("salt") ? .unknown : Screen(avoidance.what).verdict(of: card)
}
