import Talk

/// Which evenings are to have another dinner, and what is wanted instead.
struct SwapWords {
  var days: [Day]
  /// The dish that is not wanted, in place of its day; the one in focus for "it".
  var dish: DishReference?
  /// Words given as days that name none.
  var noSuchDays: [String]
  var wants: [String]
  /// What will do as well where nothing is found with what is wanted: the chicken of "pork or chicken".
  var alternative: String?
  var avoids: [Avoided]
  var minutes: Int?
  var cheaper: Bool
  /// What the dinner is wished to be beside that.
  var asks: [Wish] = []

  /// As a request said it. A diet that is wanted ("make it vegetarian") is a limit, not a taste.
  init(_ said: Said) {
    let all = said.all
    days = []
    for day in all.days("day") + all.days("days") where !days.contains(day) { days.append(day) }
    dish = said.slots.has("recipe") || said.slots.has("it") ? said.slots.dish : nil
    noSuchDays = all.noSuchDays
    let wanted = all.words("want") + all.words("cuisine")
    wants = wanted.filter { Diet(rawValue: $0) == nil }
    avoids = wanted.compactMap { Diet(rawValue: $0) }.map { .diet($0) } + all.avoided()
    minutes = all.minutes("minutes")
    cheaper = all.word("because") == "budget"
    var wished = TonightWords.plain
    wished.takeWishes(said)
    wants += wished.wants.filter { !wants.contains($0) }
    avoids += wished.avoids
    minutes = wished.minutes ?? minutes
    // "Take something cheaper": no dish is called so.
    if wants.contains(where: Self.cheap.contains) {
      wants.removeAll(where: Self.cheap.contains)
      cheaper = true
    }
    asks = wished.asks
    if wants.count == 2, said.text.lowercased().contains("\(wants[0].lowercased()) or ") {
      alternative = wants.removeLast()
    }
  }

  private static let cheap: Set<String> = ["cheap", "cheaper", "less expensive", "inexpensive"]

  /// A wish that found its evening.
  init(_ wish: DayWish) {
    days = [wish.day]
    dish = nil
    noSuchDays = []
    wants = wish.wants
    avoids = wish.avoids.map(\.what)
    minutes = wish.maxMinutes
    cheaper = wish.cheaperThan != nil
  }
}

extension SwapWords {
  /// Whether it says what the dinner should be.
  var isWishing: Bool { !wants.isEmpty || !asks.isEmpty || minutes != nil || !avoids.isEmpty }

  /// All of it as wishes of those evenings.
  var allAsks: [Wish] {
    let day = DayWish(
      day: days.first ?? Day(number: 0), wants: wants, maxMinutes: minutes,
      avoids: avoids.map { Avoidance($0) })
    return (day.wishes + asks).map { wish in
      var wish = wish
      wish.days = []
      return wish
    }
  }
}

/// "… because Gaz is on his own": who lives here is nothing to eat.
func withoutPeople(_ wants: [String], _ turn: Turn) -> [String] {
  wants.filter { want in
    turn.household.member(called: want) == nil
      && !(want.hasSuffix("s") && turn.household.member(called: String(want.dropLast())) != nil)
  }
}

/// The same as a request said it: for whom it has to suit, what they can't have is heeded beside what was said. Of whom
/// nothing is noted is told.
func swap(_ said: Said, _ turn: inout Turn) {
  keepToldLimits(said, &turn)
  var words = SwapWords(said)
  for person in said.slots.words("person") where !isToldOf(person, said.facts) {
    guard let someone = avoidances(of: person, &turn) else { continue }
    let more = someone.avoids.filter {
      !turn.household.avoids.contains($0) && !words.avoids.contains($0.what)
    }
    words.avoids += more.map(\.what)
  }
  swap(words, &turn)
}

/// "Swap Saturday, and Tom can't have nuts": what somebody must not have holds for good, and not for that evening alone. Source:
/// issue 13, law 2.
private func keepToldLimits(_ said: Said, _ turn: inout Turn) {
  let words = Set(plainWords(said.text))
  guard
    !words.isDisjoint(with: ["cant", "can't", "cannot", "allergic", "allergy", "mustnt", "never", "must"])
  else { return }
  let told = turn.bySpeaker(said.facts).filter { fact in
    switch fact {
    case .avoids(let who?, _), .unknownFood(let who?, _): PersonWords(who) != .everybody
    default: false
    }
  }
  guard !told.isEmpty else { return }
  let hearing = hearing(of: told, turn)
  guard hearing.household != turn.household else { return }
  turn.keep(settledByMention(told, in: hearing.household))
  turn.say(Heard(turn.household, told: told, factoriesNote: hearing.factoriesNote))
}

