/// How somebody is known: by a name, by what they are to the house, or by both.
package struct KnownAs: Hashable, Sendable {
  /// "daughter" of "your daughter Zosia"; nil where only a name is known.
  package let role: String?
  /// "Zosia"; nil of "your daughter".
  package let given: String?

  /// Reads a kept name: "Zosia", "your daughter" or "your daughter Zosia". A given name begins with a capital;
  /// "your sister's family" has none.
  package init(_ kept: String) {
    let words = kept.split(separator: " ")
    guard words.count > 1, ["your", "my", "our"].contains(words[0].lowercased()) else {
      // "Mum" by itself is what somebody is, and no name of theirs.
      let isRole = Self.sameRoles.contains { $0.contains(kept.lowercased()) }
      (role, given) = isRole ? (kept.lowercased(), nil) : (nil, kept)
      return
    }
    let named = words.dropFirst().firstIndex { $0.first?.isUppercase ?? false }
    let own = words[1..<(named ?? words.endIndex)]
    role = own.isEmpty ? nil : own.joined(separator: " ").lowercased().replacing("-", with: " ")
    given = named.map { words[$0...].joined(separator: " ") }
  }

  package init(role: String?, given: String?) { (self.role, self.given) = (role, given) }

  /// As the kitchen keeps it and says it: "your daughter Zosia".
  package var kept: String { [role.map { "your " + $0 }, given].compactMap(\.self).joined(separator: " ") }

  /// What tells roles apart: mum, mom and mother are one.
  fileprivate var roleKey: String? {
    guard let role else { return nil }
    return Self.sameRoles.first { $0.contains(role) }?.first ?? role
  }

  fileprivate static let partners: Set<String> = [
    "husband", "hubby", "wife", "wifey", "partner", "boyfriend", "girlfriend", "fiance", "fiancee", "spouse",
  ]

  private static let sameRoles = [
    ["mother", "mum", "mom", "mama", "mummy", "mommy"], ["father", "dad", "papa", "daddy"],
    ["grandmother", "grandma", "granny", "nana", "nan", "gran"], ["grandfather", "grandpa", "grandad"],
    ["husband", "hubby"], ["wife", "wifey"], ["stepmother", "stepmum", "stepmom"], ["stepfather", "stepdad"],
    ["fiance", "fiancee"], ["roommate", "flatmate", "housemate"],
  ]

  /// What tells given names apart, whatever their capitals; nil without one.
  fileprivate var key: String? { given?.lowercased() }

  /// Whether both may be one person: nothing that both say differs, and they share the name or the role.
  package func agrees(with other: KnownAs) -> Bool {
    if let key, let theirs = other.key {
      return key == theirs && (role == nil || other.role == nil || roleKey == other.roleKey)
    }
    return role != nil && roleKey == other.roleKey
  }

  /// All that both say.
  fileprivate func joined(with other: KnownAs) -> KnownAs {
    KnownAs(role: role ?? other.role, given: given ?? other.given)
  }
}

