// From the draft on the table to a saved plan, or away from it.
extension PlanningMachine {
  /// The draft is on the table; nothing is saved before a yes. Source: requirements, Decisions, Saving.
  static func fromAwaitingApproval(
    _ state: PlanningState, _ draft: Draft, _ event: PlanningEvent
  ) throws(IllegalTransition) -> PlanningState {
    switch event {
    case .approved: return .savingPlan(draft)
    case .rejected(let reason, let request): return .regenerating(request, reason)
    case .declined: return .idle
    case .changed(let request): return .generatingPlan(request)
    case .planRequested(let order): return .gatheringContext(order)
    case .cancelled: return .idle
    case .questionSettled, .questionRepeated, .finished, .recovered, .contextLoaded, .planGenerated,
      .groceryGenerated, .costEstimated, .withinBudget, .overBudget, .budgetOptimized,
      .budgetNotReached, .varietyFailed, .requestAdjusted, .planSaved, .failed:
      throw IllegalTransition(state: state, event: event)
    }
  }

  /// What is saved must be what was approved; a failed save puts the same draft back on the table.
  static func fromSavingPlan(
    _ state: PlanningState, _ draft: Draft, _ event: PlanningEvent
  ) throws(IllegalTransition) -> PlanningState {
    switch event {
    case .planSaved(let plan):
      guard plan.meals == draft.plan.meals else {
        throw IllegalTransition(state: state, event: event)
      }
      return .planReady(plan)
    case .failed(let error, resume: _): return .error(error, resume: .approval(draft))
    case .cancelled: return .idle
    case .planRequested, .questionSettled, .questionRepeated, .approved, .rejected, .declined, .changed,
      .finished, .recovered, .contextLoaded, .planGenerated, .groceryGenerated, .costEstimated,
      .withinBudget, .overBudget, .budgetOptimized, .budgetNotReached, .varietyFailed, .requestAdjusted:
      throw IllegalTransition(state: state, event: event)
    }
  }

  /// The plan is saved and the conversation is free again.
  static func fromPlanReady(
    _ state: PlanningState, _ event: PlanningEvent
  ) throws(IllegalTransition) -> PlanningState {
    switch event {
    case .finished: return .idle
    case .planRequested(let order): return .gatheringContext(order)
    case .cancelled: return .idle
    case .questionSettled, .questionRepeated, .approved, .rejected, .declined, .changed, .recovered,
      .contextLoaded, .planGenerated, .groceryGenerated, .costEstimated, .withinBudget, .overBudget,
      .budgetOptimized, .budgetNotReached, .varietyFailed, .requestAdjusted, .planSaved, .failed:
      throw IllegalTransition(state: state, event: event)
    }
  }

  /// A failure was told; back to what is still on the table, or on to something new.
  static func fromError(
    _ state: PlanningState, _ resume: Resumable, _ event: PlanningEvent
  ) throws(IllegalTransition) -> PlanningState {
    switch event {
    case .recovered:
      switch resume {
      case .idle: return .idle
      case .approval(let draft): return .awaitingApproval(draft)
      }
    case .planRequested(let order): return .gatheringContext(order)
    case .cancelled: return .idle
    case .questionSettled, .questionRepeated, .approved, .rejected, .declined, .changed, .finished,
      .contextLoaded, .planGenerated, .groceryGenerated, .costEstimated, .withinBudget, .overBudget,
      .budgetOptimized, .budgetNotReached, .varietyFailed, .requestAdjusted, .planSaved, .failed:
      throw IllegalTransition(state: state, event: event)
    }
  }
}
