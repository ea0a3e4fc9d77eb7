package import Kitchen

/// What is to be forgotten about the household.
package enum Forgettable: Hashable, Sendable, Codable {
  case member(String)
  case avoidance(person: String?, Avoided)
  case budget
  case cuisines
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
    }
  }
  return (household, gone)
}
