/// Who speaks: a name that was given for them (`--as`, "my name is Nora"), so that what "I" avoid is theirs and not everybody's.
extension Turn {
  /// The person a word names; "I" and "me" are the one who speaks, where their name was given.
  package func person(_ word: String) -> String {
    if PersonWords(word) == .lastNamed, state.memory[LastGuest.self] == nil, let last = lastPerson {
      return last.name
    }
    if Self.own.contains(word.lowercased()), let speaker { return speaker }
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
    let isOneOfSeveral = isOneOfSeveral(facts)
    func person(_ word: String) -> String {
      guard Self.own.contains(word.lowercased()) else { return self.person(word) }
      return named ?? speaker ?? (isOneOfSeveral ? Member.unnamedSpeaker : word)
    }
    // "Max is 9 and he hates onions": whoever was named in the same breath, and not whoever was spoken of before.
    var last: String?
    func told(_ word: String) -> String {
      if PersonWords(word) == .lastNamed, let last { return last }
      if case .named = PersonWords(word) { last = word }
      return person(word)
    }
    return ofGuestsNamed(facts).map { fact in
      switch fact {
      case .avoids(let who?, let avoidance): .avoids(person: told(who), avoidance)
      case .unknownFood(let who?, let word): .unknownFood(person: told(who), word)
      case .eatsFish(let who?): .eatsFish(person: told(who))
      case .age(let who, let years): .age(person: told(who), years)
      default: fact
      }
    }
  }

  /// The name of the one who speaks; what they are kept as where something is kept of them and no name was given.
  private var speaker: String? {
    world.speaker ?? household.members.map(\.name).first { $0 == Member.unnamedSpeaker }
  }

  /// Whether others live here, so that what "I" avoid is not everybody's: a number said, or somebody known.
  private func isOneOfSeveral(_ facts: [HouseholdFact]) -> Bool {
    if let size = household.size { return size > 1 }
    return !household.members.isEmpty
      || facts.contains { fact in
        switch fact {
        case .size(let number): number > .one
        case .roles(let count): count > 1
        default: false
        }
      }
  }

  /// "My girlfriend Noor comes on Friday, she's halal": who was just named as coming, and not whoever was spoken of before.
  private func ofGuestsNamed(_ facts: [HouseholdFact]) -> [HouseholdFact] {
    var guest: (day: Day, name: String)?
    return facts.map { fact in
      switch fact {
      case .guestsOn(let day, 1, let names) where names.count == 1 && !Visitor.isUnnamed(names[0]):
        guest = (day, names[0])
        return fact
      case .avoids(let who?, let avoidance):
        guard let guest, PersonWords(who) == .lastNamed else { return fact }
        return .visitorAvoids(guest.day, name: guest.name, avoidance, isKnown: true)
      case .unknownFood(let who?, let word):
        guard let guest, PersonWords(who) == .lastNamed else { return fact }
        return .visitorAvoids(guest.day, name: guest.name, Avoidance(.food(word)), isKnown: false)
      default: return fact
      }
    }
  }

  private static let own: Set<String> = ["i", "me", "myself", "i'm", "im"]
}