extension Household {
  /// The place of the member that a name means: who is kept by just that name, else the only one it fits. "Your
  /// daughter" is "your daughter Zosia" where no other daughter is known, and of two daughters neither.
  package func member(called name: String) -> Int? {
    if let same = members.firstIndex(where: { $0.name.lowercased() == name.lowercased() }) { return same }
    if Self.wordsForBaby.contains(name.lowercased()) {
      let babies = members.indices.filter { members[$0].age.map { $0 < 2 } ?? false }
      return babies.count == 1 ? babies[0] : nil
    }
    if let child = child(byOrder: name) { return child }
    // "Nana" is Nana Flo, the only one called so.
    let word = name.lowercased().split(separator: " ").last.map(String.init) ?? ""
    if Self.titles.contains(word) {
      let called = members.indices.filter { members[$0].name.lowercased().hasPrefix("\(word) ") }
      if called.count == 1 { return called[0] }
    }
    let known = KnownAs(name)
    let fitting = members.indices.filter { KnownAs(members[$0].name).agrees(with: known) }
    // The name tells more than the role: "my daughter Zosia" is Zosia, not the daughter nobody named.
    let named = fitting.filter { KnownAs(members[$0].name).key == known.key }
    if known.given != nil, named.count == 1 { return named[0] }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// "The younger one", "your youngest": the child that is kept by that word, or of whose age it is.
  private func child(byOrder words: String) -> Int? {
    let order = words.lowercased().split { $0 == " " || $0 == "-" }.map(String.init).filter {
      !["the", "your", "my", "our", "one", "kid", "child", "year", "old", "son", "daughter", "boy", "girl"]
        .contains($0)
    }
    guard order.count == 1, let kinds = Self.orders.first(where: { $0.contains(order[0]) }) else {
      return nil
    }
    let found = members.indices.filter { at in
      KnownAs(members[at].name).role?.split(separator: " ").first.map { kinds.contains(String($0)) } ?? false
    }
    return found.count == 1 ? found[0] : nil
  }

  private static let orders: [Set<String>] = [
    ["younger", "youngest", "little", "small", "smallest"], ["middle"],
    ["older", "oldest", "elder", "eldest", "big"],
  ]

  /// What a name begins with, and is said instead of it.
  private static let titles: Set<String> = [
    "nana", "nan", "nanna", "gran", "granny", "grandma", "grandpa", "grandad", "granddad", "mama", "papa",
    "aunt", "auntie", "uncle", "oma", "opa",
  ]

  /// The one baby of the house by no name.
  private static let wordsForBaby: Set<String> = [
    "the baby", "baby", "your baby", "the little one", "the infant", "your infant", "the toddler",
  ]

  /// Whether the name is that of a husband, wife or partner: told so in it, or known of the member it means.
  package func isPartner(_ name: String) -> Bool {
    let role = KnownAs(name).role ?? member(called: name).flatMap { KnownAs(members[$0].name).role }
    return role.map(KnownAs.partners.contains) ?? false
  }

  /// Notes that those are one person, who is a member from now on: what was told of either, under the name or under
  /// the role, is theirs. The place of that member.
  package mutating func identify(_ known: KnownAs) -> Int {
    let byName = known.given.flatMap { member(called: KnownAs(role: known.role, given: $0).kept) }
    let place: Int
    if let byName {
      place = byName
    } else {
      members.append(Member(name: known.kept))
      place = members.count - 1
    }
    members[place].name = KnownAs(members[place].name).joined(with: known).kept
    let other = members.indices.first { at in
      at != place && KnownAs(members[at].name).given == nil
        && KnownAs(members[at].name).roleKey == known.roleKey
    }
    guard let role = known.role, !role.isEmpty, let other else { return place }
    for avoidance in members[other].avoids { members[place].avoids.put(avoidance) }
    members[place].age = members[place].age ?? members[other].age
    members.remove(at: other)
    return other < place ? place - 1 : place
  }

  /// Whoever said "I" until now has that name: what was kept of them is theirs under it.
  package mutating func nameSpeaker(_ name: String) {
    let place = identify(KnownAs(name))
    guard let unnamed = members.firstIndex(where: { $0.name == Member.unnamedSpeaker }), unnamed != place
    else {
      return
    }
    for avoidance in members[unnamed].avoids { members[place].avoids.put(avoidance) }
    members[place].age = members[place].age ?? members[unnamed].age
    members.remove(at: unnamed)
  }

  /// The words by which each member may be spoken of, each with the name they are kept under: "Zosia" and "your
  /// daughter Zosia" of the latter.
  package var spokenNames: [(said: String, kept: String)] {
    members.flatMap { member -> [(said: String, kept: String)] in
      let known = KnownAs(member.name)
      guard known.role != nil, let given = known.given else { return [(member.name, member.name)] }
      return [(given, member.name), (member.name, member.name)]
    }
  }
}
