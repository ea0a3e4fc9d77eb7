import Talk

/// What is to be forgotten about the household.
enum Forgettable: Hashable, Sendable, Codable {
  case member(String)
  /// Somebody who was here and left: a member, or one of the guests.
  case leaver(String)
  /// Somebody who lived here and moved out: the table has one less.
  case mover(String)
  /// All who are staying for a while.
  case guests
  case avoidance(person: String?, Avoided)
  case budget, cuisines
  /// All members and guests, with what they avoid.
  case everyone
  /// What anybody avoids; the people stay.
  case everythingAvoided
  /// All that was told about the household.
  case everything

  /// What the slots of a request name; none when they name nothing.
  static func named(in slots: Slots) -> [Forgettable] {
    let people = slots.words("person")
    let what = slots.word("what")
    // A food nobody knows was kept as it was said, and is forgotten so.
    let avoided = slots.values("avoid").compactMap { $0.avoided ?? $0.word.map { .food($0) } }
    if !avoided.isEmpty {
      let owners = people.isEmpty ? [nil] : people.map(Optional.some)
      return owners.flatMap { person in avoided.map { .avoidance(person: person, $0) } }
    }
    if !people.isEmpty {
      return people.map { what == "moved" ? .mover($0) : what == "person" ? .leaver($0) : .member($0) }
    }
    switch what {
    case "guests": return [.guests]
    case "budget": return [.budget]
    case "cuisines": return [.cuisines]
    case "everyone": return [.everyone]
    case "avoid": return [.everythingAvoided]
    case "everything": return [.everything]
    default: return []
    }
  }
}

extension Forgettable {
  /// What "I" may have again is lifted of the one who speaks, where they are known to avoid it; "she" who does not live
  /// here is whoever was spoken of last.
  func bySpeaker(_ turn: Turn) -> Forgettable {
    func named(_ word: String) -> String { PersonWords(word) == .lastNamed ? turn.person(word) : word }
    switch self {
    case .member(let word): return .member(named(word))
    case .leaver(let word): return .leaver(named(word))
    case .mover(let word): return .mover(named(word))
    default: break
    }
    guard case .avoidance(let word?, let avoided) = self, case let name = turn.person(word), name != word,
      let member = turn.household.member(called: name).map({ turn.household.members[$0] }),
      member.avoids.contains(where: { $0.what == avoided })
    else { return self }
    return .avoidance(person: name, avoided)
  }
}

/// Something about the household that went.
enum GoneFact: Hashable, Sendable {
  case member(PersonName)
  case oneGuest, allGuests
  /// Nil: what nobody here ate.
  case avoidance(of: String?, Avoided)
  case budget, cuisines, everything
}

/// How somebody of the household is called.
enum PersonName: Hashable, Sendable {
  /// "Emma", "the baby".
  case own(String)
  /// "Mum" of "your mum": what they are to those who told. Such a one may be staying as a guest.
  case role(String)

  /// The name as the household keeps it; see `PersonWords`.
  init(_ kept: String) {
    let words = kept.split(separator: " ", maxSplits: 1)
    self = words.count == 2 && words[0] == "your" ? .role(String(words[1])) : .own(kept)
  }
}

/// The household without what is to be forgotten, and what went; nothing went when that is empty.
func forgetting(
  _ things: [Forgettable], in household: Household
) -> (household: Household, gone: [GoneFact]) {
  things.reduce((household, [])) { soFar, thing in
    let next = forgetting(thing, in: soFar.0)
    return (next.household, soFar.1 + next.gone)
  }
}

private func forgetting(
  _ thing: Forgettable, in household: Household
) -> (household: Household, gone: [GoneFact]) {
  var household = household
  var gone: [GoneFact] = []
  switch thing {
  case .member(let word):
    let name = household.name(of: PersonWords(word)) ?? word
    if let index = household.members.firstIndex(where: { $0.isCalled(name) }) {
      gone = [.member(PersonName(household.members.remove(at: index).name))]
    }
  case .leaver(let word):
    let known = forgetting(.member(word), in: household)
    // "Your mum" may be known for what she can't eat and still be a guest; Emma is of the house.
    let isGuest =
      household.guests > 0 && known.gone.allSatisfy { if case .member(.role) = $0 { true } else { false } }
    household = known.household
    if isGuest { household.guests -= 1 }
    gone = isGuest ? [.oneGuest] : known.gone
  case .mover(let word):
    let known = forgetting(.member(word), in: household)
    household = known.household
    gone = known.gone
    // Where all who live here are known by name, somebody nobody knows can't have moved out.
    let mayBeUnnamed = household.size.map { household.members.count + 1 < $0 } ?? false
    if let size = household.size, size > 1, !gone.isEmpty || mayBeUnnamed {
      household.size = size - 1
      if gone.isEmpty { gone = [.member(PersonName(word))] }
    }
  case .guests:
    if household.guests > 0 { gone = [household.guests == 1 ? .oneGuest : .allGuests] }
    household.guests = 0
  case .avoidance(let word, let avoided):
    return lifting(avoided, of: household.name(of: PersonWords(word)), in: household)
  case .budget:
    if household.budget != nil { gone = [.budget] }
    household.budget = nil
  case .cuisines:
    if !household.cuisines.isEmpty { gone = [.cuisines] }
    household.cuisines = []
  case .everyone:
    let guests = forgetting(.guests, in: household)
    gone = household.members.map { .member(PersonName($0.name)) } + guests.gone
    household = guests.household
    household.members = []
  case .everythingAvoided:
    let avoided = household.avoids.map(\.what) + household.members.flatMap { $0.avoids.map(\.what) }
    return forgetting(avoided.map { .avoidance(person: nil, $0) }, in: household)
  case .everything:
    if household != Household() { gone = [.everything] }
    household = Household()
  }
  return (household, gone)
}

/// Takes one avoidance off a member. Where nobody is named it is what holds for the whole table, and only where
/// nothing does, off every member: what one of them can't have is never lifted with what all were said to avoid.
private func lifting(
  _ avoided: Avoided, of person: String?, in household: Household
) -> (household: Household, gone: [GoneFact]) {
  var household = household
  var gone: [GoneFact] = []
  if person == nil, household.avoids.lose(avoided) { return (household, [.avoidance(of: nil, avoided)]) }
  for index in household.members.indices where person.map(household.members[index].isCalled) ?? true {
    if household.members[index].avoids.lose(avoided) {
      gone.append(.avoidance(of: household.members[index].name, avoided))
    }
  }
  return (household, gone)
}

extension Member {
  fileprivate func isCalled(_ name: String) -> Bool { self.name.lowercased() == name.lowercased() }
}

extension [Avoidance] {
  /// Takes out whatever avoids that; false when nothing did.
  fileprivate mutating func lose(_ avoided: Avoided) -> Bool {
    let before = count
    removeAll { $0.what == avoided }
    return count < before
  }
}
