import Kitchen
import Planning
import Values

// The four questions: answered, skipped, gone back to, passed with their default.
extension Turn {
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
      case .size, .corrected, .roles, .guests, .guestsOn, .budget, .budgetPer, .cuisines, .minutes, .tax,
        .age, .skill,
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
      if case .movedOn(let passed) = lead { responses.append(.talk(.passed(passed))) }
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
      // "Whatever", said to a plan or to dishes: they wait.
      if state.draft != nil || state.offer != nil {
        say(.talk(.undecided))
      } else {
        say(.notNow(.nothingToSkip))
      }
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
