extension PlanningMachine {
  /// Where the event leads; nil where it has no place.
  static func target(_ state: PlanningState, _ event: PlanningEvent) -> PlanningState? {
    switch (state, event) {
    case (_, .cancelled): .idle
    case (_, .planRequested(let order)) where state.takesOrders: .gatheringContext(order)
    // What is still on the table must be a whole draft; a failed save puts the same one back.
    case (.savingPlan(let draft), .failed(let error, _)): .error(error, resume: .approval(draft))
    case (_, .failed(let error, let resume)) where state.isMaking && resume.isWhole:
      .error(error, resume: resume)
    // The household was read; an unsettled question is asked before anything is planned.
    case (.gatheringContext(let order), .contextLoaded(asking: let question?, _)):
      .onboarding(asking: question, order)
    case (.gatheringContext, .contextLoaded(asking: nil, let request)): .generatingPlan(request)
    // An answer leads to the next question, or to the plan when it was the last.
    case (.onboarding(_, let order), .questionSettled(next: let next?, _)):
      .onboarding(asking: next, order.with(failures: 0))
    case (.onboarding, .questionSettled(next: nil, let request)): .generatingPlan(request)
    case (.onboarding(let question, let order), .questionRepeated(let failures)):
      .onboarding(asking: question, order.with(failures: failures))
    // A plan must be for the days asked for; one without variety is made anew.
    case (.generatingPlan(let request), .planGenerated(let plan)) where plan.covers(request.days):
      .generatingGrocery(request, plan)
    case (.generatingPlan, .varietyFailed(let reason, let adjusted)): .regenerating(adjusted, reason)
    case (.generatingGrocery(let request, let plan), .groceryGenerated(let list)):
      .estimatingCost(request, plan, list)
    // The draft that comes back must be of this request and of this plan.
    case (.estimatingCost(let request, let plan, _), .costEstimated(let draft))
    where draft.request == request && draft.plan == plan: .budgetCheck(draft)
    // Without a budget every draft is within it. Source: requirements, Decisions, Machine.
    case (.budgetCheck(let draft), .withinBudget): .awaitingApproval(draft)
    case (.budgetCheck(let draft), .overBudget(let limit)): .optimizingBudget(draft, limit: limit)
    // Swaps change dishes, never the request; when they do not suffice a cheap plan is made anew.
    case (.optimizingBudget(let draft, _), .budgetOptimized(let cheaper))
    where cheaper.request == draft.request && cheaper.isWhole: .awaitingApproval(cheaper)
    case (.optimizingBudget, .budgetNotReached(let request)): .regenerating(request, .budgetExceeded)
    case (.regenerating, .requestAdjusted(let request)): .generatingPlan(request)
    // Nothing is saved before a yes. Source: requirements, Decisions, Saving.
    case (.awaitingApproval(let draft), .approved): .savingPlan(draft)
    case (.awaitingApproval, .rejected(let reason, let request)): .regenerating(request, reason)
    case (.awaitingApproval, .declined): .idle
    case (.awaitingApproval, .changed(let request)): .generatingPlan(request)
    // What is saved must be what was approved.
    case (.savingPlan(let draft), .planSaved(let plan)) where plan.meals == draft.plan.meals: .planReady(plan)
    case (.planReady, .finished): .idle
    // A failure was told; back to what is still on the table.
    case (.error(_, .idle), .recovered): .idle
    case (.error(_, .approval(let draft)), .recovered): .awaitingApproval(draft)
    default: nil
    }
  }
}

extension PlanningState {
  /// Whether a person can ask for a plan here.
  fileprivate var takesOrders: Bool {
    [.idle, .onboarding, .awaitingApproval, .planReady, .error].contains(name)
  }

  /// On the way from the request to a draft.
  fileprivate var isMaking: Bool {
    [
      .gatheringContext, .generatingPlan, .generatingGrocery, .estimatingCost, .budgetCheck,
      .optimizingBudget, .regenerating,
    ].contains(name)
  }
}

extension Resumable {
  fileprivate var isWhole: Bool { if case .approval(let draft) = self { draft.isWhole } else { true } }
}

extension PlanOrder {
  /// The same order, with so many failed answers to the open question.
  fileprivate func with(failures: Int) -> PlanOrder {
    var order = self
    order.failures = failures
    return order
  }
}

extension MealPlan {
  /// True when there is exactly one meal on each of the days, in their order.
  fileprivate func covers(_ days: [Day]) -> Bool { meals.map(\.day) == days }
}

extension Draft {
  /// True when the plan is for the days of the request.
  fileprivate var isWhole: Bool { plan.covers(request.days) }
}
