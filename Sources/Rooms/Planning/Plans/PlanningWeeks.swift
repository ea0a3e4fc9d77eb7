import Talk

/// Which evenings are to be planned, as it was said.
struct PlanWords {
  /// In order, each once; none named is the week.
  var days: [Day]
  var without: [Day]
  /// "3 dinners".
  var count: Int?
  /// Words given as days that name none.
  var noSuchDays: [String]
  var facts: [HouseholdFact]
  /// What is wanted of single evenings.
  var wishes: PlannedWishes
  /// What the dinners, or the plan, are wished to be beside that.
  var asks: [Wish]
  /// Words that nobody can weigh.
  var unweighed: [String]
  /// A dish named for its evening.
  var fixed: DayWish?
  /// "A new plan", where one stands already.
  var asksAnew = false
  /// "Plan Friday too".
  var isMore = false
  /// "The coming week", which is the next one where this one is planned.
  var isComing = false

  /// "The week" or "this week", and no days or number of dinners.
  func meansAnyWeek(from now: CivilTime) -> Bool {
    count == nil && without.isEmpty && (days.isEmpty || days == weekDays(from: now))
  }
  /// Whether the plan is to be another one than any plan of those evenings.
  var asksMore: Bool {
    !facts.isEmpty || !asks.isEmpty || !unweighed.isEmpty || fixed != nil || asksAnew
      || !wishes.places.isEmpty
  }

  /// Those evenings, and nothing else said.
  init(days: [Day]) {
    self.days = days
    (without, noSuchDays, facts, asks, unweighed) = ([], [], [], [], [])
    wishes = PlannedWishes(Recognition(said: ""))
  }

  /// The days of the sentence and of the phrases around it.
  init(_ said: Said) {
    let wishes = PlannedWishes(said.recognition)
    func isOfWish(_ slot: SlotBinding) -> Bool {
      !slot.range.isEmpty && wishes.places.contains { $0.overlaps(slot.range) }
    }
    let phrases = Slots(
      said.recognition.details.filter { $0.kind == "days" }.flatMap(\.slots).filter { !isOfWish($0) })
    // The days stand there twice; the sentence's own count as looked at.
    for slot in ["days", "day", "without"] { _ = said.slots.days(slot) }
    let both = [Slots(said.slots.bindings.filter { !isOfWish($0) }), phrases]
    self.wishes = wishes
    days = Set(both.flatMap { $0.days("days") + $0.days("day") }).sorted()
    without = both.flatMap { $0.days("without") }
    let weeks = said.slots.number("weeks").map { $0 * 7 }
    count = (weeks ?? said.slots.number("count") ?? phrases.number("count")).map { min(28, $0.rounded) }
    noSuchDays = both.flatMap(\.noSuchDays)
    // "Make it vegetarian" holds for the plan it is said of.
    facts =
      said.facts
      + said.slots.words("diet").compactMap { Diet(rawValue: $0) }.map {
        .avoids(person: nil, Avoidance(.diet($0)))
      }
    asks = said.wishes
    let spoken = said.text.lowercased().split { !$0.isLetter }.map(String.init)
    asksAnew = spoken.contains { ["new", "another", "fresh", "different"].contains($0) }
    isComing = zip(spoken, spoken.dropFirst()).contains {
      ["coming", "upcoming"].contains($0) && $1 == "week"
    }
    isMore =
      spoken.contains { ["also", "too", "add", "include", "additionally", "extend"].contains($0) }
      || zip(spoken, spoken.dropFirst()).contains { $0 == "as" && $1 == "well" }
    unweighed = said.unweighed
    // Answers in the sentence itself are among the facts.
    for slot in ["size", "avoid", "budget", "cuisine"] { _ = said.slots.value(slot) }
  }
}

