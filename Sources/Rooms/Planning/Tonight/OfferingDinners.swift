import Talk

/// "What's for dinner tonight."
func tonight(_ said: Said, _ turn: inout Turn) {
  var words = TonightWords(said)
  words.wants = withoutPeople(words.wants, turn)
  var named: [PassingDiet] = []
  for person in said.slots.words("person") where !isToldOf(person, said.facts) {
    // Of whom nothing is noted is told; what is offered goes by the others then.
    guard let someone = avoidances(of: person, &turn) else { continue }
    for avoidance in someone.avoids where !turn.household.avoids.contains(avoidance) {
      words.avoids.append(avoidance.what)
      guard let name = someone.name, turn.household.member(called: name) == nil else { continue }
      named.append(PassingDiet(name: name, avoidance: avoidance))
    }
  }
  // What stands on the table for tonight is the answer, though it is not saved yet.
  if words.isPlain, named.isEmpty, turn.state.draft?.plan.meal(on: turn.world.today) != nil {
    return showDay(.day(turn.world.today), &turn)
  }
  offerTonight(words, &turn)
  if !named.isEmpty { turn.say(HeededOnce(diets: named)) }
  if !words.asks.isEmpty, !words.unweighed.isEmpty { turn.say(WishesNotWeighed(words: words.unweighed)) }
  sayWhatOnlyTonightHeeds(turn.bySpeaker(said.facts), &turn)
}

/// Whether the line itself tells what that person avoids: "dinner tonight without eggs for Yaw".
func isToldOf(_ person: String, _ facts: [HouseholdFact]) -> Bool {
  facts.contains { fact in
    switch fact {
    case .avoids(let who?, _), .unknownFood(let who?, _): Visitor.key(who) == Visitor.key(person)
    default: false
    }
  }
}

/// What somebody avoids limits this dinner; it is not kept, and that is said. A food nobody knows limits nothing.
private func sayWhatOnlyTonightHeeds(_ facts: [HouseholdFact], _ turn: inout Turn) {
  var unknown: [FactProblem] = []
  var passing: [PassingDiet] = []
  for fact in facts {
    switch fact {
    case .unknownFood(_, let word): unknown.append(.unknownFood(word))
    case .visitorAvoids(_, _, let avoidance, isKnown: false):
      unknown.append(.unknownFood(avoidance.what.word))
    case .avoids(let who?, let avoidance):
      guard case .named(let name) = PersonWords(who) else { continue }
      let known = turn.household.member(called: name).map { turn.household.members[$0] }
      if known?.avoids.contains(where: { $0.what == avoidance.what }) == true { continue }
      passing.append(PassingDiet(name: name, avoidance: avoidance))
    default: continue
    }
  }
  if !unknown.isEmpty { turn.say(FactsRefused(unknown)) }
  if !passing.isEmpty { turn.say(HeededOnce(diets: passing)) }
}

/// The plan first, then two others; never a question first. Source: 004 story 2; requirements DC-07, MP-12.
func offerTonight(_ words: TonightWords, _ turn: inout Turn) {
  let household = turn.household
  let day = words.day ?? turn.world.today
  let asksPlainly =
    words.wants.isEmpty && words.asks.isEmpty && words.minutes == nil && words.eaters == nil
    && words.avoids.isEmpty
  if asksPlainly, turn.world.isOut(day) { return sayNoted([day], &turn) }
  var avoids = turn.world.avoids(on: day, of: household)
  // What is asked for by name goes before what the weekday is always about.
  if words.wants.isEmpty { avoids += turn.world.weekdayDiets(on: day).filter { !avoids.contains($0) } }
  for avoided in words.avoids
  where !avoids.contains(where: { $0.what == avoided && $0.strength == .strict }) {
    avoids.append(Avoidance(avoided))
  }
  // What simmers all day by itself is not measured by the minutes at the stove.
  let isUnattended = words.asks.contains(where: PlanRequest.cooksAlone)
  let limit = isUnattended ? PlanRequest.unattended : household.minutes(on: day)
  let request = SingleMealRequest(
    day: day,
    eaters: min(20, max(1, words.eaters ?? turn.world.evenings.eaters(on: day, usually: household.eaters))),
    avoids: avoids,
    maxMinutes: words.minutes ?? (isUnattended ? limit : min(30, limit)), wants: words.wants,
    cuisines: household.cuisines,
    excluded: [], attempt: 0, count: 3,
    asks: words.asks.over(turn.world.standingLimits(on: day)))
  offer(
    request, isNewKitchen: turn.world.household == nil,
    planned: words.wants.isEmpty && words.asks.isEmpty && words.minutes == nil, replaces: nil,
    longest: words.minutes == nil ? limit : nil, &turn)
}

