import Talk

/// "Put the shepherd's pie on Saturday": that dish on that evening, for as many as were said. Source: requirements
/// MP-32; issue 13, law 7.
func putDish(_ said: Said, _ turn: inout Turn) {
  guard let day = said.slots.days("day").first else {
    if case .noSuchDay(let words)? = said.slots.dayWords {
      turn.say(FactsRefused([.noSuchDay(words)]))
    } else {
      sayPlainly(said, &turn)
    }
    return
  }
  guard day >= turn.world.today else { return turn.say(PlanNotNow.dayGone) }
  if let planned = plannedToMove(said, turn) { return put(planned, on: day, &turn) }
  // "Chicken on Saturday" wants something with chicken there, and no dish by that name.
  if case .unknown(let words) = meantDish(said, turn), !words.contains(" "),
    turn.state.draft != nil || turn.world.currentPlan != nil, let want = wanted(words, turn)
  {
    _ = said.slots.number("count")
    return turn.perform(
      .swap, [SlotBinding(name: "day", value: .day(day)), SlotBinding(name: "want", value: want)])
  }
  let meant = meantDish(said, turn)
  if case .unknown(let words) = meant, asksOwnDinner(words, on: day, &turn) { return }
  guard let dish = dish(meant, &turn) else { return }
  // "Beef chili on Friday?" asks what Friday is; "can we have it on Friday?" asks for it.
  if said.text.hasSuffix("?"), !asksForIt(said.text) { return showDay(.day(day), &turn) }
  if let count = said.slots.number("count") {
    guard noteEaters(EatersWords(days: [day], count: count.rounded), &turn) else { return }
    // The dish that stands there already is cooked for as many.
    if let draft = openDraft(turn, on: [day]), draft.plan.meal(on: day)?.recipe == dish.recipe.id {
      var request = seated(draft.request, turn)
      request.kept = keptMeals(draft.plan.meals, opening: [], for: request)
      return replacePlan(draft, with: request, showing: .served([day]), &turn)
    }
    sayNoted([day], &turn)
  }
  put(dish.recipe.id, on: day, &turn)
  if let changed = turn.state.draft { warnOfMovedPast([day], in: changed, &turn) }
}

/// "Move the soup to Thursday": the one dinner still to come that the piece of a name fits; nil of every other request.
private func plannedToMove(_ said: Said, _ turn: Turn) -> RecipeID? {
  guard case .unknown(let words) = said.slots.dish,
    !Set(["move", "push", "shift"]).isDisjoint(with: plainWords(said.text)),
    let plan = turn.state.draft?.plan ?? turn.world.currentPlan?.plan
  else { return nil }
  let fitting = plan.meals.filter { meal in
    meal.day >= turn.world.today && meal.kind == .cook
      && turn.world.catalogue.card(meal.recipe)?.title.mentions(words) == true
  }
  return fitting.count == 1 ? fitting[0].recipe : nil
}

/// The word as a food, a cuisine or a way of dishes; nil for every other word.
private func wanted(_ word: String, _ turn: Turn) -> SlotValue? {
  guard let swap = turn.world.house.intent(for: .swap) else { return nil }
  let value = turn.world.reader.value(
    of: word, for: Expectation(intent: swap.name, slot: "want", entity: "want"))
  if case .item? = value { return value }
  return nil
}

private func asksForIt(_ line: String) -> Bool {
  let words = line.lowercased().split { !$0.isLetter }
  return words.contains { ["can", "could", "shall", "may", "how", "what", "would", "should"].contains($0) }
}

/// That dish on that evening: in the plan on the table or the saved one, in the plan that is still asked about, or
/// as a plan of its own. A dish that stands on another evening moves there. It may take longer than dinners do
/// otherwise: the plan says so.
func put(_ recipe: RecipeID, on day: Day, _ turn: inout Turn) {
  guard let card = turn.world.catalogue.card(recipe) else { return turn.say(PlanNotNow.notOnPlan) }
  func breaks(_ avoids: [Avoidance]) -> Bool {
    avoids.contains { $0.strength == .strict && !$0.allows(card) }
  }
  guard !breaks(turn.world.avoids(on: day, of: turn.household)) else {
    let people = namesAtTable(on: day, turn, where: breaks)
    let broken = turn.world.avoids(on: day, of: turn.household)
      .filter { $0.strength == .strict && !$0.allows(card) }
    return turn.say(
      DishNotForTable(
        title: card.title, day: day, people: people, breaks: Set(broken.map(\.phrase)).sorted(),
        isSure: broken.contains { Screen($0.what).verdict(of: card) == .contains }))
  }
  // "No milk on Saturday", told of the plan: somebody may have an allergy behind it.
  let told = openDraft(turn, on: [day])?.request.wishes.filter { $0.day == day }.flatMap(\.avoids) ?? []
  guard !breaks(told) else {
    return turn.say(
      DishAgainstEvening(title: card.title, day: day, without: told.filter { !$0.allows(card) }))
  }
  if day == turn.world.today, let offer = turn.state.offer, offer.meal(.recipe(recipe)) != nil {
    return choose(.recipe(recipe), &turn)
  }
  if keepForLater(card, on: day, &turn) { return }
  if var draft = openDraft(turn, on: [day]), let standing = draft.plan.meal(on: day) {
    if standing.recipe == recipe { return showDay(.day(day), &turn) }
    draft.request = seated(draft.request, turn)
    if let other = draft.plan.meals.first(where: { $0.recipe == recipe && $0.kind == .cook }),
      other.day >= turn.world.today
    {
      return exchangeDinners(other.day, day, in: draft, &turn)
    }
    swap([DayWish(day: day, recipe: recipe)], in: draft, &turn)
  } else if let draft = turn.state.draft {
    replacePlan(draft, with: adding(recipe, on: day, to: draft, turn), showing: .swapped([day]), &turn)
  } else {
    var order = PlanWords(days: [day])
    order.fixed = DayWish(day: day, recipe: recipe)
    // Where the household's questions come first, what was taken is said before them.
    if !turn.household.settled.contains(.avoids) { turn.say(DishAwaited(title: card.title, day: day)) }
    planWeek(order, &turn)
  }
}