/// One or more evenings exchanged, in the plan on the table or in the saved one.
func swap(_ said: SwapWords, _ turn: inout Turn) {
  var words = said
  words.wants = withoutPeople(words.wants, turn)
  if let missing = words.noSuchDays.first {
    turn.say(FactsRefused([.noSuchDay(missing)]))
    return
  }
  guard let draft = turn.state.draft ?? reopenedPlan(turn, on: words.days) else {
    if case .idle = turn.state.planning, words.days.count > 1, words.isWishing {
      var plan = PlanWords(days: words.days)
      plan.asks = words.allAsks
      return planWeek(plan, &turn)
    }
    if case .idle = turn.state.planning, words.days.count == 1, words.isWishing {
      // "Something with fish on Friday" needs no plan to be answered.
      var wish = TonightWords.plain
      wish.day = words.days.first
      wish.minutes = words.minutes
      wish.wants = words.wants
      wish.avoids = words.avoids
      wish.asks = words.asks
      offerTonight(wish, &turn)
    } else {
      turn.say(PlanNotNow.nothingToChange)
    }
    return
  }
  var days = words.days
  if days.isEmpty, let dish = words.dish {
    days = evening(of: dish, in: draft, turn.state.focus).map { [$0] } ?? []
    if days.isEmpty, dish != .focus {
      turn.say(PlanNotNow.notOnPlan)
      return
    }
  }
  guard !days.isEmpty else {
    SwapDayQuestion(wish(words, on: turn.world.today, in: draft)).ask(&turn)
    return
  }
  if let missing = days.first(where: { draft.plan.meal(on: $0) == nil }) {
    turn.say(NothingOn(missing, planned: draft.plan.meals.map(\.day)))
    return
  }
  swap(
    days.map { wish(words, on: $0, in: draft) }, in: draft, asks: words.asks, alternative: words.alternative,
    &turn)
}

/// Other dinners for these evenings; the others stay, but for a dish that somebody has come to avoid.
func swap(
  _ wishes: [DayWish], in draft: Draft, asks: [Wish] = [], alternative: String? = nil, _ turn: inout Turn
) {
  var request = swapping(wishes, in: draft, asks: asks)
  // What somebody only dislikes stays where nobody asked for another dinner.
  request.kept = request.kept.filter { isSafe($0, turn) }
  guard var run = proposePlan(request, &turn) else { return }
  if let longer = takingLonger(request, after: run) {
    settleDown(&turn)
    guard let again = proposePlan(longer, &turn) else { return }
    run = again
  }
  // "Pork or chicken": the other one, where there is nothing with the first.
  if let alternative, run.effects.contains(where: { if case .showFailure = $0 { true } else { false } }) {
    let others = wishes.map { wish in
      var other = wish
      other.wants = [alternative]
      return other
    }
    settleDown(&turn)
    return swap(others, in: draft, asks: asks, &turn)
  }
  let days = wishes.map(\.day)
  let avoided: [Avoided] = wishes.flatMap(\.avoids).map(\.what).reduce(into: []) { all, one in
    if !all.contains(one) { all.append(one) }
  }
  let others = otherDinners(than: draft, turn)
  showPlanning(
    run,
    avoided.isEmpty
      ? .swapped(days).with(changed: others)
      : .without(avoided, on: days, changed: days + others.filter { !days.contains($0) }),
    &turn)
}

/// The request with time for what is wished on the one evening where only the usual minutes stand against it; the plan says
/// how long it takes. Nil where something else does too, and where the evening's minutes were said.
private func takingLonger(_ request: PlanRequest, after run: PlanningRun) -> PlanRequest? {
  for effect in run.effects {
    guard case .showFailure(.insufficientRecipes(let day, let fighting), _) = effect,
      fighting.contains(where: { if case .minutes = $0 { true } else { false } }),
      let index = request.wishes.firstIndex(where: {
        $0.day == day && !$0.wants.isEmpty && $0.maxMinutes == nil
      })
    else { continue }
    var longer = request
    longer.wishes[index].maxMinutes = mostMinutes
    return longer
  }
  return nil
}

/// As long as a dinner on a weekend may take.
let mostMinutes = 90

/// The evening of the plan a dish stands on; of what is in focus for "it".
private func evening(of dish: DishReference, in draft: Draft, _ focus: Focus) -> Day? {
  let cooked = draft.plan.meals.filter { $0.kind == .cook }
  switch dish {
  case .recipe(let id): return cooked.first { $0.recipe == id }?.day
  case .unknown(let words), .choice(.words(let words)):
    let found = cooked.filter { $0.title.mentions(words) }
    return found.count == 1 ? found.first?.day : nil
  case .day(let day): return day
  case .focus: return focus.topic == .day ? focus.day : cooked.first { $0.recipe == focus.recipe }?.day
  case .choice: return nil
  }
}

private func wish(_ words: SwapWords, on day: Day, in draft: Draft) -> DayWish {
  let serving = draft.plan.meal(on: day).map { Money(cents: $0.used.cents / max(1, $0.servings)) }
  return DayWish(
    day: day, wants: words.wants, maxMinutes: words.minutes, avoids: words.avoids.map { Avoidance($0) },
    cheaperThan: words.cheaper ? serving : nil)
}
