/// Who comes on single evenings, told beside facts about the household.
package struct VisitorsNoted: Reply, Hashable {
  package var notes: [EveningNote]
  /// How many eat on an evening like any other.
  package var usually: Int
  /// Who comes every week.
  package var weekly: [WeeklyEater]

  /// As they are noted on those days, from today on.
  package init(_ days: [Day], _ turn: Turn) {
    notes = days.filter { $0 >= turn.world.today }.map { turn.world.evenings.note(on: $0) }
    usually = turn.household.eaters
    weekly = turn.world.weeklyEaters
  }

  package func blocks(_ words: Wording) -> [Block] {
    .say(
      notes.map { eveningSentence($0, usually: usually, words.names, weekly: weekly) }.joined(separator: " "))
  }

  package func next(_ words: Wording) -> Closing { .none }

  /// The same evenings are told of once, as they stand at the end.
  package func before(_ later: any Reply) -> (any Reply)? {
    let told = (later as? VisitorsNoted)?.notes.map(\.day) ?? []
    return notes.allSatisfy { told.contains($0.day) } ? nil : self
  }
}

/// What somebody who comes every week can't have.
package struct WeeklyDiet: Reply, Hashable {
  package var eater: WeeklyEater
  /// Whether an age was told, which is kept of those alone who live here.
  package var isAgeLeftOut: Bool

  package init(_ eater: WeeklyEater, isAgeLeftOut: Bool = false) {
    (self.eater, self.isAgeLeftOut) = (eater, isAgeLeftOut)
  }

  package func blocks(_ words: Wording) -> [Block] {
    .say("\(capitalized(eater.name)): \(weeklyText(eater)).")
      + (isAgeLeftOut ? .say("I keep ages only of those who live here.") : [])
  }

  package func next(_ words: Wording) -> Closing {
    .say("plan the week", "what do you know about us", "undo")
  }
}
