// From the request to what is known of the household.
extension PlanningMachine {
  /// Nothing on the table; only a request begins something.
  static func fromIdle(
    _ state: PlanningState, _ event: PlanningEvent
  ) throws(IllegalTransition) -> PlanningState {
    switch event {
    case .planRequested(let order): return .gatheringContext(order)
    case .cancelled: return .idle
    case .questionSettled, .questionRepeated, .approved, .rejected, .declined, .changed, .finished,
      .recovered, .contextLoaded, .planGenerated, .groceryGenerated, .costEstimated, .withinBudget,
      .overBudget, .budgetOptimized, .budgetNotReached, .varietyFailed, .requestAdjusted, .planSaved,
      .failed:
      throw IllegalTransition(state: state, event: event)
    }
  }

  /// The household is being read; an unsettled question is asked before anything is planned.
  static func fromGatheringContext(
    _ state: PlanningState, _ order: PlanOrder, _ event: PlanningEvent
  ) throws(IllegalTransition) -> PlanningState {
    switch event {
    case .contextLoaded(asking: let question?, _): return .onboarding(asking: question, order)
    case .contextLoaded(asking: nil, let request): return .generatingPlan(request)
    case .failed(let error, let resume):
      return try failure(error, resume, state, event)
    case .cancelled: return .idle
    case .planRequested, .questionSettled, .questionRepeated, .approved, .rejected, .declined, .changed,
      .finished, .recovered, .planGenerated, .groceryGenerated, .costEstimated, .withinBudget,
      .overBudget, .budgetOptimized, .budgetNotReached, .varietyFailed, .requestAdjusted, .planSaved:
      throw IllegalTransition(state: state, event: event)
    }
  }

  /// A question is open; an answer leads to the next one, or to the plan when it was the last.
  static func fromOnboarding(
    _ state: PlanningState, _ question: HouseholdQuestion, _ order: PlanOrder, _ event: PlanningEvent
  ) throws(IllegalTransition) -> PlanningState {
    switch event {
    case .questionSettled(next: let next?, _):
      return .onboarding(asking: next, order.with(failures: 0))
    case .questionSettled(next: nil, let request): return .generatingPlan(request)
    case .questionRepeated(let failures):
      return .onboarding(asking: question, order.with(failures: failures))
    case .planRequested(let changed): return .gatheringContext(changed)
    case .cancelled: return .idle
    case .approved, .rejected, .declined, .changed, .finished, .recovered, .contextLoaded,
      .planGenerated, .groceryGenerated, .costEstimated, .withinBudget, .overBudget, .budgetOptimized,
      .budgetNotReached, .varietyFailed, .requestAdjusted, .planSaved, .failed:
      throw IllegalTransition(state: state, event: event)
    }
  }
}

extension PlanOrder {
  /// The same order, with so many failed answers to the open question.
  func with(failures: Int) -> PlanOrder {
    var order = self
    order.failures = failures
    return order
  }
}
