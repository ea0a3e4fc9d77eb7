package import Kitchen

/// What is to be forgotten about the household.
package enum Forgettable: Hashable, Sendable, Codable {
  case member(String)
  /// Somebody who was here and left: a member, or one of the guests.
  case leaver(String)
  /// All who are staying for a while.
  case guests
  case avoidance(person: String?, Avoided)
  case budget
  case cuisines
  /// All members and guests, with what they avoid.
  case everyone
  /// What anybody avoids; the people stay.
  case everythingAvoided
  /// All that was told about the household.
  case everything
}

/// The household without what is to be forgotten, and the words for what went; nothing went when the
/// list comes back empty.
package func forgetting(
  _ things: [Forgettable], in household: Household
) -> (household: Household, gone: [String]) {
  var household = household
  var gone: [String] = []
  for thing in things {
    switch thing {
    case .member(let word):
      let name = household.name(of: PersonWords(word)) ?? word
      guard let index = household.members.firstIndex(where: { $0.name.lowercased() == name.lowercased() })
      else { continue }
      gone.append(household.members[index].name)
      household.members.remove(at: index)
    case .leaver(let word):
      let known = forgetting([.member(word)], in: household)
      // "Your mum" may be known for what she can't eat and still be a guest; Emma is of the house.
      let isGuest = household.guests > 0 && (known.gone.isEmpty || known.gone[0].hasPrefix("your "))
      household = known.household
      if isGuest { household.guests -= 1 }
      gone += isGuest ? ["one guest"] : known.gone
    case .guests:
      if household.guests > 0 { gone.append(household.guests == 1 ? "one guest" : "the guests") }
      household.guests = 0
    case .avoidance(let word, let avoided):
      let person = household.name(of: PersonWords(word))
      for index in household.members.indices
      where person.map({ household.members[index].name.lowercased() == $0.lowercased() }) ?? true {
        let before = household.members[index].avoids.count
        household.members[index].avoids.removeAll { $0.what == avoided }
        if household.members[index].avoids.count < before {
          gone.append("\(household.members[index].name): \(avoided.word)")
        }
      }
      let before = household.avoids.count
      if person == nil { household.avoids.removeAll { $0.what == avoided } }
      if household.avoids.count < before { gone.append(avoided.word) }
    case .budget:
      if household.budget != nil { gone.append("budget") }
      household.budget = nil
    case .cuisines:
      if !household.cuisines.isEmpty { gone.append("cuisines") }
      household.cuisines = []
    case .everyone:
      gone += household.members.map(\.name)
      household.members = []
      let guests = forgetting([.guests], in: household)
      (household, gone) = (guests.household, gone + guests.gone)
    case .everythingAvoided:
      let avoided = household.avoids.map(\.what) + household.members.flatMap { $0.avoids.map(\.what) }
      let rest = forgetting(avoided.map { .avoidance(person: nil, $0) }, in: household)
      (household, gone) = (rest.household, gone + rest.gone)
    case .everything:
      if household != Household() { gone.append("everything you told me about your household") }
      household = Household()
    }
  }
  return (household, gone)
}
