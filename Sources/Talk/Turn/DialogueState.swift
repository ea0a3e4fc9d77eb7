/// The open conversation of one person: what planning waits for, the questions that are open, and what
/// "it" and "the second one" mean.
package struct DialogueState: Equatable, Sendable, Codable {
  /// Grows when the stored form changes. Form 2 is still read: its open questions are let go.
  package static let version = 3
  package static let readable = 2...version

  package var planning: PlanningState
  /// Questions that wait for an answer, the last one on top.
  package var questions = QuestionStack()
  /// Tonight's numbered dishes, when the last word was an offer.
  package var offer: Offer?
  /// What was shown last: "it", and what "repeat" shows again.
  package var focus: Focus
  /// The order that found no plan: news about the household tries it again.
  package var unfilled: PlanOrder?
  /// Lines in a row that were not understood.
  package var failures = 0
  /// What single rooms remember of the conversation.
  package var memory = Memory()
  /// The request said last, for a line that corrects or repeats it.
  package var last: LastRequest?

  package init(planning: PlanningState = .idle, offer: Offer? = nil, focus: Focus = .nothing) {
    (self.planning, self.offer, self.focus) = (planning, offer, focus)
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    planning = try fields.decode(PlanningState.self, forKey: .planning)
    offer = try fields.decodeIfPresent(Offer.self, forKey: .offer)
    unfilled = try fields.decodeIfPresent(PlanOrder.self, forKey: .unfilled)
    failures = try fields.decode(Int.self, forKey: .failures)
    questions = try fields.decodeIfPresent(QuestionStack.self, forKey: .questions) ?? QuestionStack()
    memory = try fields.decodeIfPresent(Memory.self, forKey: .memory) ?? Memory()
    // Form 2 wrote these two in another way; what "it" meant is let go with them.
    focus = (try? fields.decodeIfPresent(Focus.self, forKey: .focus)) ?? .nothing
    last = (try? fields.decodeIfPresent(LastRequest.self, forKey: .last)) ?? nil
  }

  /// The plan on the table, when one waits for approval.
  package var draft: Draft? {
    switch planning {
    case .awaitingApproval(let draft), .budgetCheck(let draft), .optimizingBudget(let draft, _),
      .savingPlan(let draft), .error(_, .approval(let draft)):
      draft
    default: nil
    }
  }

  /// The question of the household that planning waits for.
  package var asked: HouseholdQuestion? {
    if case .onboarding(let asking, _) = planning { asking } else { nil }
  }

  /// The talk as it goes on that day: dishes offered for an evening gone by are no longer on offer, and a
  /// plan on the table whose last day has passed is no longer waiting for a yes.
  package func current(on today: Day) -> DialogueState {
    var state = self
    if let offer, offer.request.day < today {
      state.offer = nil
      state.questions.closeAll()
      if focus.topic == .offer { state.focus = .nothing }
    }
    if let last = draft?.plan.meals.map(\.day).max(), last < today {
      state.planning = .idle
      state.questions.closeAll()
      state.focus = .nothing
    }
    return state
  }

  /// Facts that sentences may require: what the talk is about.
  package var facts: [String: String] {
    var facts: [String: String] = [:]
    if focus.topic != .nothing { facts["focus"] = focus.topic.rawValue }
    if offer != nil { facts["offer"] = "open" }
    if draft != nil { facts["table"] = "plan" }
    return facts
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
  /// Whether there are others that fit; nil where nobody looked.
  package var hasMore: Bool?

  package init(
    meals: [PlannedMeal], request: SingleMealRequest, isPlanned: Bool, replaces: Day? = nil,
    hasMore: Bool? = nil
  ) {
    (self.meals, self.request, self.isPlanned, self.replaces) = (meals, request, isPlanned, replaces)
    self.hasMore = hasMore
  }
}