/// "Plan dinners for this week": days, facts, and the questions still open.
func planWeek(_ words: PlanWords, _ turn: inout Turn) {
  if let missing = words.noSuchDays.first {
    turn.say(
      FactsRefused([.noSuchDay(missing)], instead: planLine(for: firstFreeEvening(turn), turn.world.today)))
    return
  }
  if addDays(words, &turn) { return }
  let (facts, only, eaters, own) = ofThisPlan(words.facts, turn.household)
  let hearing = hearing(of: facts, turn)
  let blocking = hearing.problems.filter(\.needsNewAnswer)
  guard blocking.isEmpty else { return turn.say(FactsRefused(blocking)) }
  keepEvenings(hearing, &turn)
  sayWeeklyBudgets(words.facts, &turn)
  let said = wantedDays(words, turn)
  let wanted = daysAWeekOn(said, words, turn) ?? said
  var open = wanted.filter { turn.world.plannedMeal(on: $0) == nil }
  if words.meansAnyWeek(from: turn.world.context.now), open.count * 2 < wanted.count,
    !words.asksAnew || !open.isEmpty
  {
    guard words.asksMore else { return showPlanned(wanted.filter { !open.contains($0) }, &turn) }
    open = wanted.filter { !open.contains($0) }
  }
  if let eaters { seat(eaters, on: open, &turn) }
  if !facts.isEmpty { turn.keep(settledByMention(facts, in: hearing.household)) }
  guard !open.isEmpty else {
    if hearing.factoriesNote { turn.say(Heard(turn.household, factoriesNote: true)) }
    if words.asksAnew, turn.state.draft == nil, turn.world.currentPlan != nil {
      return reject(.userRejected, &turn)
    }
    turn.say(AlreadyPlanned(wanted), focus: focusOnPlan(turn))
    return
  }
  if case .awaitingApproval(let old) = turn.state.planning,
    !old.plan.meals.contains(where: { open.contains($0.day) })
  {
    putAside(old, &turn)
  }
  turn.state.offer = nil
  var (wishes, unused) = words.wishes.placed(on: open)
  unused += words.wishes.open
  if !unused.isEmpty { turn.say(WishesNotUsed(words: unused)) }
  wishes += words.fixed.map { [$0] } ?? []
  for day in open where !only.isEmpty {
    let own = wishes.firstIndex { $0.day == day }
    if let own {
      wishes[own].avoids += only.map { Avoidance($0) }
    } else {
      wishes.append(DayWish(day: day, avoids: only.map { Avoidance($0) }))
    }
  }
  let (asks, notPlaced) = placed(words.asks + own.asks, on: open)
  if !notPlaced.isEmpty { turn.say(WishesNotUsed(words: notPlaced.map(wishPhrase))) }
  if !words.unweighed.isEmpty { turn.say(WishesNotWeighed(words: words.unweighed)) }
  let order = PlanOrder(days: open, wishes: wishes, asks: asks, budget: own.budget, cuisines: own.cuisines)
  turn.state.unfilled = order
  let waited = OnboardingQuestion(in: turn.state).map { !Set($0.order.days).isDisjoint(with: open) } ?? false
  guard let run = plan(.planRequested(order), &turn) else {
    return turn.say(PlanNotNow.nothingToChange)
  }
  if let question = OnboardingQuestion(in: turn.state) {
    // Asked for a second time: whoever passes the questions over twice wants the plan.
    if waited, words.facts.isEmpty { return question.planUnanswered(&turn) }
    return question.open(&turn, factoriesNote: hearing.factoriesNote, problems: hearing.problems)
  }
  if hearing.factoriesNote || !hearing.problems.isEmpty {
    turn.say(Heard(turn.household, factoriesNote: hearing.factoriesNote))
    if !hearing.problems.isEmpty { turn.say(FactsRefused(hearing.problems)) }
  }
  showPlanning(run, only.isEmpty ? .new : .without(only, on: [], changed: []), &turn)
}

/// Those evenings have dinners: the plans they are of.
private func showPlanned(_ days: [Day], _ turn: inout Turn) {
  let world = turn.world
  turn.say(AlreadyPlanned(days))
  if let draft = turn.state.draft, draft.plan.meals.contains(where: { days.contains($0.day) }) {
    return turn.say(draftShown(draft, .again, turn), focus: focusOnPlan(turn))
  }
  var shown: Set<ID<MealPlan>> = []
  for saved in days.compactMap({ world.plan(on: $0) }) where shown.insert(saved.plan.id).inserted {
    turn.say(
      PlanShown(saved: saved, nutrition: world.nutrition(of: saved.plan, for: turn.household)),
      focus: focusOnPlan(turn))
    turn.warnOfUnfit(saved.plan.meals)
  }
}

