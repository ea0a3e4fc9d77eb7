/// Who moves in by these facts counts once: whoever is of the house already adds nobody ("Tom moved in", told of Tom who is
/// known), whoever came as a guest till now is one more ("Otis lives with us now"), and so is one who "lives here now" beside
/// a house of which everybody is known by name.
func countingMoves(_ facts: [HouseholdFact], _ turn: Turn) -> [HouseholdFact] {
  let names = facts.compactMap { if case .called(let known) = $0 { known } else { nil } }
  guard !names.isEmpty else { return facts }
  let isKnown = names.map { known in
    turn.household.member(called: known.given ?? known.kept) != nil
  }
  let known = isKnown.count { $0 }
  if known > 0 {
    return facts.compactMap { fact in
      guard case .moved(let more) = fact, more > 0 else { return fact }
      return more > known ? .moved(more - known) : nil
    }
  }
  let words = plainWords(turn.said.said)
  let isNews = words.contains("now") && !living.isDisjoint(with: words)
  let tellsHowMany = facts.contains { fact in
    switch fact {
    case .size, .moved, .roles, .corrected, .guests: true
    default: false
    }
  }
  guard isNews, !tellsHowMany, turn.household.size != nil, names.count == 1 else { return facts }
  let wasGuest = names.contains { known in
    turn.world.weeklyEaters.contains { $0.habit == .comes && $0.isCalled(known.given ?? known.kept) }
  }
  return wasGuest || isWholeHouseNamed(turn) ? [.moved(1)] + facts : facts
}

/// Somebody who came as a guest is one of the house: they no longer sit down on top of it on any evening.
func unseatGuest(_ name: String, _ turn: inout Turn) {
  for var note in turn.world.notedEvenings
  where note.visitors.contains(where: { Visitor.isSame($0.name, name) }) {
    note.visitors.removeAll { Visitor.isSame($0.name, name) }
    note.guests = max(0, note.guests - 1)
    keepEvening(note, &turn)
  }
}

/// Words of living somewhere, or of having come to.
let living: Set<String> = ["lives", "live", "living", "moved", "moves"]

/// Whether everybody who lives here has a name, so that whoever else is named lives elsewhere till now.
package func isWholeHouseNamed(_ turn: Turn) -> Bool {
  let household = turn.household
  let isSpeakerNamed = household.member(called: turn.world.speaker ?? Member.unnamedSpeaker) != nil
  return household.members.count + (isSpeakerNamed ? 0 : 1) >= household.eaters
}
