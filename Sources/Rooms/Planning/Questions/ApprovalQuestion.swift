import Talk

/// "Is it good like this?": open as long as a plan on the table waits for a yes.
struct ApprovalQuestion: OpenQuestion {
  static let name = "approval"
  var slot: String? { "approval" }
  var isPatient: Bool { true }

  /// Nil when no plan waits.
  init?(in state: DialogueState) { guard case .awaitingApproval = state.planning else { return nil } }
  func choices(_ words: Wording) -> [String] { approvalLines }

  /// "Yes" binds to the plan; facts after it are a yes with a change, and the plan waits on.
  func answer(_ said: Said, _ turn: inout Turn) -> Bool {
    // Dishes on offer that were shown last are meant before the plan behind them; "looks good" is of the plan.
    if turn.state.offer != nil, turn.state.focus.topic == .offer, said.facts.isEmpty,
      [.yes, .leave].contains(said.role) || said.role == .approve && isOfThat(said.text)
    {
      return false
    }
    switch said.role {
    case .approve?: approvePlan(&turn)
    case .yes? where said.facts.isEmpty: approvePlan(&turn)
    case .no? where said.facts.isEmpty: turn.say(PlanNotNow.nothingToReject)
    case .yes?, .no?: return tellHousehold(said, &turn)
    // The note of an allergy that was not taken in offers "never mind" to be let go itself.
    case .leave?: if !letHarmGo(&turn) { leave(&turn) }
    // "Whatever", said to a plan: it waits.
    case .skip?, .unsure?: turn.say(Undecided())
    case .clarify?: turn.say(PlanWaits())
    case .startOver?: reject(.userRejected, &turn)
    case .again? where turn.state.focus.topic == .nothing: showPlan(&turn)
    default: return false
    }
    return true
  }

  /// The plan stays on the table without a word.
  func ask(_ turn: inout Turn) {}
  func settle(_ turn: inout Turn) { approvePlan(&turn) }
  func leave(_ turn: inout Turn) { putPlanAway(&turn) }
  func outlasts(_ act: IntentAct?) -> Bool { true }
}

/// "Ok do that".
private func isOfThat(_ line: String) -> Bool {
  let words = Utterance(line).tokens.map(\.text)
  return words.contains("that") && !words.contains("plan")
}

/// Passes the facts of a line on to the household; false when nobody takes facts.
private func tellHousehold(_ said: Said, _ turn: inout Turn) -> Bool {
  guard var choice = turn.choice(.tell, said.recognition.slots) else { return false }
  choice.details = said.recognition.details
  choice.said = said.text
  said.slots.readAll()
  turn.perform(choice)
  return true
}