/// What a request to plan tells of the household, and what it leaves out for this plan alone: "no lentils" of
/// nobody in particular is a fact only while nothing is known of what anybody avoids. Source: law "A wish is not
/// a fact".
private func ofThisPlan(_ facts: [HouseholdFact], _ household: Household) -> (
  facts: [HouseholdFact], only: [Avoided], eaters: Int?, own: OwnOfPlan
) {
  var (kept, only): ([HouseholdFact], [Avoided]) = ([], [])
  var eaters: Int?
  var own = OwnOfPlan()
  for fact in facts {
    switch fact {
    case .avoids(nil, let avoidance) where household.settled.contains(.avoids): only.append(avoidance.what)
    case .size(let number) where isOtherSize(number, household): eaters = number.numerator
    case .budget(let budget?) where household.settled.contains(.budget) && household.budget != budget:
      own.budget = budget
    case .cuisines(let cuisines) where household.settled.contains(.cuisines) && !cuisines.isEmpty:
      own.cuisines = cuisines
    case .minutes(let minutes, weekend: nil) where !household.settled.isEmpty:
      own.asks.append(Wish(.minutes, .most(Rational(minutes))))
    case .leftovers(let leftovers) where !household.settled.isEmpty:
      own.asks.append(Wish(.quality(.leftovers), leftovers == .never ? .without : .with))
    case .roles(let count) where isOtherSize(Rational(count), household): eaters = count
    default: kept.append(fact)
    }
  }
  return (kept, only, eaters, own)
}

/// What a plan of a household that has told its own is given for itself alone.
private struct OwnOfPlan {
  var asks: [Wish] = []
  var budget: Money?
  var cuisines: [String] = []
}

/// Whether the number is at the table of one plan alone: the house has told its own.
private func isOtherSize(_ number: Rational, _ household: Household) -> Bool {
  household.settled.contains(.size) && household.size != nil && number.isWhole
    && (1...20).contains(number.numerator)
}

/// So many on those evenings, whoever else is usual; an evening of which another number was told by itself keeps it.
private func seat(_ eaters: Int, on days: [Day], _ turn: inout Turn) {
  let usually = turn.household.eaters
  let counts = days.map { turn.world.evenings.eaters(on: $0, usually: usually) }
  let isOfAll = Set(counts).count == 1
  for day in days {
    let told = turn.world.evenings.note(on: day)
    if !isOfAll, told.eaters != nil || told.guests > 0 { continue }
    var note = turn.world.evenings.note(on: day)
    note.eaters = eaters == usually ? nil : eaters
    note.guests = 0
    keep(note, &turn)
  }
}

/// The next evening that has no dinner; today where two weeks are planned.
private func firstFreeEvening(_ turn: Turn) -> Day {
  let world = turn.world
  let days = (0..<14).map { world.today + $0 }
  return days.first { world.plannedMeal(on: $0) == nil && !world.isOut($0) && $0 > world.today }
    ?? world.today
}

/// The evenings asked for, from today on: the days named, else the week; "3 dinners" are the next three that
/// have no dinner yet. Source: requirements MP-37.
private func wantedDays(_ words: PlanWords, _ turn: Turn) -> [Day] {
  let world = turn.world
  // "Make it vegetarian" beside a plan that waits for a yes speaks of its evenings.
  let waiting =
    words.count == nil && words.asksMore && !words.asksAnew ? turn.state.draft?.plan.meals.map(\.day) : nil
  let week = waiting ?? weekDays(from: world.context.now)
  let named = (words.days.isEmpty ? week : words.days)
    .filter { $0 >= world.today && !words.without.contains($0) }
    .filter { words.days.count == 1 || !world.isOut($0) }
  if words.isComing, !named.isEmpty, named.allSatisfy({ world.plannedMeal(on: $0) != nil }) {
    let next = week.map { $0 + 7 }.filter { !words.without.contains($0) && !world.isOut($0) }
    return Array(next.prefix(words.count ?? next.count))
  }
  guard let count = words.count, count > 0 else { return named }
  guard words.days.isEmpty, let first = week.first else { return Array(named.prefix(count)) }
  let free = (0..<42).map { first + $0 }
    .filter { !words.without.contains($0) && world.plannedMeal(on: $0) == nil && !world.isOut($0) }
  return Array(free.prefix(count))
}

/// A plan on the table gives way to one for other days. Where it is the saved plan with other people at its table,
/// that is kept: it was told, and changes no dish. A dish nobody said yes to is not saved, and that is said.
private func putAside(_ old: Draft, _ turn: inout Turn) {
  let saved = old.plan.meals.compactMap { turn.world.plan(on: $0.day) }.first?.plan
  guard let saved else { return turn.say(DraftLetGo(days: old.plan.meals.map(\.day))) }
  let changed = old.plan.meals.filter { saved.meal(on: $0.day)?.recipe != $0.recipe }.map(\.day)
  if changed.isEmpty { approvePlan(&turn) } else { turn.say(ChangeLetGo(days: changed)) }
}
