extension DialogueState {
  /// Whether its counters are such as a talk can have come to. What is kept may say anything, and counting on from
  /// the largest number there is would end the program.
  package var isCountable: Bool {
    var counters = [failures] + planning.counters
    if let offer { counters += [offer.request.attempt, offer.request.count, offer.request.eaters] }
    if let unfilled { counters += unfilled.counters }
    return counters.allSatisfy { (0...1_000_000).contains($0) }
  }
}

extension PlanningState {
  fileprivate var counters: [Int] {
    switch self {
    case .gatheringContext(let order), .onboarding(_, let order): order.counters
    case .generatingPlan(let request), .generatingGrocery(let request, _),
      .estimatingCost(let request, _, _), .regenerating(let request, _):
      request.counters
    case .budgetCheck(let draft), .optimizingBudget(let draft, _), .awaitingApproval(let draft),
      .savingPlan(let draft), .error(_, .approval(let draft)):
      draft.request.counters
    case .idle, .planReady, .error(_, .idle): []
    }
  }
}

extension PlanOrder {
  fileprivate var counters: [Int] { [attempt, failures] }
}

extension PlanRequest {
  fileprivate var counters: [Int] { [attempt, eaters, weekdayMinutes, weekendMinutes, taxBasisPoints] }
}
