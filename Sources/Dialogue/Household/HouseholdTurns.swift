import Catalogue
import Kitchen
import Planning
import Values

extension Turn {
  /// Facts were told: an answer to the open question, a correction, or news at any time.
  mutating func inform(_ facts: [HouseholdFact]) {
    if case .onboarding(let asking, let order) = state.planning {
      answer(asking, order, with: facts)
      return
    }
    let hearing = updateFamilyPreferences(household, with: facts)
    let changed = hearing.household != household
    if !changed, hearing.problems.isEmpty, !hearing.evenings.isEmpty {
      for note in hearing.evenings {
        setEaters(EatersWords(days: [note.day], count: nil, more: note.guests))
      }
      return
    }
    keepEvenings(hearing)
    // What was said once is not asked for again.
    if changed { keep(settledByMention(facts, in: hearing.household)) }
    if !hearing.problems.isEmpty { responses.append(.refused(hearing.problems)) }
    guard changed else {
      if hearing.problems.isEmpty { responses.append(.heard(household, factoriesNote: false)) }
      return
    }
    responses.append(.heard(household, factoriesNote: hearing.factoriesNote))
    state.focus = .household
    if hearing.answered.contains(.avoids) { state.offer = nil }
    if let draft = state.draft {
      replan(draft)
    } else if let order = mending(household) {
      // The saved plan is no longer safe for everybody: it comes back on the table, mended.
      if plan(.planRequested(order)) { showPlanning(.regenerated(.missingDietaryFilter)) }
    } else if let order = state.unfilled, hearing.problems.isEmpty, plan(.planRequested(order)) {
      // What stood in the way may just have been taken away.
      showPlanning(.new)
    }
  }

  /// Guests of single evenings, noted beside the answer they came with.
  mutating func keepEvenings(_ hearing: HouseholdHearing) {
    for guests in hearing.evenings where guests.day >= world.today {
      var note = world.kitchen.evenings.first { $0.day == guests.day } ?? EveningNote(day: guests.day)
      note.seat(guests.guests, usually: hearing.household.eaters)
      change(.setEvening(note))
    }
  }

  /// The saved plan's days with the dishes that may stay, when one to come breaks an avoidance; nil when
  /// all may stay.
  private func mending(_ household: Household) -> PlanOrder? {
    guard let saved = world.currentPlan else { return nil }
    let ahead = saved.plan.meals.filter { $0.day >= world.today }
    let kept = ahead.filter { isAllowed($0) }
    guard kept.count < ahead.count else { return nil }
    return PlanOrder(days: ahead.map(\.day), kept: kept)
  }

  /// Whether everybody here may eat the dish.
  func isAllowed(_ meal: PlannedMeal) -> Bool {
    world.catalogue.card(meal.recipe).map(isAllowed) ?? false
  }

  func isAllowed(_ card: RecipeCard) -> Bool {
    household.getDietaryRestrictions().allSatisfy { avoidance in
      let answer = verdict(of: card, for: avoidance.what)
      return avoidance.strength == .strict ? answer == .free : answer != .contains
    }
  }

  /// The plan on the table follows what was just said about the household.
  private mutating func replan(_ draft: Draft) {
    var request = draft.request.updated(for: household)
    guard request != draft.request else { return }
    let isAboutDishes =
      request.budget != draft.request.budget || request.cuisines != draft.request.cuisines
      || request.leftovers != draft.request.leftovers && request.leftovers != .never
    if !isAboutDishes {
      // Dishes that still fit stay, for as many as there are now.
      let broken = draft.plan.meals.filter { meal in
        let isUnwanted = meal.kind == .leftovers && request.leftovers == .never
        return isUnwanted || !isAllowed(meal) || !isInTime(meal, request)
      }.map(\.day)
      request.kept = keptMeals(draft.plan.meals, opening: Set(broken), for: request)
    }
    let event: PlanningEvent =
      request.avoids == draft.request.avoids
      ? .changed(request) : .rejected(.missingDietaryFilter, request)
    if plan(event) { showPlanning(.regenerated(.missingDietaryFilter)) }
  }

  private func isInTime(_ meal: PlannedMeal, _ request: PlanRequest) -> Bool {
    let own = request.wishes.filter { $0.day == meal.day }.compactMap(\.maxMinutes).min()
    let usual = meal.day.weekday.isWeekend ? request.weekendMinutes : request.weekdayMinutes
    return meal.kind == .leftovers || meal.minutes <= own ?? usual
  }

  /// An answer during the four questions. Source: 004 §5; requirements MP-S1.
  mutating func answer(
    _ asking: HouseholdQuestion, _ order: PlanOrder, with facts: [HouseholdFact]
  ) {
    let hearing = updateFamilyPreferences(household, with: facts)
    keepEvenings(hearing)
    var household = hearing.household
    for question in hearing.answered where settles(question, asking: asking, facts) {
      household.settle(question)
    }
    if household != self.household { keep(household) }
    let blocking = hearing.problems.filter(\.needsNewAnswer)
    guard household.settled.contains(asking), blocking.isEmpty else {
      let failed = !blocking.isEmpty && hearing.answered.isEmpty
      repeatQuestion(
        asking, order, lead: failed ? .notRead(failures: order.failures + 1) : .again,
        note: hearing.factoriesNote, problems: hearing.problems)
      return
    }
    moveOn(order, lead: .next, note: hearing.factoriesNote, problems: hearing.problems)
  }

