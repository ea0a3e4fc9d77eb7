/// Keeps what is different about an evening. A plain one is kept too where it stands against somebody's habit ("Oliver
/// isn't coming this Wednesday"), and else not noted.
package func keepEvening(_ note: EveningNote, _ turn: inout Turn) {
  let isHabitual =
    turn.world.weeklyEaters.contains { $0.weekdays.contains(note.day.weekday) }
    || turn.world.fixedDishes.contains { $0.own != nil && $0.weekday == note.day.weekday }
    || turn.world.plateHabits.contains { $0.weekdays.contains(note.day.weekday) }
  if note.isPlain, !isHabitual { turn.remove(note) } else { turn.put(note) }
}

/// Notes guests of single evenings beside whatever else was told with them, and says so. Evenings gone by are left
/// as they were.
package func keepEvenings(_ hearing: HouseholdHearing, _ turn: inout Turn) {
  for guests in hearing.evenings where guests.day >= turn.world.today {
    var note = turn.world.evenings.note(on: guests.day)
    // "The guests on Saturday are vegan": they are counted already.
    let areCounted =
      !guests.visitors.isEmpty && guests.visitors.allSatisfy { Visitor.isUnnamed($0.name) }
      && note.unnamed(usually: hearing.household.eaters) > 0
    let seated = guests.visitors.filter { isSeated($0.name, turn) }
    if !areCounted { note.seat(guests.guests - seated.count, usually: hearing.household.eaters) }
    // What one of the house can't have is kept with them; of nobody else is it passed over.
    note.note(
      guests.visitors.filter { one in
        !seated.contains(one) || !one.avoids.isEmpty && turn.household.member(called: one.name) == nil
      }.map { asKnown($0, turn) })
    keepEvening(note, &turn)
  }
  if !hearing.evenings.isEmpty { turn.say(VisitorsNoted(hearing.evenings.map(\.day), turn)) }
}

/// Whether somebody said to come sits at the table of every evening already: a husband or wife who is known here, and
/// whoever of the house comes home ("Leo is coming home late on Friday").
package func isSeated(_ name: String, _ turn: Turn) -> Bool {
  let words = Utterance(turn.said.said).tokens.map(\.text)
  let comesHome = zip(words, words.dropFirst()).contains { comings.contains($0) && $1 == "home" }
  let isKnown = turn.household.member(called: name) != nil
  return turn.household.isPartner(name) && (isKnown || comesHome) || comesHome && isKnown
}

private let comings: Set<String> = ["come", "comes", "coming", "gets", "getting", "be", "is", "back"]

/// What the household is after these facts. What is told of somebody who comes on one evening holds for that evening.
package func hearing(of facts: [HouseholdFact], _ turn: Turn) -> HouseholdHearing {
  updateFamilyPreferences(
    turn.household, with: ofVisitors(turn.bySpeaker(facts).map { known($0, turn) }, turn))
}

/// A word that foods of the table are called by ("liver") is no unknown food: dishes are checked for it.
private func known(_ fact: HouseholdFact, _ turn: Turn) -> HouseholdFact {
  guard case .unknownFood(let person, let word) = fact,
    turn.world.catalogue.table.knows(.food(word.lowercased()))
  else { return fact }
  return .avoids(person: person, Avoidance(.food(word.lowercased())))
}

/// What is told of somebody who is noted as coming, and lives nowhere here, is told of every evening they come.
private func ofVisitors(_ facts: [HouseholdFact], _ turn: Turn) -> [HouseholdFact] {
  facts.flatMap { fact -> [HouseholdFact] in
    switch fact {
    case .guestsOn(let day, 1, let names) where names.allSatisfy(Visitor.isUnnamed):
      // "A guest on Saturday is vegan": one of those who are counted already.
      let isOneOfThem = facts.contains {
        if case .visitorAvoids(day, let name, _, _) = $0 { Visitor.isUnnamed(name) } else { false }
      }
      let unnamed = turn.world.evenings.note(on: day).unnamed(usually: turn.household.eaters)
      return isOneOfThem && unnamed > 0 ? [] : [fact]
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
  if Visitor.isUnnamed(person) {
    let usual = turn.household.eaters
    let next = turn.world.evenings.filter { $0.day >= turn.world.today && $0.unnamed(usually: usual) > 0 }
    return next.min { $0.day < $1.day }.map { [LastGuest(name: Visitor.unnamed, day: $0.day)] } ?? []
  }
  guard name != Visitor.unnamed, !turn.world.weeklyEaters.contains(where: { $0.isCalled(name) }),
    turn.household.member(called: name) == nil
  else { return [] }
  return turn.world.evenings.visits(of: name).filter { $0.day >= turn.world.today }
    .map { LastGuest(name: name, day: $0.day) }
}

/// What is told of somebody who comes on some days of every week is kept with them, and holds on those days alone.
/// Gives back the facts told of others.
package func keepOfWeekly(_ facts: [HouseholdFact], _ turn: inout Turn) -> [HouseholdFact] {
  countingMoves(facts, turn).flatMap { fact -> [HouseholdFact] in
    // "Otis is ten today": who only eats along is no second person of the house, one without limits.
    if case .age(let person, _) = fact, turn.household.member(called: person) == nil,
      let eater = turn.world.weeklyEaters.first(where: { $0.isCalled(person) && $0.habit == .comes })
    {
      turn.say(WeeklyDiet(eater, isAgeLeftOut: true))
      return []
    }
    if case .called(let known) = fact, let name = known.given, turn.household.member(called: name) == nil,
      let eater = turn.world.weeklyEaters.first(where: { $0.isCalled(name) && $0.habit == .comes })
    {
      // "Otis lives with us now": one of the house, with the same limits.
      if !living.isDisjoint(with: plainWords(turn.said.said)) {
        turn.remove(eater)
        unseatGuest(eater.name, &turn)
        return [fact] + eater.avoids.map { .avoids(person: known.kept, $0) }
      }
      // "Wednesday is me and Nico and Lia": who eats along with limits is not counted once more, without them.
      turn.say(WeeklyDiet(eater))
      return []
    }
    let told: (person: String, avoidance: Avoidance)? =
      switch fact {
      case .avoids(let person?, let avoidance): (person, avoidance)
      case .unknownFood(let person?, let word): (person, Avoidance(.food(word)))
      default: nil
      }
    guard let told, var eater = turn.world.weeklyEaters.first(where: { $0.isCalled(told.person) }),
      eater.habit == .comes
    else { return [fact] }
    eater.add(told.avoidance)
    turn.put(eater)
    turn.say(WeeklyDiet(eater))
    return []
  }
}
