import Talk

/// "Which day shall I change?": a swap that still lacks its day.
struct SwapDayQuestion: OpenQuestion {
  static let name = "swap day"
  var slot: String? { "day" }

  /// What was asked of the evening; its day is not said yet.
  var wish: DayWish
  init(_ wish: DayWish) { self.wish = wish }
  func choices(_ words: Wording) -> [String] { daysToChange(words) }

  func expects(_ world: World, in state: DialogueState) -> [Expectation] {
    [world.house.expectation(.day, slot: "day", entity: "day")].compactMap { $0 }
  }

  func answer(_ said: Said, _ turn: inout Turn) -> Bool {
    switch said.role {
    // A look at an evening gone by names no evening to change.
    case .day? where !said.slots.has("past"): swapDay(said.slots.dayWords ?? .noSuchDay(said.text), &turn)
    case .no? where said.facts.isEmpty, .leave?, .skip?, .back?: leave(&turn)
    case .unsure?:
      turn.say(Undecided())
      ask(&turn)
    case .clarify?, .again?: ask(&turn)
    default: return false
    }
    return true
  }

  private func swapDay(_ words: DayWords, _ turn: inout Turn) {
    switch words {
    case .noSuchDay(let said): turn.say(FactsRefused([.noSuchDay(said)]))
    case .day(let day):
      var wish = wish
      wish.day = day
      if let draft = turn.state.draft, draft.plan.meal(on: day) != nil {
        swap([wish], in: draft, &turn)
      } else {
        swap(SwapWords(wish), &turn)
      }
    }
  }

  /// Whatever could not be read, it was no day.
  func unreadable(_ turn: inout Turn) -> Bool {
    turn.state.questions.close { $0 is SwapDayQuestion }
    return false
  }

  func ask(_ turn: inout Turn) {
    turn.state.questions.push(self)
    let intent = turn.world.house.intent(for: .swap)
    turn.say(AskDay(prompt: turn.world.grammar.intent(intent?.name ?? "")?.slot("day")?.ask ?? ""))
  }

  func leave(_ turn: inout Turn) { turn.say(PlanLeft.change) }
}
