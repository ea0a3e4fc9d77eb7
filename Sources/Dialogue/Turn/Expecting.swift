package import Kitchen
package import Language
import Planning
import Values

extension DialogueState {
  /// The open question, for the recogniser: only it takes a bare answer.
  package var expectation: Expectation? {
    // A yes or no is due before anything else is answered.
    guard confirming == nil else { return nil }
    if awaitedRating != nil { return Expectation(intent: "rate", slot: "stars", entity: "rating") }
    if case .onboarding(let asking, _) = planning { return asking.expectation }
    if pendingSwap != nil { return Expectation(intent: "show_day", slot: "day", entity: "day") }
    return nil
  }

  /// The question asked now and those that would come after it; none when nothing of a household is asked.
  package func questions(of household: Household) -> [Expectation] {
    guard confirming == nil, awaitedRating == nil, case .onboarding(let asking, _) = planning else {
      return []
    }
    let later = HouseholdQuestion.allCases.drop { $0 != asking }.dropFirst()
    return ([asking] + later.filter { !household.settled.contains($0) }).map(\.expectation)
  }

  /// Facts that templates may require: what the talk is about.
  package var facts: [String: String] {
    var facts: [String: String] = [:]
    switch focus {
    case .nothing: break
    case .plan: facts["focus"] = "plan"
    case .list: facts["focus"] = "list"
    case .household: facts["focus"] = "household"
    case .offer: facts["focus"] = "offer"
    case .help: facts["focus"] = "help"
    case .pantry: facts["focus"] = "pantry"
    case .money: facts["focus"] = "money"
    case .spending: facts["focus"] = "spending"
    case .search: facts["focus"] = "search"
    case .day: facts["focus"] = "day"
    case .recipe: facts["focus"] = "recipe"
    }
    if offer != nil { facts["offer"] = "open" }
    if draft != nil { facts["table"] = "plan" }
    return facts
  }
}

extension HouseholdQuestion {
  fileprivate var expectation: Expectation {
    Expectation(intent: "household_tell", slot: slot, entity: slot)
  }

  /// The slot of `plan_week` and `household_tell` that answers it, and the bare answer it takes.
  var slot: String {
    switch self {
    case .size: "size"
    case .avoids: "avoid"
    case .budget: "budget"
    case .cuisines: "cuisine"
    }
  }
}

/// What to say when a conversation is picked up again: the open question, or the plan on the table.
package func resumption(
  of state: DialogueState, world: World, lead: Question.Lead
) -> [Response] {
  let turn = Turn(state, world: world, identities: IdentitySource(replica: 0, turn: 0))
  switch state.planning {
  case .onboarding(let asking, _): return [turn.question(asking, lead)]
  case .awaitingApproval(let draft):
    return [
      .draft(
        draft, change: lead == .resumed ? .resumed : .again, leftOut: turn.leftOut,
        nutrition: turn.nutrition(of: draft.plan))
    ]
  case .idle, .gatheringContext, .generatingPlan, .generatingGrocery, .estimatingCost, .budgetCheck,
    .optimizingBudget, .regenerating, .savingPlan, .planReady, .error:
    return []
  }
}
