import Talk

/// "Berit has no restrictions": nothing is written by it, and nothing that is noted of somebody is erased by it. Of a known
/// person with limits it says that they stay, since an allergy is only ever taken back by its name.
func hearOfNoLimits(_ said: Said, _ turn: inout Turn) {
  let word = said.slots.word("person") ?? ""
  // Of "she" nothing is guessed.
  guard case .named = PersonWords(word) else {
    return turn.say(NothingToAvoid(name: nil, keepsLimits: false), focus: householdInFocus)
  }
  let name = turn.household.name(of: PersonWords(turn.person(word)))
  let member = name.flatMap { turn.household.member(called: $0) }.map { turn.household.members[$0] }
  turn.say(
    NothingToAvoid(name: member?.name ?? name ?? word, keepsLimits: !(member?.avoids.isEmpty ?? true)),
    focus: householdInFocus)
}
