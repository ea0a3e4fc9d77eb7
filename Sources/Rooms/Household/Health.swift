import Talk

/// Keeps what was told of an illness, or lets it go; plans and answers say from then on what they don't check.
/// Source: requirements MP-36.
func noteHealth(_ said: Said, _ turn: inout Turn) {
  let person = said.slots.word("person").flatMap { turn.household.name(of: PersonWords(turn.person($0))) }
  let lifts = said.slots.word("mode") == "forget"
  let note: HealthNote
  switch (said.slots.value("condition"), said.slots.word("illness")) {
  case (.item(_, let id, let words)?, _): note = HealthNote(person: person, condition: id, words: words)
  case (_, "sugar"?): note = HealthNote(person: person, condition: "diabetes", words: highSugar)
  case (_, let illness?): note = HealthNote(person: person, condition: illness, words: softFood)
  default: return sayPlainly(said, &turn)
  }
  if lifts {
    let known = turn.world.healthNotes.filter {
      $0.condition == note.condition && (person == nil || $0.isAbout(person ?? ""))
    }
    for note in known { turn.remove(note) }
    return turn.say(HealthForgotten(notes: known, asked: note))
  }
  turn.put(note)
  turn.say(HealthNoted(note: note), focus: householdInFocus)
}

/// The notes about whom these things name, taken away and told; nothing where there are none.
func forgetHealth(of things: [Forgettable], _ turn: inout Turn) -> Bool {
  let gone = turn.world.healthNotes.filter { note in
    things.contains { thing in
      switch thing {
      case .member(let name), .leaver(let name), .mover(let name):
        turn.household.name(of: PersonWords(turn.person(name))).map { note.isAbout($0) } ?? false
      case .everything, .everyone: true
      case .guests, .avoidance, .budget, .cuisines, .everythingAvoided: false
      }
    }
  }
  for note in gone { turn.remove(note) }
  if !gone.isEmpty { turn.say(HealthForgotten(notes: gone, asked: nil)) }
  return !gone.isEmpty
}
