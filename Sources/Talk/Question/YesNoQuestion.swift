/// Something that is done only after a yes. A yes has to be said plainly: a guess is asked about once more.
package protocol YesNoQuestion: OpenQuestion {
  /// What is asked, in words.
  var asked: any Reply { get }
  /// Does what was asked about.
  func carryOut(_ turn: inout Turn)
}

extension YesNoQuestion {
  package var slot: String? { "confirm" }
  package var takesBareYes: Bool { true }
  package func choices(_ words: Wording) -> [String] { ["yes", "no"] }

  package func answer(_ said: Said, _ turn: inout Turn) -> Bool {
    let isPlain = said.recognition.layer == .template && !said.recognition.fuzzy
    switch said.role {
    case .yes? where said.facts.isEmpty, .approve? where said.text.lowercased().hasPrefix("yes"):
      if isPlain { carryOut(&turn) } else { ask(&turn) }
    case .no? where said.facts.isEmpty, .leave?, .skip?, .back?: leave(&turn)
    case .unsure?, .clarify?, .again?, .protest?, .correct?: ask(&turn)
    default: return false
    }
    return true
  }

  package func ask(_ turn: inout Turn) {
    turn.state.questions.push(self)
    turn.say(asked)
  }

  package func settle(_ turn: inout Turn) {
    let kind = type(of: asked)
    turn.unsay { type(of: $0) == kind }
    carryOut(&turn)
  }

  package func leave(_ turn: inout Turn) { turn.say(LeftAsItIs()) }

  /// What nobody can read is no yes: the question is let go.
  package func unreadable(_ turn: inout Turn) -> Bool {
    turn.state.questions.close { type(of: $0).name == Self.name }
    return turn.world.house.openQuestion(in: turn.state)?.unreadable(&turn) ?? false
  }
}