  /// Naming one person's needs leaves "anyone else?" open; everything else said is an answer.
  private func settles(
    _ question: HouseholdQuestion, asking: HouseholdQuestion?, _ facts: [HouseholdFact]
  ) -> Bool {
    guard question == .avoids, asking != .avoids else { return true }
    return facts.contains { fact in
      switch fact {
      case .avoids(let person, _), .unknownFood(let person, _): PersonWords(person) == .everybody
      case .avoidsNothing: true
      case .size, .roles, .guests, .guestsOn, .budget, .budgetPer, .cuisines, .minutes, .tax, .age, .skill,
        .leftovers:
        false
      }
    }
  }

  /// The questions that facts said in passing (in "plan the week for 4, vegan") answer.
  func settledByMention(_ facts: [HouseholdFact], in household: Household) -> Household {
    var household = household
    for question in facts.compactMap(\.question) where settles(question, asking: nil, facts) {
      household.settle(question)
    }
    return household
  }

  /// The next open question, or the plan when all are settled.
  mutating func moveOn(
    _ order: PlanOrder, lead: Question.Lead, note: Bool = false, problems: [FactProblem] = []
  ) {
    let next = HouseholdQuestion.open(in: household).first
    guard plan(.questionSettled(next: next, request(order))) else { return }
    if let next {
      responses.append(question(next, lead, factoriesNote: note, problems: problems))
    } else {
      if note || !problems.isEmpty { responses.append(.heard(household, factoriesNote: note)) }
      if !problems.isEmpty { responses.append(.refused(problems)) }
      showPlanning(.new)
    }
  }

  /// What an order comes to in the household as it now stands.
  func request(_ order: PlanOrder) -> PlanRequest {
    PlanRequest(
      order, for: household, evenings: world.kitchen.evenings, fixed: world.kitchen.fixedDishes,
      now: world.context.now)
  }

  mutating func repeatQuestion(
    _ asking: HouseholdQuestion, _ order: PlanOrder, lead: Question.Lead, note: Bool = false,
    problems: [FactProblem] = []
  ) {
    var failures = 0
    if case .notRead(let count) = lead { failures = count }
    // What somebody avoids is safety: only a person's word closes that question.
    if failures >= 3, asking != .avoids {
      settleWithDefault(asking, order, lead: .movedOn(asking))
      return
    }
    guard plan(.questionRepeated(failures: failures)) else { return }
    responses.append(question(asking, lead, factoriesNote: note, problems: problems))
  }

  /// The question passes with its default: skipped, answered "no", or failed three times.
  mutating func settleWithDefault(
    _ asking: HouseholdQuestion, _ order: PlanOrder, lead: Question.Lead
  ) {
    var household = household
    household.settle(asking)
    keep(household)
    moveOn(order, lead: lead)
  }

  mutating func skip() {
    guard case .onboarding(let asking, let order) = state.planning else {
      say(.notNow(.nothingToSkip))
      return
    }
    settleWithDefault(asking, order, lead: .next)
  }

  /// The question before the open one, asked anew.
  mutating func goBack() {
    guard case .onboarding(let asking, let order) = state.planning,
      let index = HouseholdQuestion.allCases.firstIndex(of: asking), index > 0
    else {
      say(.notNow(.nothingToGoBackTo))
      return
    }
    let previous = HouseholdQuestion.allCases[index - 1]
    var household = household
    household.settled.removeAll { $0 == previous }
    keep(household)
    guard plan(.questionSettled(next: previous, request(order))) else { return }
    responses.append(question(previous, .back))
  }

  mutating func forget(_ things: [Forgettable]) {
    let gone = forgetting(things, in: household).gone
    guard !gone.isEmpty else {
      let named = things.compactMap { thing -> String? in
        switch thing {
        case .member(let name), .leaver(let name): name
        case .avoidance(_, let avoided): avoided.word
        case .guests, .budget, .cuisines: nil
        }
      }
      say(named.isEmpty ? .notNow(.nothingKnown) : .refused(named.map { .noSuchPerson($0) }))
      return
    }
    if !lifted(things).isEmpty {
      ask(.forget(things))
      return
    }
    forgetNow(things)
  }

  /// The avoidances that forgetting these things lifts: worth a yes first.
  private func lifted(_ things: [Forgettable]) -> [Avoidance] {
    let kept = forgetting(things, in: household).household.getDietaryRestrictions()
    return household.getDietaryRestrictions().filter { !kept.contains($0) }
  }

  /// Forgets without asking.
  mutating func forgetNow(_ things: [Forgettable]) {
    let (household, gone) = forgetting(things, in: household)
    keep(household)
    responses.append(.forgotten(household, what: gone))
    if let draft = state.draft { replan(draft) } else { askAgain(.again) }
  }
}

extension Household {
  mutating func settle(_ question: HouseholdQuestion) {
    guard !settled.contains(question) else { return }
    settled.append(question)
    settled.sort {
      (HouseholdQuestion.allCases.firstIndex(of: $0) ?? 0)
        < (HouseholdQuestion.allCases.firstIndex(of: $1) ?? 0)
    }
  }
}

extension FactProblem {
  /// A number that cannot be; an unknown food is kept as it was said and needs no second answer.
  var needsNewAnswer: Bool {
    switch self {
    case .size, .budget, .tax, .minutes, .noSuchDay, .unknownCuisine, .noSuchPerson, .age, .ageOfWhom: true
    case .unknownFood, .servings, .guideline: false
    }
  }
}
