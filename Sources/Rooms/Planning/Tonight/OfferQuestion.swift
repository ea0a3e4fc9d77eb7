import Talk

/// Dishes are on offer, as long as the state holds them. An invitation: nothing waits for an answer.
struct OfferQuestion: OpenQuestion {
  static let name = "offer"
  var slot: String? { nil }

  func choices(_ words: Wording) -> [String] { [] }

  func answer(_ said: Said, _ turn: inout Turn) -> Bool {
    guard let offer = turn.state.offer, !offer.meals.isEmpty, turn.state.asked == nil else { return false }
    // Where a plan waits, a yes or no is about the plan.
    let isAlone = turn.state.draft == nil
    let wasShown = turn.state.focus.topic == .offer
    switch said.role {
    case .choose?:
      let count = said.slots.number("count")?.rounded
      guard let reference = said.slots.choice else {
        // "That one", of several: which.
        if offer.meals.count == 1 { choose(.number(1), for: count, &turn) } else { askWhich(offer, &turn) }
        return true
      }
      choose(reference, for: count, &turn)
    // What was shown last is meant before a plan that waits behind it.
    case .yes? where wasShown && !isAlone && said.facts.isEmpty, .approve? where wasShown && !isAlone:
      if offer.meals.count == 1 { choose(.number(1), &turn) } else { askWhich(offer, &turn) }
    case .leave? where wasShown && !isAlone: leave(&turn)
    case .yes? where isAlone && said.facts.isEmpty: choose(.number(1), &turn)
    case .approve? where isAlone && wasShown: choose(.number(1), &turn)
    case .no? where isAlone && said.facts.isEmpty: offerMore(&turn)
    case .leave? where isAlone: leave(&turn)
    case .unsure?, .skip?: turn.say(Undecided())
    case .clarify? where isAlone: turn.say(OfferWaits(count: offer.meals.count))
    case .again? where wasShown:
      turn.say(
        OfferShown(offer, isNewKitchen: false, leftOut: turn.world.leftOut(for: turn.household)))
    default: return false
    }
    return true
  }

  private func askWhich(_ offer: Offer, _ turn: inout Turn) {
    turn.say(OfferWaits(count: offer.meals.count), focus: turn.state.focus)
  }

  /// It is not put again: it stands on the screen.
  func ask(_ turn: inout Turn) {}

  func leave(_ turn: inout Turn) {
    turn.state.offer = nil
    turn.state.unfilled = nil
    turn.say(OfferPutAway())
  }

  func outlasts(_ act: IntentAct?) -> Bool { true }
}
