/// What happened: a person's act or an effect's result, in the past tense.
package enum PlanningEvent: Hashable, Sendable, Codable {
  // A person's acts
  case planRequested(PlanOrder)
  /// The open question was answered or skipped; `next` is the next unsettled one, nil for none.
  case questionSettled(next: HouseholdQuestion?, PlanRequest)
  /// The open question could not be read or was asked about; it stays open.
  case questionRepeated(failures: Int)
  case approved
  /// Sent back with a reason and what to do differently.
  case rejected(RegenerationReason, PlanRequest)
  /// Sent back without a wish to try again ("never mind").
  case declined
  /// One or more days changed by the person: a new request that keeps the rest.
  case changed(PlanRequest)
  case cancelled
  /// A saved plan was looked at or left; the conversation is free again.
  case finished
  /// The person saw the failure; back to where it left off.
  case recovered
  // Results of effects
  /// The household was read; `asking` is the first unsettled question, nil for none.
  case contextLoaded(asking: HouseholdQuestion?, PlanRequest)
  case planGenerated(MealPlan)
  case groceryGenerated(GroceryList)
  case costEstimated(Draft)
  case withinBudget
  case overBudget(limit: Money)
  case budgetOptimized(Draft)
  /// Swaps alone did not do it: make a new plan that is cheap from the start.
  case budgetNotReached(PlanRequest)
  case varietyFailed(RegenerationReason, PlanRequest)
  case requestAdjusted(PlanRequest)
  case planSaved(MealPlan)
  /// An effect failed; `resume` says what is still on the table.
  case failed(PlanningError, resume: Resumable)

  /// The case's name, as the arrows and the chart show it.
  package var name: EventName {
    switch self {
    case .planRequested: .planRequested
    case .questionSettled: .questionSettled
    case .questionRepeated: .questionRepeated
    case .approved: .approved
    case .rejected: .rejected
    case .declined: .declined
    case .changed: .changed
    case .cancelled: .cancelled
    case .finished: .finished
    case .recovered: .recovered
    case .contextLoaded: .contextLoaded
    case .planGenerated: .planGenerated
    case .groceryGenerated: .groceryGenerated
    case .costEstimated: .costEstimated
    case .withinBudget: .withinBudget
    case .overBudget: .overBudget
    case .budgetOptimized: .budgetOptimized
    case .budgetNotReached: .budgetNotReached
    case .varietyFailed: .varietyFailed
    case .requestAdjusted: .requestAdjusted
    case .planSaved: .planSaved
    case .failed: .failed
    }
  }
}

/// An event without its payload.
package enum EventName: String, CaseIterable, Codable, Sendable, Hashable {
  case planRequested, questionSettled, questionRepeated, approved, rejected, declined, changed
  case cancelled, finished, recovered
  case contextLoaded, planGenerated, groceryGenerated, costEstimated, withinBudget, overBudget
  case budgetOptimized, budgetNotReached, varietyFailed, requestAdjusted, planSaved, failed
}
