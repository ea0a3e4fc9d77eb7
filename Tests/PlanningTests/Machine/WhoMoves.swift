@testable import Planning

// Who moves a state on: what the laws of the arrows are told by.
extension StateName {
  /// True where the next word is a person's; false while an effect's result is due.
  var waitsForPerson: Bool {
    switch self {
    case .idle, .onboarding, .awaitingApproval, .planReady, .error: true
    case .gatheringContext, .generatingPlan, .generatingGrocery, .estimatingCost, .budgetCheck,
      .optimizingBudget, .regenerating, .savingPlan:
      false
    }
  }
}

extension EventName {
  /// True for a person's act, which out of place is answered and changes nothing; false for an
  /// effect's result, which out of place is a fault of ours.
  var isPersonsAct: Bool {
    switch self {
    case .planRequested, .questionSettled, .questionRepeated, .approved, .rejected, .declined, .changed,
      .cancelled, .finished, .recovered:
      true
    case .contextLoaded, .planGenerated, .groceryGenerated, .costEstimated, .withinBudget, .overBudget,
      .budgetOptimized, .budgetNotReached, .varietyFailed, .requestAdjusted, .planSaved, .failed:
      false
    }
  }
}
