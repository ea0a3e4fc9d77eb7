/// "No, he comes tomorrow", behind a guest who was told of for tonight: the one visit, on another evening.
/// Source: issue 13, laws 2 and 8.
package struct MovedVisit {
  /// Whoever it is, with what they must not have.
  package let visitor: Visitor
  /// The evening that was told first, from today on, and the one they come instead.
  package let from, to: Day

  /// Nil where the facts are of anybody else or of no other evening, and of one visit more ("he comes on Friday too").
  package init?(_ facts: [HouseholdFact], _ turn: Turn) {
    let words = plainWords(turn.said.said).drop { Self.openers.contains($0) }
    guard let first = words.first, Self.pronouns.contains(first), Set(words).isDisjoint(with: Self.again),
      facts.count == 1, case .guestsOn(let day, 1, let names) = facts[0], names.allSatisfy(Visitor.isUnnamed),
      let last = turn.state.memory[LastGuest.self], last.day >= turn.world.today, last.day != day,
      let known = turn.world.evenings.note(on: last.day).visitors.first(where: {
        Visitor.key($0.name) == Visitor.key(last.name)
      })
    else { return nil }
    (visitor, from, to) = (known, last.day, day)
  }

  /// Keeps that they were told of last, as coming on the new evening.
  package func remember(_ turn: inout Turn) {
    turn.state.memory[LastGuest.self] = LastGuest(name: visitor.name, day: to)
  }

  private static let openers: Set<String> = [
    "no", "sorry", "actually", "wait", "oh", "and", "but", "ok", "okay", "so", "then", "oops",
  ]
  private static let pronouns: Set<String> = ["he", "hes", "she", "shes", "they"]
  private static let again: Set<String> = ["too", "also", "again", "both", "well", "back", "another"]
}
