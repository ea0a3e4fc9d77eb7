import Kitchen
import Language
import Planning

// Taking back what was said about the household.
extension Turn {
  mutating func forget(_ things: [Forgettable]) {
    guard !things.isEmpty else {
      sayPlainly([Alternative(intent: "household_forget", summary: "", confidence: 0, example: "")])
      return
    }
    let gone = forgetting(things, in: household).gone
    guard !gone.isEmpty else {
      let named = things.compactMap { thing -> String? in
        switch thing {
        case .member(let name), .leaver(let name): name
        case .avoidance(_, let avoided): avoided.word
        case .guests, .budget, .cuisines, .everyone, .everythingAvoided, .everything: nil
        }
      }
      say(named.isEmpty ? .notNow(.nothingKnown) : .refused(named.map { .noSuchPerson($0) }))
      return
    }
    if things.contains(.everything) || !lifted(things).isEmpty {
      ask(.forget(things))
      return
    }
    forgetNow(things)
  }

  /// The avoidances that forgetting these things lifts: worth a yes first.
  private func lifted(_ things: [Forgettable]) -> [Avoidance] {
    let kept = forgetting(things, in: household).household.getDietaryRestrictions()
    return household.getDietaryRestrictions().filter { !kept.contains($0) }
  }

  /// Forgets without asking.
  mutating func forgetNow(_ things: [Forgettable]) {
    let (household, gone) = forgetting(things, in: household)
    keep(household)
    if things.contains(.everything) {
      for dish in world.kitchen.fixedDishes { change(.setFixedDish(dish.weekday, nil)) }
    }
    responses.append(.forgotten(household, what: gone))
    if let draft = state.draft { replan(draft) } else { askAgain(.again) }
  }
}
