package import Kitchen
package import Planning
package import Values

/// The open conversation of one person: what planning waits for, and what "it" and "the second one" mean.
package struct DialogueState: Hashable, Sendable, Codable {
  /// Grows when the stored form changes; a newer form than the program's is dropped for `idle`.
  package static let version = 2

  package var planning: PlanningState
  /// Tonight's numbered dishes, when the last word was an offer.
  package var offer: Offer?
  /// What was shown last, for "repeat" and "why this one".
  package var focus: Focus
  /// Choices of an open "did you mean", as utterances that can be said.
  package var choices: [String]
  /// The day a swap was asked for without saying which: the next bare day answers it.
  package var pendingSwap: PendingSwap?
  /// The order that found no plan: news about the household tries it again.
  package var unfilled: PlanOrder?
  /// Lines in a row that were not understood.
  package var failures: Int
  /// The evening whose dinner was asked about last; no evening is asked about twice.
  package var lastAsked: Day?
  /// "How was it yesterday?" was the last thing said: the evening it asks about.
  package var awaitedRating: Day?
  /// Done once somebody says yes to it in the next line.
  package var confirming: Confirmable?
  /// The last search, for "more"; nil when there was none.
  package var search: SearchPlace?
  /// The request said last, for a line that corrects or repeats it.
  package var last: LastRequest?

  package init(
    planning: PlanningState = .idle, offer: Offer? = nil, focus: Focus = .nothing,
    choices: [String] = [], pendingSwap: PendingSwap? = nil,
    unfilled: PlanOrder? = nil, failures: Int = 0,
    lastAsked: Day? = nil, awaitedRating: Day? = nil, confirming: Confirmable? = nil,
    search: SearchPlace? = nil, last: LastRequest? = nil
  ) {
    self.planning = planning
    self.offer = offer
    self.focus = focus
    self.choices = choices
    self.pendingSwap = pendingSwap
    self.unfilled = unfilled
    self.failures = failures
    self.lastAsked = lastAsked
    self.awaitedRating = awaitedRating
    self.confirming = confirming
    self.search = search
    self.last = last
  }

  /// The line that an answer to "did you mean" stands for: a number its choice, a yes the only one.
  package func choice(by act: DialogueAct) -> String? {
    switch act {
    case .choose(.number(let number)) where choices.indices.contains(number - 1): choices[number - 1]
    case .choose(.last): choices.last
    case .affirm([]) where choices.count == 1: choices[0]
    default: nil
    }
  }

  /// The plan on the table, when one waits for approval.
  package var draft: Draft? {
    switch planning {
    case .awaitingApproval(let draft), .budgetCheck(let draft), .optimizingBudget(let draft, _),
      .savingPlan(let draft), .error(_, .approval(let draft)):
      draft
    case .idle, .gatheringContext, .onboarding, .generatingPlan, .generatingGrocery, .estimatingCost,
      .regenerating, .planReady, .error:
      nil
    }
  }
}

/// Dishes offered for one evening, and how they were asked for.
package struct Offer: Hashable, Sendable, Codable {
  package var meals: [PlannedMeal]
  package var request: SingleMealRequest
  /// The first one stands in the saved plan.
  package var isPlanned: Bool
  /// The evening of a plan whose dinner one of them would take the place of.
  package var replaces: Day?

  package init(
    meals: [PlannedMeal], request: SingleMealRequest, isPlanned: Bool, replaces: Day? = nil
  ) {
    self.meals = meals
    self.request = request
    self.isPlanned = isPlanned
    self.replaces = replaces
  }
}

/// The thing last talked about.
package enum Focus: Hashable, Sendable, Codable {
  case nothing, plan, list, household, offer, help, search, pantry, money
  /// A shopping trip just told, which a second amount corrects.
  case spending(ID<Spending>)
  case day(Day)
  case recipe(RecipeID, servings: Int)
}

/// A swap that still lacks its day.
package struct PendingSwap: Hashable, Sendable, Codable {
  package var wish: DayWish

  package init(wish: DayWish) { self.wish = wish }
}
