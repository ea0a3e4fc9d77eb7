import Talk

/// "What else could it be on Friday?": other dishes for an evening, numbered; nothing changes before one is
/// chosen.
func showAlternatives(_ said: Said, _ turn: inout Turn) {
  let words = said.slots.dayWords
  var wished = TonightWords.plain
  wished.takeWishes(said)
  let wanted = said.slots.words("want") + wished.wants
  if case .noSuchDay(let words)? = words {
    turn.say(FactsRefused([.noSuchDay(words)]))
    return
  }
  var asked: Day?
  if case .day(let day)? = words { asked = day }
  if asked == nil, turn.state.focus.topic == .day { asked = turn.state.focus.day }
  guard let draft = openDraft(turn, on: asked.map { [$0] } ?? []),
    let day = asked ?? turn.state.offer?.replaces
  else {
    if turn.state.draft != nil {
      turn.say(AskDay.which)
    } else if let asked, asked > turn.world.today, !said.wishes.isEmpty {
      wished.day = asked
      offerTonight(wished, &turn)
    } else if let asked, asked != turn.world.today, asked != turn.state.offer?.request.day {
      // Nothing is planned there that something else could take the place of.
      showDay(.day(asked), &turn)
    } else {
      offerMore(&turn)
    }
    return
  }
  guard let meal = draft.plan.meal(on: day) else {
    turn.say(NothingOn(day, planned: draft.plan.meals.map(\.day)))
    return
  }
  let household = turn.household
  let diets =
    wanted.compactMap { Diet(rawValue: $0) }.map { Avoidance(.diet($0)) }
    + wished.avoids.map { Avoidance($0) }
    + (wanted.isEmpty ? turn.world.weekdayDiets(on: day) : [])
  let request = SingleMealRequest(
    day: day, eaters: meal.eaters, avoids: turn.world.avoids(on: day, of: household) + diets,
    maxMinutes: wished.minutes
      ?? (wished.asks.contains(where: PlanRequest.cooksAlone)
        ? PlanRequest.unattended : household.minutes(on: day)),
    wants: wanted.filter { Diet(rawValue: $0) == nil }, cuisines: household.cuisines,
    excluded: draft.plan.meals.map(\.recipe), count: 3,
    asks: wished.asks.over(turn.world.standingLimits(on: day)))
  offer(request, isNewKitchen: false, planned: false, replaces: day, &turn)
}

/// The larder while a plan is on the table: its other evenings count as eaten around that one.
func larder(around day: Day, _ turn: Turn) -> Larder {
  guard let draft = openDraft(turn, on: [day]) else { return turn.world.larder() }
  var larder = turn.world.larder(replacing: draft.plan.meals.map(\.day))
  larder.recent = (larder.recent + draft.plan.meals.filter { $0.day != day })
    .sorted { ($0.day, $0.recipe) < ($1.day, $1.recipe) }
  return larder
}
