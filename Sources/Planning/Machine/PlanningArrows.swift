/// One legal move of the planning machine: in this state, this event leads there.
package struct PlanningArrow: Hashable, Sendable {
  package let from: StateName
  package let event: EventName
  package let to: StateName

  package init(_ from: StateName, _ event: EventName, _ to: StateName) {
    (self.from, self.event, self.to) = (from, event, to)
  }
}

/// Every legal move, written once. `PlanningMachine.step` and this table are tested against each
/// other both ways, and the chart is made from it.
///
/// An event with two arrows out of one state goes by its payload: is there a question left, is a draft still
/// on the table. Source: 004 §5; requirements, Decisions, Machine; design §4.
package enum PlanningArrows {
  /// In the order of the conversation; each arrow once.
  package static let all: [PlanningArrow] =
    [
      PlanningArrow(.idle, .planRequested, .gatheringContext),
      PlanningArrow(.gatheringContext, .contextLoaded, .onboarding),
      PlanningArrow(.gatheringContext, .contextLoaded, .generatingPlan),
      PlanningArrow(.onboarding, .questionSettled, .onboarding),
      PlanningArrow(.onboarding, .questionRepeated, .onboarding),
      PlanningArrow(.onboarding, .questionSettled, .generatingPlan),
      PlanningArrow(.onboarding, .planRequested, .gatheringContext),
      PlanningArrow(.generatingPlan, .planGenerated, .generatingGrocery),
      PlanningArrow(.generatingPlan, .varietyFailed, .regenerating),
      PlanningArrow(.generatingGrocery, .groceryGenerated, .estimatingCost),
      PlanningArrow(.estimatingCost, .costEstimated, .budgetCheck),
      PlanningArrow(.budgetCheck, .withinBudget, .awaitingApproval),
      PlanningArrow(.budgetCheck, .overBudget, .optimizingBudget),
      PlanningArrow(.optimizingBudget, .budgetOptimized, .awaitingApproval),
      PlanningArrow(.optimizingBudget, .budgetNotReached, .regenerating),
      PlanningArrow(.awaitingApproval, .approved, .savingPlan),
      PlanningArrow(.awaitingApproval, .rejected, .regenerating),
      PlanningArrow(.awaitingApproval, .declined, .idle),
      PlanningArrow(.awaitingApproval, .changed, .generatingPlan),
      PlanningArrow(.awaitingApproval, .planRequested, .gatheringContext),
      PlanningArrow(.regenerating, .requestAdjusted, .generatingPlan),
      PlanningArrow(.savingPlan, .planSaved, .planReady),
      PlanningArrow(.planReady, .finished, .idle),
      PlanningArrow(.planReady, .planRequested, .gatheringContext),
      PlanningArrow(.error, .recovered, .idle),
      PlanningArrow(.error, .recovered, .awaitingApproval),
      PlanningArrow(.error, .planRequested, .gatheringContext),
    ] + making.map { PlanningArrow($0, .failed, .error) }
    + StateName.allCases.map { PlanningArrow($0, .cancelled, .idle) }

  /// Where an effect can fail.
  private static let making: [StateName] = [
    .gatheringContext, .generatingPlan, .generatingGrocery, .estimatingCost, .budgetCheck, .optimizingBudget,
    .regenerating, .savingPlan,
  ]
}
