import Talk

/// "Emma's allergy is gone": asks by name whether it may be let go; of several, which of them. A diet and what somebody merely
/// dislikes is no allergy, and stays.
func forgetAllergies(of people: [String], _ turn: inout Turn) {
  guard people.count == 1 else { return turn.say(FactsRefused([.avoidsOfWhom])) }
  let named = turn.person(people[0])
  guard let place = turn.household.member(called: turn.household.name(of: PersonWords(named)) ?? named) else {
    return turn.say(FactsRefused([.noSuchPerson(people[0])]))
  }
  let member = turn.household.members[place]
  let harmful = member.avoids.filter { avoidance in
    if case .diet = avoidance.what { return false }
    return avoidance.strength == .strict
  }
  if harmful.count == 1 { return forget([.avoidance(person: member.name, harmful[0].what)], &turn) }
  turn.say(AllergyUnclear(name: member.name, avoided: harmful.map(\.what.thing)))
}
