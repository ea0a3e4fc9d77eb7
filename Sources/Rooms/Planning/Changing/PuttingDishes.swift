import Talk

/// "Put the shepherd's pie on Saturday": that dish on that evening, in the plan on the table or the saved one, or as a
/// plan of its own. A dish that stands on another evening moves there. It may take longer than dinners do otherwise:
/// then that is said. Source: requirements MP-32; issue law "Named dishes are those dishes".
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
  guard let dish = dish(meantDish(said, turn), &turn) else { return }
  let id = dish.recipe.id
  if let count = said.slots.number("count") {
    setEaters(EatersWords(days: [day], count: count.rounded), &turn)
  }
  if day == turn.world.today, let offer = turn.state.offer, offer.meal(.recipe(id)) != nil {
    return choose(.recipe(id), &turn)
  }
  guard let draft = openDraft(turn, on: [day]), let standing = draft.plan.meal(on: day) else {
    var order = PlanWords(days: [day])
    order.fixed = DayWish(day: day, recipe: id)
    return planWeek(order, &turn)
  }
  if standing.recipe == id { return showDay(.day(day), &turn) }
  if let other = draft.plan.meals.first(where: { $0.recipe == id && $0.kind == .cook }), other.day != day,
    other.day >= turn.world.today
  {
    return exchangeDinners(other.day, day, in: draft, &turn)
  }
  swap([DayWish(day: day, recipe: id)], in: draft, &turn)
  let (minutes, limit) = (dish.card.minutes, usualMinutes(on: day, turn.household))
  if turn.state.draft?.plan.meal(on: day)?.recipe == id, minutes > limit {
    turn.say(LongerThanUsual(title: dish.recipe.title, minutes: minutes, limit: limit))
  }
}

/// The minutes a dinner of that evening may take when nobody asks for more.
private func usualMinutes(on day: Day, _ household: Household) -> Int {
  day.weekday.isWeekend ? household.weekendMinutes : household.weekdayMinutes
}

/// A wish that no dish of the book meets, whatever the other limits; nil where some dish does. Named dishes are never
/// replaced by a piece of their name, so that is said, with what comes near.
func dishNobodyHas(_ error: PlanningError, _ turn: Turn) -> NoDishLikeThat? {
  guard case .insufficientRecipes(_, let fighting) = error else { return nil }
  let cards = turn.world.catalogue.cards
  let unknown = fighting.lazy.compactMap { limit -> String? in
    guard case .wish(let want) = limit, turn.world.catalogue.card(RecipeID(want)) == nil,
      !cards.contains(where: { isWanted(want, in: $0) })
    else { return nil }
    return want
  }.first
  guard let unknown else { return nil }
  let last = unknown.split { $0 == " " || $0 == "-" }.last.map(String.init) ?? unknown
  let near = cards.filter {
    $0.title.mentions(last) && turn.world.catalogue.recipe($0.id)?.course == "dinner"
  }.map(\.title).prefix(3)
  return NoDishLikeThat(want: unknown, near: Array(near))
}

/// The dish a line means: where a piece of a name fits several, the one of which the line has the most words. "Mac and
/// cheese" is the mac and cheese, whatever else has cheese.
private func meantDish(_ said: Said, _ turn: Turn) -> DishReference {
  guard case .unknown(let words) = said.slots.dish else { return said.slots.dish }
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
