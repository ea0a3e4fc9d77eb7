import Kitchen
import Planning

extension Turn {
  /// Neither yes nor no: nothing is decided, and what waits goes on waiting.
  mutating func waitUndecided() {
    switch state.planning {
    case .onboarding(let asking, let order):
      if plan(.questionRepeated(failures: order.failures)) {
        responses += [.talk(.undecided), question(asking, .again)]
      }
    case .awaitingApproval, .idle, .gatheringContext, .generatingPlan, .generatingGrocery,
      .estimatingCost, .budgetCheck, .optimizingBudget, .regenerating, .savingPlan, .planReady, .error:
      say(state.draft != nil || state.offer != nil ? .talk(.undecided) : .notNow(.nothingAsked))
    }
  }

  /// "What do you mean?": the open question's reason, or what the plan or the dishes wait for, else what can
  /// be said here.
  mutating func clarify() {
    if case .onboarding = state.planning {
      explain(nil, nil)
    } else if state.draft != nil {
      say(.talk(.planWaits))
    } else if let offer = state.offer, !offer.meals.isEmpty {
      say(.talk(.offerWaits(offer.meals.count)))
    } else {
      help()
    }
  }
}
