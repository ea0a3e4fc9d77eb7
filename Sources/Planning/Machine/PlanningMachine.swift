/// Where a step leads and what must be done there, in this order.
package struct PlanningStep: Hashable, Sendable {
  package var state: PlanningState
  package var effects: [PlanningEffect]

  package init(state: PlanningState, effects: [PlanningEffect]) {
    self.state = state
    self.effects = effects
  }
}

/// The event has no place in the state: a person spoke out of turn, or a result came that nobody
/// ordered or that is about something else.
package struct IllegalTransition: Error, Hashable, Sendable {
  package let state: PlanningState
  package let event: PlanningEvent

  package init(state: PlanningState, event: PlanningEvent) {
    self.state = state
    self.event = event
  }
}

/// The planning conversation as one pure function over values: no store, clock or chance inside.
package enum PlanningMachine {
  /// The state after the event, with the orders that entering it gives.
  ///
  /// Throws for every event that has no arrow in `PlanningArrows.all`, and for a result whose payload
  /// does not answer what the state asked for; the state is then unchanged. A state that waits for a
  /// person is entered with an order to show or ask, except by `recovered`, when all was shown before.
  /// Source: design §4; 004 §5.
  package static func step(
    _ state: PlanningState, _ event: PlanningEvent
  ) throws(IllegalTransition) -> PlanningStep {
    let next = try target(state, event)
    return PlanningStep(state: next, effects: event == .recovered ? [] : orders(entering: next))
  }

  private static func target(
    _ state: PlanningState, _ event: PlanningEvent
  ) throws(IllegalTransition) -> PlanningState {
    switch state {
    case .idle: try fromIdle(state, event)
    case .gatheringContext(let order): try fromGatheringContext(state, order, event)
    case .onboarding(let question, let order): try fromOnboarding(state, question, order, event)
    case .generatingPlan(let request): try fromGeneratingPlan(state, request, event)
    case .generatingGrocery(let request, let plan):
      try fromGeneratingGrocery(state, request, plan, event)
    case .estimatingCost(let request, let plan, _): try fromEstimatingCost(state, request, plan, event)
    case .budgetCheck(let draft): try fromBudgetCheck(state, draft, event)
    case .optimizingBudget(let draft, limit: _): try fromOptimizingBudget(state, draft, event)
    case .awaitingApproval(let draft): try fromAwaitingApproval(state, draft, event)
    case .regenerating: try fromRegenerating(state, event)
    case .savingPlan(let draft): try fromSavingPlan(state, draft, event)
    case .planReady: try fromPlanReady(state, event)
    case .error(_, let resume): try fromError(state, resume, event)
    }
  }

  private static func orders(entering state: PlanningState) -> [PlanningEffect] {
    switch state {
    case .idle: []
    case .gatheringContext(let order): [.loadContext(order)]
    case .onboarding(asking: let question, _): [.ask(question)]
    case .generatingPlan(let request): [.generatePlan(request)]
    case .generatingGrocery(let request, let plan): [.generateGrocery(request, plan)]
    case .estimatingCost(let request, let plan, let list): [.estimateCost(request, plan, list)]
    case .budgetCheck(let draft): [.checkBudget(draft)]
    case .optimizingBudget(let draft, let limit): [.optimizeBudget(draft, limit: limit)]
    case .awaitingApproval(let draft): [.showDraft(draft)]
    case .regenerating(let request, let reason): [.adjustRequest(request, reason)]
    case .savingPlan(let draft): [.savePlan(draft)]
    case .planReady(let plan): [.showSaved(plan)]
    case .error(let error, let resume): [.showFailure(error, resume)]
    }
  }

  /// A failure on the way to a draft: what is still on the table must be a whole draft.
  static func failure(
    _ error: PlanningError, _ resume: Resumable, _ state: PlanningState, _ event: PlanningEvent
  ) throws(IllegalTransition) -> PlanningState {
    switch resume {
    case .idle: return .error(error, resume: .idle)
    case .approval(let draft):
      guard draft.isWhole else { throw IllegalTransition(state: state, event: event) }
      return .error(error, resume: .approval(draft))
    }
  }
}

extension MealPlan {
  /// True when there is exactly one meal on each of the days, in their order.
  func covers(_ days: [Day]) -> Bool { meals.map(\.day) == days }
}

extension Draft {
  /// True when the plan is for the days of the request.
  var isWhole: Bool { plan.covers(request.days) }
}