/// The plan on the table with one evening more, and that dish on it; the others stay.
private func adding(_ recipe: RecipeID, on day: Day, to draft: Draft, _ turn: Turn) -> PlanRequest {
  var request = draft.request
  request.days = (request.days + [day]).sorted()
  request = seated(request, turn)
  request.wishes.append(DayWish(day: day, recipe: recipe))
  request.asks = request.asks.exempting([day], of: request.days)
  request.kept = keptMeals(draft.plan.meals, opening: [], for: request)
  return request
}

/// Keeps the dish for the plan that the household's questions still wait for; false where none waits.
private func keepForLater(_ card: RecipeCard, on day: Day, _ turn: inout Turn) -> Bool {
  guard case .onboarding(let asking, var order) = turn.state.planning else { return false }
  if let own = order.wishes.firstIndex(where: { $0.day == day }) {
    (order.wishes[own].recipe, order.wishes[own].wants) = (card.id, [])
  } else {
    order.wishes.append(DayWish(day: day, recipe: card.id))
  }
  if !order.days.contains(day) { order.days = (order.days + [day]).sorted() }
  turn.state.planning = .onboarding(asking: asking, order)
  turn.state.unfilled = order
  turn.say(DishAwaited(title: card.title, day: day))
  return true
}

/// Those at that evening's table, by name, of whose avoidances that holds.
private func namesAtTable(on day: Day, _ turn: Turn, where holds: ([Avoidance]) -> Bool) -> [String] {
  let note = turn.world.evenings.note(on: day)
  let members = turn.household.members.filter { member in
    !note.absent.contains { Visitor.key($0) == Visitor.key(member.name) }
  }
  return members.filter { holds($0.avoids) }.map(\.name)
    + note.visitors.filter { holds($0.avoids) }.map(\.name)
}

/// The dish a line means: where a piece of a name fits several, the one of which the line has the most words. "Mac and
/// cheese" is the mac and cheese, whatever else has cheese.
private func meantDish(_ said: Said, _ turn: Turn) -> DishReference {
  // "Put it on Thursday": the evening is where the dish goes, and not the dish.
  if case .day = said.slots.dish { return .focus }
  guard case .unknown(let words) = said.slots.dish else { return said.slots.dish }
  if words.split(separator: " ").count < 2, let whole = dishOfWords(said, turn) { return whole }
  var line = said.text.lowercased()
  for behind in ["instead of", "rather than"] {
    if let found = line.firstRange(of: behind) { line = String(line[..<found.lowerBound]) }
  }
  let told = Set(line.split { !$0.isLetter }.map(String.init).filter { $0.count > 2 && $0 != "and" })
  let scored = turn.world.catalogue.cards.filter { $0.title.mentions(words) }.map { card in
    (card.id, told.count { card.title.mentions($0) })
  }
  guard let best = scored.map(\.1).max(), best > 1 else { return .unknown(words) }
  let nearest = scored.filter { $0.1 == best }
  return nearest.count == 1 ? .recipe(nearest[0].0) : .unknown(words)
}

/// "Mac and cheese sunday": the dish whose title has two foods of the line joined by "and"; nil where none, or
/// several, has.
private func dishOfWords(_ said: Said, _ turn: Turn) -> DishReference? {
  let words = Utterance(said.text).tokens.filter { $0.kind == .word }.map(\.text)
  for at in words.indices.dropFirst().dropLast() where words[at] == "and" {
    let name = words[at - 1...at + 1].joined(separator: " ")
    let named = turn.world.catalogue.cards.filter { $0.title.lowercased().contains(name) }
    if named.count == 1 { return .recipe(named[0].id) }
  }
  return nil
}

/// A wish that no dish of the book meets, whatever the other limits; nil where some dish does. Named dishes are never
/// replaced by a piece of their name. Source: issue 13, law 7.
func dishNobodyHas(_ error: PlanningError, _ turn: Turn) -> UnknownDish? {
  guard case .insufficientRecipes(_, let fighting) = error else { return nil }
  let catalogue = turn.world.catalogue
  let unknown = fighting.lazy.compactMap { limit -> String? in
    guard case .wish(let want) = limit, catalogue.card(RecipeID(want)) == nil,
      !catalogue.cards.contains(where: { isWanted(want, in: $0) })
    else { return nil }
    return want
  }.first
  guard let unknown else { return nil }
  let dinners = catalogue.cards.filter(\.isDinner)
  return UnknownDish(want: unknown, near: titles(nearest: unknown, in: dinners))
}
