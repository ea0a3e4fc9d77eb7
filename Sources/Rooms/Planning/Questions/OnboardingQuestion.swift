import Talk

/// One of the four questions a new kitchen is asked, open as long as planning waits for its answer.
/// Source: 004 §5; requirements MP-S1.
struct OnboardingQuestion: OpenQuestion {
  static let name = "onboarding"

  var asking: HouseholdQuestion
  /// What is planned once all are answered.
  var order: PlanOrder

  /// Nil when none of the four is open.
  init?(in state: DialogueState) {
    guard case .onboarding(let asking, let order) = state.planning else { return nil }
    (self.asking, self.order) = (asking, order)
  }

  var slot: String? { Self.slot(of: asking) }

  /// The slot that answers a question, in the intents that plan a week and that tell of the household; also
  /// the entity it takes bare.
  static func slot(of question: HouseholdQuestion) -> String {
    switch question {
    case .size: "size"
    case .avoids: "avoid"
    case .budget: "budget"
    case .cuisines: "cuisine"
    }
  }

  func choices(_ words: Wording) -> [String] { HouseholdAsked.answers(to: asking).lines }

  func expects(_ world: World, in state: DialogueState) -> [Expectation] {
    let household = world.household ?? Household()
    let later = HouseholdQuestion.allCases.drop { $0 != asking }.dropFirst()
    let open = [asking] + later.filter { !household.settled.contains($0) }
    return open.compactMap { question in
      let slot = Self.slot(of: question)
      return world.house.expectation(.tell, slot: slot, entity: slot)
    }
  }

  func answer(_ said: Said, _ turn: inout Turn) -> Bool {
    switch said.role {
    case .tell?:
      // The facts hold all that the sentence's slots repeat.
      said.slots.readAll()
      sayWeeklyBudgets(said.facts, &turn)
      hear(said.facts, &turn)
      if asking == .cuisines, !said.recognition.unexplained.isEmpty {
        turn.say(NotTakenIn(words: said.recognition.unexplained.joined(separator: ", ")))
      }
    case .yes? where said.facts.isEmpty: failToRead(&turn)
    // "No" is the question's own no: nobody avoids anything, no limit, no preference. So is a bare "nobody".
    case .no? where said.facts.isEmpty || said.recognition.layer == .entity:
      if asking == .size { failToRead(&turn) } else { pass(.next, &turn) }
    case .yes?, .no?: hear(said.facts, &turn)
    case .choose?:
      // A number that answers nothing here is an answer that can't be read.
      guard turn.state.offer == nil, case .number? = said.slots.choice else { return false }
      failToRead(&turn)
    case .skip?: pass(.next, &turn)
    case .back?: return goBack(&turn)
    case .again?: askAgain(.again, &turn)
    case .why?, .clarify?: askAgain(.why, &turn)
    case .unsure?:
      turn.say(Undecided())
      askAgain(.again, &turn)
    case .leave?: leave(&turn)
    case .startOver?: startOver(&turn)
    default: return false
    }
    return true
  }

  func unreadable(_ turn: inout Turn) -> Bool {
    failToRead(&turn)
    return true
  }

  /// Comes back after something else was said.
  func ask(_ turn: inout Turn) { turn.say(householdAsked(asking, .again, turn)) }

  func settle(_ turn: inout Turn) {
    turn.unsay { $0 is HouseholdAsked }
    pass(.next, &turn)
  }

  func leave(_ turn: inout Turn) { putPlanAway(&turn) }
  func outlasts(_ act: IntentAct?) -> Bool { true }
}

/// The question as it is put now.
func householdAsked(
  _ asking: HouseholdQuestion, _ lead: HouseholdAsked.Lead, factoriesNote: Bool = false,
  problems: [FactProblem] = [], told: [HouseholdFact] = [], _ turn: Turn
) -> HouseholdAsked {
  let slot = OnboardingQuestion.slot(of: asking)
  return HouseholdAsked(
    asking: asking, lead: lead, household: turn.household,
    prompt: turn.world.grammar.intent(planWeekIntent.name)?.slot(slot)?.ask ?? "",
    factoriesNote: factoriesNote, problems: problems, told: told)
}
