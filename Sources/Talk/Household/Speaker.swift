/// Who speaks: a name that was given for them (`--as`, "my name is Nora"), so that what "I" avoid is theirs and not everybody's.
extension Turn {
  /// The person a word names; "I" and "me" are the one who speaks, where their name was given.
  package func person(_ word: String) -> String {
    if PersonWords(word) == .lastNamed, state.memory[LastGuest.self] == nil, let last = lastPerson {
      return last.name
    }
    if Self.own.contains(word.lowercased()), let speaker = world.speaker { return speaker }
    guard case .named(let name) = PersonWords(word), let at = household.member(called: name) else {
      return word
    }
    // "My daughter Zosia" tells who Zosia is: said by name and role it stays so.
    let known = KnownAs(name)
    return known.role != nil && known.given != nil ? word : household.members[at].name
  }

  /// The facts with the one who speaks by name.
  package func bySpeaker(_ facts: [HouseholdFact]) -> [HouseholdFact] {
    // "My name is Nora, I can't have nuts": told in the same breath.
    var named: String?
    for case .speaker(let name) in facts { named = name }
    func person(_ word: String) -> String {
      if let named, Self.own.contains(word.lowercased()) { return named }
      return self.person(word)
    }
    return facts.map { fact in
      switch fact {
      case .avoids(let who?, let avoidance): .avoids(person: person(who), avoidance)
      case .unknownFood(let who?, let word): .unknownFood(person: person(who), word)
      case .eatsFish(let who?): .eatsFish(person: person(who))
      case .age(let who, let years): .age(person: person(who), years)
      default: fact
      }
    }
  }

  private static let own: Set<String> = ["i", "me", "myself", "i'm", "im"]
}
