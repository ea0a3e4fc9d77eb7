/// Where a planning conversation stands. Source: 004 §5, every state by name.
package enum PlanningState: Hashable, Sendable, Codable {
  case idle
  case gatheringContext(PlanOrder)
  case onboarding(asking: HouseholdQuestion, PlanOrder)
  case generatingPlan(PlanRequest)
  case generatingGrocery(PlanRequest, MealPlan)
  case estimatingCost(PlanRequest, MealPlan, GroceryList)
  case budgetCheck(Draft)
  case optimizingBudget(Draft, limit: Money)
  case awaitingApproval(Draft)
  case regenerating(PlanRequest, RegenerationReason)
  case savingPlan(Draft)
  case planReady(MealPlan)
  case error(PlanningError, resume: Resumable)

  /// The case's name, as `--json` and the chart show it.
  package var name: StateName {
    switch self {
    case .idle: .idle
    case .gatheringContext: .gatheringContext
    case .onboarding: .onboarding
    case .generatingPlan: .generatingPlan
    case .generatingGrocery: .generatingGrocery
    case .estimatingCost: .estimatingCost
    case .budgetCheck: .budgetCheck
    case .optimizingBudget: .optimizingBudget
    case .awaitingApproval: .awaitingApproval
    case .regenerating: .regenerating
    case .savingPlan: .savingPlan
    case .planReady: .planReady
    case .error: .error
    }
  }
}

/// A state without its payload, spelled as in the source. Source: 004 §5.
package enum StateName: String, CaseIterable, Codable, Sendable, Hashable {
  case idle, gatheringContext, onboarding, generatingPlan, generatingGrocery, estimatingCost
  case budgetCheck, optimizingBudget, awaitingApproval, regenerating, savingPlan, planReady, error
}

/// What was asked for, before the household's answers complete it to a request.
package struct PlanOrder: Hashable, Sendable, Codable {
  package var days: [Day]
  package var wishes: [DayWish]
  /// Evenings of a saved plan that stay as they are while others change.
  package var kept: [PlannedMeal]
  /// Dishes not to offer again.
  package var excluded: [RecipeID]
  /// The next draw of ties.
  package var attempt: Int
  /// Failed answers to the open question in a row; after three the default stands.
  package var failures: Int
  /// What the dinners, or the plan, are wished to be beside that.
  @OrEmpty package var asks: [Wish]
  /// The till's limit for this plan alone; nil for the household's.
  package var budget: Money?
  /// A wish to pay no more than this.
  package var aim: Money?
  /// Cuisines for this plan alone; empty for the household's.
  @OrEmpty package var cuisines: [String]

  package init(
    days: [Day], wishes: [DayWish] = [], kept: [PlannedMeal] = [], excluded: [RecipeID] = [],
    attempt: Int = 0, failures: Int = 0, asks: [Wish] = [],
    budget: Money? = nil, cuisines: [String] = []
  ) {
    (self.days, self.wishes, self.kept, self.excluded) = (days, wishes, kept, excluded)
    (self.attempt, self.failures) = (attempt, failures)
    (self.asks, self.budget, self.cuisines) = (asks, budget, cuisines)
  }
}

/// Why a plan is made anew. Source: 004 §5.
package enum RegenerationReason: String, CaseIterable, Hashable, Sendable, Codable {
  case userRejected, lackOfVariety, budgetExceeded, missingDietaryFilter
}

/// Where an error leads back to.
package enum Resumable: Hashable, Sendable, Codable {
  case idle
  /// The plan is still on the table: a failed save, a failed change.
  case approval(Draft)
}
