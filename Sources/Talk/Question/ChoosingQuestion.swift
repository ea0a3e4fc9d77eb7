/// A numbered list was shown: the next number does what stands there. A list is an invitation, not a
/// question that insists: any request that is understood lets it go.
package struct ChoosingQuestion: OpenQuestion {
  package static let name = "choosing"
  package var slot: String? { "choice" }
  package var takesBareYes: Bool { choices.count == 1 && asksWhich }

  package var choices: [Choice]
  /// False for a list of things found, which can be looked through without choosing.
  package var asksWhich: Bool
  /// What was said and would be noted by a choice: left without one, it is told that it was not.
  package var told: String?
  package init(_ choices: [Choice], asksWhich: Bool, told: String? = nil) {
    (self.choices, self.asksWhich, self.told) = (choices, asksWhich, told)
  }

  package func choices(_ words: Wording) -> [String] {
    takesBareYes ? ["yes", "no"] : (1...max(1, choices.count)).map(String.init)
  }

  package func choice(for said: Said) -> Choice? {
    switch said.role {
    case .choose?:
      // A bare number is a place in the list, even where some dish is called "2".
      if let number = Int(said.text), choices.indices.contains(number - 1) { return choices[number - 1] }
      switch said.slots.choice {
      case .number(let number)?: return choices.indices.contains(number - 1) ? choices[number - 1] : nil
      case .last?: return choices.last
      default: return nil
      }
    case .yes? where said.facts.isEmpty && choices.count == 1: return choices[0]
    default: return nil
    }
  }

  package func answer(_ said: Said, _ turn: inout Turn) -> Bool {
    switch said.role {
    case .more? where asksWhich, .no? where asksWhich && said.facts.isEmpty:
      // "No" to a guess leaves what was told of an allergy unread.
      if let told { rememberHarm(told, &turn) }
      turn.say(NotNow.noneMeant)
      return true
    case .leave? where asksWhich:
      // Only this question is let go: the plan on the table stays.
      turn.say(LeftAsItIs())
      return true
    case .choose?:
      guard case .number = said.slots.choice, turn.state.offer == nil else { return false }
      turn.state.questions.push(self)
      turn.say(NotNow.noSuchChoice(of: choices.count))
      return true
    default: return false
    }
  }

  package func ask(_ turn: inout Turn) { turn.state.questions.push(self) }
  package func outlasts(_ act: IntentAct?) -> Bool { false }
}
