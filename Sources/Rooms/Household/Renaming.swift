import Talk

/// Calls somebody who is known by another name; all that is noted of them stays theirs.
func rename(_ said: Said, _ turn: inout Turn) {
  guard let new = said.slots.word("name").flatMap(givenName),
    let word = said.slots.word("person") ?? spokenOfWithoutName(turn)
  else {
    return sayPlainly(said, &turn)
  }
  var house = turn.household
  guard let place = house.member(called: turn.person(word)) else {
    return turn.say(RenameRefused(person: PersonName(word), new: new, isTaken: false))
  }
  let old = house.members[place].name
  let known = KnownAs(role: KnownAs(old).role, given: new)
  if let other = house.member(called: new), other != place {
    return turn.say(RenameRefused(person: PersonName(old), new: new, isTaken: true))
  }
  house.members[place].name = known.kept
  turn.keep(house)
  for note in turn.world.healthNotes where note.isAbout(old) {
    turn.remove(note)
    turn.put(HealthNote(person: known.kept, condition: note.condition, words: note.words))
  }
  if let speaker = turn.world.speaker, Visitor.isSame(speaker, old) { turn.put(Setting(.speaker, new)) }
  turn.tell(MemberRenamed(old: old, new: known.kept))
  turn.say(Renamed(old: old, new: known.kept, household: house), focus: householdInFocus)
}

/// "My daughter is celiac", then "her name is Vera": whoever was spoken of last, where no name of theirs is known yet.
private func spokenOfWithoutName(_ turn: Turn) -> String? {
  guard let last = turn.lastPerson?.name, KnownAs(last).given == nil,
    let pronoun = plainWords(turn.said.said).first(where: { ["his", "her", "their"].contains($0) }),
    KinWords.may(plainWords(last), be: pronoun)
  else { return nil }
  return last
}

/// A name as it is written, of at most three words of letters; nil of anything else.
private func givenName(_ text: String) -> String? {
  let words = text.split(separator: " ")
  let marks: Set<Character> = ["-", "'", "’", "."]
  guard (1...3).contains(words.count), text.count <= 40,
    text.allSatisfy({ $0.isLetter || $0 == " " || marks.contains($0) })
  else { return nil }
  return writtenAsName(words.joined(separator: " "))
}
