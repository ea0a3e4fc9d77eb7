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

/// What is told of somebody who is noted as coming on one evening, and lives nowhere here, is told of that evening.
private func ofVisitors(_ facts: [HouseholdFact], _ turn: Turn) -> [HouseholdFact] {
  facts.map { fact in
    switch fact {
    case .avoids(let person?, let avoidance):
      guest(person, turn).map { .visitorAvoids($0.day, name: $0.name, avoidance, isKnown: true) } ?? fact
    case .unknownFood(let person?, let word):
      guest(person, turn).map {
        .visitorAvoids($0.day, name: $0.name, Avoidance(.food(word)), isKnown: false)
      } ?? fact
    default: fact
    }
  }
}

/// The guest of that name and the next evening they come; for "he", whoever of the guests was told of last.
private func guest(_ person: String, _ turn: Turn) -> LastGuest? {
  if PersonWords(person) == .lastNamed {
    return turn.state.memory[LastGuest.self].flatMap { $0.day >= turn.world.today ? $0 : nil }
  }
  let name = Visitor.name(person).lowercased()
  guard name != Visitor.unnamed, !turn.household.members.contains(where: { $0.name.lowercased() == name })
  else {
    return nil
  }
  return turn.world.evenings.first { note in
    note.day >= turn.world.today && note.visitors.contains { $0.name.lowercased() == name }
  }.map { LastGuest(name: Visitor.name(person), day: $0.day) }
}
