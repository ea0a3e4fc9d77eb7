import Talk

/// How the four questions go on: answered, passed with their default, gone back to, asked again.
extension OnboardingQuestion {
  /// Puts the question as the first of those still open.
  func open(_ turn: inout Turn, factoriesNote: Bool = false, problems: [FactProblem] = []) {
    let count = openHouseholdQuestions(in: turn.household).count
    turn.say(
      householdAsked(asking, .opening(open: count), factoriesNote: factoriesNote, problems: problems, turn))
  }

  /// Facts were told: an answer to this question, to later ones, or a correction.
  func hear(_ facts: [HouseholdFact], _ turn: inout Turn) {
    let hearing = hearing(of: facts, turn)
    let isWeekly = !hearing.evenings.isEmpty && isWeekly(turn.said.said)
    if !isWeekly { keepEvenings(hearing, &turn) }
    var household = hearing.household
    for question in hearing.answered where settles(question, asking: asking, facts) {
      household.settle(question)
    }
    if household != turn.household { turn.keep(household) }
    if isWeekly { seatGuests(hearing.evenings, &turn) }
    let blocking = hearing.problems.filter(\.needsNewAnswer)
    guard household.settled.contains(asking), blocking.isEmpty else {
      let failed = !blocking.isEmpty && hearing.answered.isEmpty
      repeatQuestion(
        failed ? .notRead(failures: order.failures + 1) : .again, factoriesNote: hearing.factoriesNote,
        problems: hearing.problems, told: facts, &turn)
      return
    }
    moveOn(.next, factoriesNote: hearing.factoriesNote, problems: hearing.problems, told: facts, &turn)
  }

  /// The next open question, or the plan when all are settled.
  func moveOn(
    _ lead: HouseholdAsked.Lead, factoriesNote: Bool = false, problems: [FactProblem] = [],
    told: [HouseholdFact] = [], _ turn: inout Turn
  ) {
    let next = openHouseholdQuestions(in: turn.household).first
    guard let run = settled(next: next, &turn) else { return }
    if let next {
      return turn.say(
        householdAsked(next, lead, factoriesNote: factoriesNote, problems: problems, told: told, turn))
    }
    if factoriesNote || !problems.isEmpty || !told.isEmpty {
      turn.say(Heard(turn.household, told: told, factoriesNote: factoriesNote))
    }
    if !problems.isEmpty { turn.say(FactsRefused(problems)) }
    if case .movedOn(let passed) = lead { turn.say(QuestionPassed(question: passed)) }
    showPlanning(run, .new, &turn)
  }

  /// Tells the machine which question is next; nil, and said so, when none was open.
  private func settled(next: HouseholdQuestion?, _ turn: inout Turn) -> PlanningRun? {
    let run = plan(.questionSettled(next: next, planRequest(order, turn)), &turn)
    if run == nil { turn.say(NotNow.nothingAsked) }
    return run
  }

  /// The answer could not be read.
  func failToRead(_ turn: inout Turn) { repeatQuestion(.notRead(failures: order.failures + 1), &turn) }

  private func repeatQuestion(
    _ lead: HouseholdAsked.Lead, factoriesNote: Bool = false, problems: [FactProblem] = [],
    told: [HouseholdFact] = [], _ turn: inout Turn
  ) {
    var failures = 0
    if case .notRead(let count) = lead { failures = count }
    // What somebody avoids is safety: only a person's word closes that question.
    if failures >= 3, asking != .avoids {
      turn.say(NotTakenIn(words: turn.said.ownWords ?? turn.said.said))
      return pass(.movedOn(asking), &turn)
    }
    _ = plan(.questionRepeated(failures: failures), &turn)
    turn.say(householdAsked(asking, lead, factoriesNote: factoriesNote, problems: problems, told: told, turn))
  }

  /// Asked for the question itself: its failures count on.
  func askAgain(_ lead: HouseholdAsked.Lead, _ turn: inout Turn) {
    _ = plan(.questionRepeated(failures: order.failures), &turn)
    turn.say(householdAsked(asking, lead, turn))
  }

  /// The question passes with its default: skipped, answered "no", or failed three times.
  func pass(_ lead: HouseholdAsked.Lead, _ turn: inout Turn) {
    var household = turn.household
    household.settle(asking)
    turn.keep(household)
    moveOn(lead, &turn)
  }

  /// The plan is asked for once more: it is made with what is known. What nobody answered stays open for the next plan.
  func planUnanswered(_ turn: inout Turn) {
    guard let run = settled(next: nil, &turn) else { return }
    turn.say(PlannedUnanswered(open: openHouseholdQuestions(in: turn.household)))
    showPlanning(run, .new, &turn)
  }

  /// The question before this one, asked anew; false when there is none.
  func goBack(_ turn: inout Turn) -> Bool {
    guard let index = HouseholdQuestion.allCases.firstIndex(of: asking), index > 0 else { return false }
    let previous = HouseholdQuestion.allCases[index - 1]
    var household = turn.household
    household.settled.removeAll { $0 == previous }
    turn.keep(household)
    if settled(next: previous, &turn) != nil { turn.say(householdAsked(previous, .back, turn)) }
    return true
  }

  /// From the first question; what the household said is kept.
  func startOver(_ turn: inout Turn) {
    var household = turn.household
    household.settled = []
    turn.keep(household)
    guard let first = HouseholdQuestion.allCases.first, settled(next: first, &turn) != nil else { return }
    OnboardingQuestion(in: turn.state)?.open(&turn)
  }
}

/// A budget said for a day or a month, as what it is a week.
func sayWeeklyBudgets(_ facts: [HouseholdFact], _ turn: inout Turn) {
  for case .budgetPer(let amount, let period) in facts where amount > .zero {
    turn.say(BudgetConverted(amount, per: period))
  }
}
