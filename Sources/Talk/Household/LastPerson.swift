/// Whoever of the house was spoken of last: "her", said in the next line, means them.
package struct LastPerson: Remembered {
  package static let name = "last person"

  /// As the household has it.
  package var name: String
  /// When they were spoken of; another day nobody is meant by it any more.
  package var day: Day?
  package init(_ name: String, on day: Day?) { (self.name, self.day) = (name, day) }
}

/// The guest who was told of last: "he can't have milk", said in the next line, is said of them.
package struct LastGuest: Remembered {
  package static let name = "last guest"

  /// As the evening has it; "a guest" where several came.
  package var name: String
  package var day: Day

  /// Who the facts spoke of last, where that is a guest; nil for somebody of the house. The second value tells whether
  /// they spoke of anybody.
  static func told(_ facts: [HouseholdFact]) -> (guest: LastGuest?, isTold: Bool) {
    for fact in facts.reversed() {
      switch fact {
      case .guestsOn(let day, _, let names):
        return (LastGuest(name: names.count == 1 ? names[0] : Visitor.unnamed, day: day), true)
      case .visitorAvoids(let day, let name, _, _): return (LastGuest(name: name, day: day), true)
      case .avoids(let person?, _), .unknownFood(let person?, _), .age(let person, _):
        if case .named = PersonWords(person) { return (nil, true) }
      case .called: return (nil, true)
      default: continue
      }
    }
    return (nil, false)
  }
}

/// Guests who were told of and do not come after all: what they must not eat is known when they come another day.
package struct FormerGuests: Remembered {
  package static let name = "former guests"

  package var visitors: [Visitor]

  /// With these, who come no more; the latest of a name counts.
  package init(_ known: FormerGuests?, and gone: [Visitor]) {
    let keys = Set(gone.map { Visitor.key($0.name) })
    visitors = Array(
      ((known?.visitors ?? []).filter { !keys.contains(Visitor.key($0.name)) } + gone).suffix(20))
  }
}

extension Turn {
  /// Keeps that somebody was spoken of by name.
  package mutating func rememberPerson(_ name: String) {
    // Whoever is told of for the first time lives here only once that is kept.
    let known = household.member(called: name).map { household.members[$0].name }
    state.memory[LastPerson.self] = LastPerson(known ?? name, on: world.today)
  }

  /// Whom "she" or "him" means: who was spoken of last today, else the only one named; nil where it may be any of
  /// several.
  package var lastPerson: Member? {
    let known = state.memory[LastPerson.self].flatMap { last -> Member? in
      guard last.day.map({ $0 == world.today }) ?? true else { return nil }
      // Who comes every week is no member, and was spoken of all the same.
      let weekly = world.weeklyEaters.first { $0.habit == .comes && $0.name == last.name }
      return household.members.first { $0.name == last.name } ?? weekly.map { Member(name: $0.name) }
    }
    return known ?? (household.members.count == 1 ? household.members.first : nil)
  }

  /// Keeps whom the facts spoke of last.
  package mutating func remember(of facts: [HouseholdFact]) {
    let told = LastGuest.told(facts)
    if told.isTold { state.memory[LastGuest.self] = told.guest }
    for fact in facts {
      switch fact {
      case .avoids(let person?, _), .unknownFood(let person?, _), .age(let person, _):
        if case .named(let name) = PersonWords(person) { rememberPerson(name) }
      case .called(let known): rememberPerson(known.kept)
      case .speaker(let name): put(Setting(.speaker, name))
      default: continue
      }
    }
  }
}
