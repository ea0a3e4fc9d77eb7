/// Notes guests of single evenings beside whatever else was told with them, and says so. Evenings gone by are left
/// as they were.
package func keepEvenings(_ hearing: HouseholdHearing, _ turn: inout Turn) {
  for guests in hearing.evenings where guests.day >= turn.world.today {
    var note = turn.world.evenings.note(on: guests.day)
    note.seat(guests.guests, usually: hearing.household.eaters)
    note.note(guests.visitors)
    if note.isPlain { turn.remove(note) } else { turn.put(note) }
  }
  if !hearing.evenings.isEmpty { turn.say(VisitorsNoted(hearing.evenings.map(\.day), turn)) }
}

/// What the household is after these facts. What is told of somebody who comes on one evening holds for that evening.
package func hearing(of facts: [HouseholdFact], _ turn: Turn) -> HouseholdHearing {
  updateFamilyPreferences(turn.household, with: ofVisitors(turn.bySpeaker(facts), turn))
}

/// What is told of somebody who is noted as coming, and lives nowhere here, is told of every evening they come.
private func ofVisitors(_ facts: [HouseholdFact], _ turn: Turn) -> [HouseholdFact] {
  facts.flatMap { fact -> [HouseholdFact] in
    switch fact {
    case .avoids(let person?, let avoidance):
      let guests = visits(of: person, turn)
      return guests.isEmpty
        ? [fact] : guests.map { .visitorAvoids($0.day, name: $0.name, avoidance, isKnown: true) }
    case .unknownFood(let person?, let word):
      let guests = visits(of: person, turn)
      return guests.isEmpty
        ? [fact]
        : guests.map { .visitorAvoids($0.day, name: $0.name, Avoidance(.food(word)), isKnown: false) }
    default: return [fact]
    }
  }
}

/// The guest of that name and the evenings they come, from today on; for "he", whoever of the guests was told of last.
private func visits(of person: String, _ turn: Turn) -> [LastGuest] {
  if PersonWords(person) == .lastNamed {
    guard let last = turn.state.memory[LastGuest.self], last.day >= turn.world.today else { return [] }
    return [last]
  }
  let name = Visitor.name(person)
  guard name != Visitor.unnamed,
    !turn.household.members.contains(where: { $0.name.lowercased() == name.lowercased() })
  else { return [] }
  return turn.world.evenings.visits(of: name).filter { $0.day >= turn.world.today }
    .map { LastGuest(name: name, day: $0.day) }
}
