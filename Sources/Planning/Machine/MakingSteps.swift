// From the request to a draft with its list and cost.
extension PlanningMachine {
  /// A plan must be for the days asked for; one without variety is made anew.
  static func fromGeneratingPlan(
    _ state: PlanningState, _ request: PlanRequest, _ event: PlanningEvent
  ) throws(IllegalTransition) -> PlanningState {
    switch event {
    case .planGenerated(let plan):
      guard plan.covers(request.days) else { throw IllegalTransition(state: state, event: event) }
      return .generatingGrocery(request, plan)
    case .varietyFailed(let reason, let adjusted): return .regenerating(adjusted, reason)
    case .failed(let error, let resume):
      return try failure(error, resume, state, event)
    case .cancelled: return .idle
    case .planRequested, .questionSettled, .questionRepeated, .approved, .rejected, .declined, .changed,
      .finished, .recovered, .contextLoaded, .groceryGenerated, .costEstimated, .withinBudget,
      .overBudget, .budgetOptimized, .budgetNotReached, .requestAdjusted, .planSaved:
      throw IllegalTransition(state: state, event: event)
    }
  }

  /// The list is being made for the plan.
  static func fromGeneratingGrocery(
    _ state: PlanningState, _ request: PlanRequest, _ plan: MealPlan, _ event: PlanningEvent
  ) throws(IllegalTransition) -> PlanningState {
    switch event {
    case .groceryGenerated(let list): return .estimatingCost(request, plan, list)
    case .failed(let error, let resume):
      return try failure(error, resume, state, event)
    case .cancelled: return .idle
    case .planRequested, .questionSettled, .questionRepeated, .approved, .rejected, .declined, .changed,
      .finished, .recovered, .contextLoaded, .planGenerated, .costEstimated, .withinBudget, .overBudget,
      .budgetOptimized, .budgetNotReached, .varietyFailed, .requestAdjusted, .planSaved:
      throw IllegalTransition(state: state, event: event)
    }
  }

  /// The draft that comes back must be of this request and of this plan.
  static func fromEstimatingCost(
    _ state: PlanningState, _ request: PlanRequest, _ plan: MealPlan, _ event: PlanningEvent
  ) throws(IllegalTransition) -> PlanningState {
    switch event {
    case .costEstimated(let draft):
      guard draft.request == request, draft.plan == plan else {
        throw IllegalTransition(state: state, event: event)
      }
      return .budgetCheck(draft)
    case .failed(let error, let resume):
      return try failure(error, resume, state, event)
    case .cancelled: return .idle
    case .planRequested, .questionSettled, .questionRepeated, .approved, .rejected, .declined, .changed,
      .finished, .recovered, .contextLoaded, .planGenerated, .groceryGenerated, .withinBudget,
      .overBudget, .budgetOptimized, .budgetNotReached, .varietyFailed, .requestAdjusted, .planSaved:
      throw IllegalTransition(state: state, event: event)
    }
  }

  /// Without a budget every draft is within it. Source: requirements, Decisions, Machine.
  static func fromBudgetCheck(
    _ state: PlanningState, _ draft: Draft, _ event: PlanningEvent
  ) throws(IllegalTransition) -> PlanningState {
    switch event {
    case .withinBudget: return .awaitingApproval(draft)
    case .overBudget(let limit): return .optimizingBudget(draft, limit: limit)
    case .failed(let error, let resume):
      return try failure(error, resume, state, event)
    case .cancelled: return .idle
    case .planRequested, .questionSettled, .questionRepeated, .approved, .rejected, .declined, .changed,
      .finished, .recovered, .contextLoaded, .planGenerated, .groceryGenerated, .costEstimated,
      .budgetOptimized, .budgetNotReached, .varietyFailed, .requestAdjusted, .planSaved:
      throw IllegalTransition(state: state, event: event)
    }
  }

  /// Swaps change dishes, never the request; when they do not suffice a cheap plan is made anew.
  static func fromOptimizingBudget(
    _ state: PlanningState, _ draft: Draft, _ event: PlanningEvent
  ) throws(IllegalTransition) -> PlanningState {
    switch event {
    case .budgetOptimized(let cheaper):
      guard cheaper.request == draft.request, cheaper.isWhole else {
        throw IllegalTransition(state: state, event: event)
      }
      return .awaitingApproval(cheaper)
    case .budgetNotReached(let request): return .regenerating(request, .budgetExceeded)
    case .failed(let error, let resume):
      return try failure(error, resume, state, event)
    case .cancelled: return .idle
    case .planRequested, .questionSettled, .questionRepeated, .approved, .rejected, .declined, .changed,
      .finished, .recovered, .contextLoaded, .planGenerated, .groceryGenerated, .costEstimated,
      .withinBudget, .overBudget, .varietyFailed, .requestAdjusted, .planSaved:
      throw IllegalTransition(state: state, event: event)
    }
  }

  /// The request is being changed, then planned again.
  static func fromRegenerating(
    _ state: PlanningState, _ event: PlanningEvent
  ) throws(IllegalTransition) -> PlanningState {
    switch event {
    case .requestAdjusted(let request): return .generatingPlan(request)
    case .failed(let error, let resume):
      return try failure(error, resume, state, event)
    case .cancelled: return .idle
    case .planRequested, .questionSettled, .questionRepeated, .approved, .rejected, .declined, .changed,
      .finished, .recovered, .contextLoaded, .planGenerated, .groceryGenerated, .costEstimated,
      .withinBudget, .overBudget, .budgetOptimized, .budgetNotReached, .varietyFailed, .planSaved:
      throw IllegalTransition(state: state, event: event)
    }
  }
}
