/// Where a step leads and what must be done there, in this order.
package struct PlanningStep: Hashable, Sendable {
  package var state: PlanningState
  package var effects: [PlanningEffect]
}

/// The event has no place in the state: a person spoke out of turn, or a result came that nobody
/// ordered or that is about something else.
package struct IllegalTransition: Error, Hashable, Sendable {
  package let state: PlanningState
  package let event: PlanningEvent
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
    guard let next = target(state, event) else { throw IllegalTransition(state: state, event: event) }
    return PlanningStep(state: next, effects: event == .recovered ? [] : orders(entering: next))
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
}
