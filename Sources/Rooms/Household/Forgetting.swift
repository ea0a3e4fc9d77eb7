import Talk

/// Forgets at once, or after a yes where an avoidance would be lifted or everything would go.
func forget(_ things: [Forgettable], _ turn: inout Turn) {
  let (kept, gone) = forgetting(things, in: turn.household)
  guard !gone.isEmpty else {
    if things.contains(where: { $0.isOfGuest(turn) }) { return ForgetQuestion(things: things).ask(&turn) }
    if forgetHealth(of: things, &turn) || takesFish(things, &turn) { return }
    if asksWhetherEaten(things, &turn) { return }
    let unknown = things.compactMap(\.namedThing)
    // "Delete the beef": nobody avoids it, and it lies in the freezer.
    if takesFromPantry(unknown, &turn) { return }
    if unknown.isEmpty {
      turn.say(NothingKnown())
    } else {
      turn.say(FactsRefused(unknown.map { .noSuchPerson($0) }))
    }
    return
  }
  let avoided = turn.household.getDietaryRestrictions()
  let stillAvoided = kept.getDietaryRestrictions()
  if things.contains(.everything) || !avoided.allSatisfy(stillAvoided.contains) {
    ForgetQuestion(things: things).ask(&turn)
  } else {
    forgetNow(things, &turn)
  }
}

/// Takes foods out of the pantry that were told to go without saying from where; false unless all of them are there.
private func takesFromPantry(_ names: [String], _ turn: inout Turn) -> Bool {
  func isAtHome(_ name: String) -> Bool { turn.world.pantry.contains { $0.name.mentions(name) } }
  guard !names.isEmpty, names.allSatisfy(isAtHome) else { return false }
  turn.perform(.takeFromPantry, names.map { SlotBinding(name: "supply", value: .text($0)) })
  return true
}

/// "Noura can eat butter?": asked, and nothing to forget.
private func asksWhetherEaten(_ things: [Forgettable], _ turn: inout Turn) -> Bool {
  guard turn.said.said.contains("?"), things.count == 1,
    case .avoidance(let person?, let avoided) = things[0],
    turn.household.member(called: person) != nil
  else { return false }
  turn.perform(
    .checkFood,
    [
      SlotBinding(name: "person", value: .text(person)),
      SlotBinding(name: "food", value: .text(avoided.thing)),
    ])
  return true
}

/// "Noor can have fish", of a vegetarian: somebody who eats fish and no other meat.
private func takesFish(_ things: [Forgettable], _ turn: inout Turn) -> Bool {
  guard things.count == 1, case .avoidance(let person?, let avoided) = things[0],
    avoided == .allergen(.fish) || avoided == .food("fish"),
    let place = turn.household.member(called: person),
    turn.household.members[place].avoids.contains(where: { $0.what == .diet(.vegetarian) })
  else { return false }
  noteFacts(HouseholdFact.fishEater(turn.household.members[place].name), &turn)
  return true
}

/// Forgets without asking.
private func forgetNow(_ things: [Forgettable], _ turn: inout Turn) {
  let lifted = liftGuestLimits(things, &turn)
  let (kept, others) = forgetting(things, in: turn.household)
  let gone = others + lifted
  guard !gone.isEmpty else { return turn.say(NothingKnown()) }
  let isEverything = things.contains(.everything)
  turn.keep(kept)
  _ = forgetHealth(of: things, &turn)
  // Who speaks is forgotten with everybody, or by name.
  if let speaker = turn.world.speaker, kept.member(called: speaker) == nil {
    turn.remove(Setting(.speaker, speaker))
  }
  if isEverything {
    for dish in turn.world.fixedDishes { turn.remove(dish) }
    for wish in turn.world.kitchen[StandingWish.self] { turn.remove(wish) }
  }
  turn.say(FactsForgotten(what: gone, household: kept))
  turn.tell(HouseholdForgotten(isEverything: isEverything))
}

/// Whether to forget what can't be guessed back. Only the very next line answers it.
struct ForgetQuestion: YesNoQuestion {
  static let name = "forget"

  var things: [Forgettable]

  var asked: any Reply { ForgettingAsked(things: things) }
  func carryOut(_ turn: inout Turn) { forgetNow(things, &turn) }
}

extension Forgettable {
  /// The person or thing that nothing is known about, as it was said; nil where none was named.
  fileprivate var namedThing: String? {
    switch self {
    case .member(let name), .leaver(let name), .mover(let name): name
    case .avoidance(_, let avoided): avoided.word
    case .guests, .budget, .cuisines, .everyone, .everythingAvoided, .everything: nil
    }
  }
}
