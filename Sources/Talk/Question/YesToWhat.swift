/// Open for one line after a change to the plan on the table could not be made: a bare yes would answer nothing, and
/// must not save the plan that was to be different.
struct YesToWhat: OpenQuestion {
  static let name = "unclear yes"
  var slot: String? { "approval" }
  func choices(_ words: Wording) -> [String] { ["looks good"] }

  func answer(_ said: Said, _ turn: inout Turn) -> Bool {
    guard said.role == .yes, said.facts.isEmpty, turn.state.draft != nil else { return false }
    turn.say(YesUnclear())
    return true
  }

  func ask(_ turn: inout Turn) {}
  func outlasts(_ act: IntentAct?) -> Bool { false }
}

/// Opens it where the request was to change the plan on the table and nothing came of it.
func askWhatFor(after intent: Intent, _ turn: inout Turn) {
  guard intent.reshapes, turn.state.draft != nil, turn.state.questions.isEmpty,
    turn.replies.contains(where: { $0.status == .nothingFits || $0.status == .refused })
  else { return }
  turn.state.questions.push(YesToWhat())
}