/// "Something else": the next dishes, none of those already offered; a plan is made anew.
func offerMore(_ turn: inout Turn) {
  let state = turn.state
  if case .awaitingApproval(let draft) = state.planning {
    if state.focus.topic == .day, let day = state.focus.day, draft.plan.meal(on: day) != nil {
      swap([DayWish(day: day)], in: draft, &turn)
      return
    }
    if state.focus.topic == .plan || state.offer == nil {
      reject(.userRejected, &turn)
      return
    }
  }
  guard let last = state.offer else {
    if state.draft != nil { reject(.userRejected, &turn) } else { offerTonight(.plain, &turn) }
    return
  }
  var request = last.request
  request.excluded += last.meals.map(\.recipe)
  request.attempt += 1
  offer(request, isNewKitchen: false, planned: false, replaces: last.replaces, &turn)
}

/// The dishes on offer anew, without something.
func offerWithout(_ avoided: [Avoided], _ turn: inout Turn) {
  guard let last = turn.state.offer else { return }
  var request = last.request
  request.avoids += avoided.map { Avoidance($0) }.filter { !request.avoids.contains($0) }
  turn.say(LimitIsOfOffer(avoided: avoided))
  offer(request, isNewKitchen: false, planned: false, replaces: last.replaces, &turn)
}

/// Puts numbered dishes on offer. With `planned` the dinner that stands in the saved plan comes first; with
/// `replaces` one of them would take the place of that evening's dinner. Where nothing fits and nobody named a time, dishes
/// may take the `longest` the household has.
func offer(
  _ request: SingleMealRequest, isNewKitchen: Bool, planned: Bool, replaces: Day?, longest: Int? = nil,
  _ turn: inout Turn
) {
  let world = turn.world
  if world.failing.contains(.catalogue) {
    turn.say(PlanFailed(.unavailable(.catalogue), .idle))
    return
  }
  var request = request
  let standing = planned ? standingMeal(on: request.day, world) : nil
  let fromPlan = standing.flatMap { isAllowed($0, turn) ? $0 : nil }
  if let fromPlan {
    request.count = 2
    request.excluded.append(fromPlan.recipe)
  }
  let stock = replaces.map { larder(around: $0, turn) } ?? world.larder()
  var found = generateSingleMeal(request, from: stock)
  if found.isEmpty, fromPlan == nil, !request.wants.isEmpty {
    found = nearestMeals(&request, longest: longest, from: stock, &turn)
  }
  if found.isEmpty, fromPlan == nil, request.excluded.isEmpty, let nearest = loosened(request, from: stock) {
    turn.say(NearestOffered(asked: request, by: nearest.by))
    (request, found) = (nearest.request, nearest.meals)
  }
  let meals = [fromPlan].compactMap { $0 } + found
  guard !meals.isEmpty else {
    turn.say(NothingFits(request))
    return
  }
  request.count = 3
  if planned {
    remindOfThawing(&turn)
    if request.day == world.today { tellTonightsChoice(&turn) }
  }
  var others = request
  others.excluded += meals.map(\.recipe)
  let offer = Offer(
    meals: meals, request: request, isPlanned: fromPlan != nil, replaces: replaces,
    hasMore: hasSingleMeal(others, from: stock))
  turn.state.offer = offer
  turn.say(
    OfferShown(offer, isNewKitchen: isNewKitchen, leftOut: world.leftOut(for: turn.household)),
    focus: Focus(.offer))
  if let fromPlan { tellLeftoversNoted(for: fromPlan, &turn) }
  tellWhatIsPast(meals, &turn)
}

/// What the dishes take and is at home only past its date: never counted as there, and said.
private func tellWhatIsPast(_ meals: [PlannedMeal], _ turn: inout Turn) {
  let world = turn.world
  let taken = Set(meals.flatMap { world.catalogue.card($0.recipe)?.ingredients ?? [] })
  let lots = Dictionary(
    grouping: world.pantry.filter { $0.ingredient.map(taken.contains) == true }, by: \.name)
  let past = lots.filter { $0.value.allSatisfy { $0.isExpired(on: world.today) } }.keys.sorted()
  if !past.isEmpty { turn.say(PastAtHome(foods: past)) }
}
