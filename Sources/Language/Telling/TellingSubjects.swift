/// Of whom something is told: pronouns, whoever speaks, all of the house.
extension TellingReader {
  mutating func pronoun() -> Bool {
    let word = scan.word(at)
    begun = at
    defer { listEnd = max(listEnd, at) }
    if TellingWords.everyone.contains(word) { return household() }
    guard TellingWords.pronouns.contains(word) else { return false }
    // "My sister and I", at the end.
    guard at + 1 < scan.count else {
      guard word == "i", isListEnd else { return false }
      close()
      (found.speaks, found.isSpeakerListed) = (true, true)
      mention([speaker()])
      at += 1
      return true
    }
    if word == "we" { return household() }
    if word == "i" {
      if let name = named(behind: at) { return introduce(name) }
      let isOne = TellingWords.predicates.contains(scan.word(at + 1))
      guard isOne || scan.word(at + 1) == "and" || scan.tokens[at + 1].isSeparator else { return false }
      close()
      found.speaks = true
      if isListEnd { found.isSpeakerListed = true } else { pending = [] }
      mention([speaker()])
      at += 1
      if scan.word(at) == ",", let name = name(at + 1, isExpected: false),
        [",", "."].contains(scan.word(name.end))
      {
        give(name.text, to: speaker())
        at = name.end
      }
      attached()
      return true
    }
    if word == "they" {
      guard let group = theyMeant else { return false }
      close()
      pending = group
      at += 1
      attached()
      return true
    }
    guard let who = recent.last(where: { found.people[$0].may(be: word) }) else { return false }
    close()
    pending = []
    mention([who])
    at += 1
    // "He's nat", "she is called Rosa".
    if found.people[who].name == nil, ["is", "'s"].contains(scan.word(at)),
      let name = name(at + 1, isExpected: true), endsThere(name.end)
    {
      give(name.text, to: who)
      at = name.end
    }
    attached()
    return true
  }

  /// "My husband and I": one more of a list.
  var isListEnd: Bool { scan.word(at - 1) == "and" && !pending.isEmpty }

  /// Those named together; the one other where it is whoever speaks and somebody else.
  var theyMeant: [Int]? {
    let group = pending.count > 1 ? pending : last.count > 1 ? last : recent.last.map { [$0] } ?? []
    let others = group.filter { !found.people[$0].isSpeaker }
    return others.isEmpty ? nil : others
  }

  /// "I'm Agnes", "I am Olaf": the name, where one stands there.
  func named(behind i: Int) -> (text: String, end: Int)? {
    guard ["am", "'m"].contains(scan.word(i + 1)) else { return nil }
    // "I'm single mother of two, Katya".
    var at = i + 2
    skip(
      ["a", "an", "the", "single", "mum", "mom", "mother", "dad", "father", "of", "two", "three", "four"],
      in: scan, at: &at)
    if at > i + 2 { return scan.word(at) == "," ? name(at + 1, isExpected: false) : nil }
    return name(
      i + 2,
      isExpected: scan.tokens.indices.contains(i + 2) && scan.tokens[i + 2].isCapitalised || endsThere(i + 3))
  }

  func endsThere(_ at: Int) -> Bool {
    at >= scan.count || scan.tokens[at].isSeparator
      || ["i", "and", "he", "she", "we"].contains(scan.word(at))
  }

  mutating func introduce(_ name: (text: String, end: Int)) -> Bool {
    close()
    found.speaks = true
    give(name.text, to: speaker())
    mention([speaker()])
    at = name.end
    // "I'm Agnes Holm".
    if scan.tokens.indices.contains(at), scan.tokens[at].isCapitalised,
      self.name(at, isExpected: false) != nil, endsThere(at + 1)
    {
      at += 1
    }
    attached()
    return true
  }

  /// "Nobody likes beets", "we keep kosher", "neither of us cares for spicy food": told of the house, as it is said.
  mutating func household() -> Bool {
    let isWe = scan.word(at) == "we"
    var next = at + 1
    skip(["of", "us", "only", "all", "both"], in: scan, at: &next)
    let verbs: Set<String> = [
      "eat", "eats", "keep", "hate", "hates", "like", "likes", "love", "avoid", "dont", "cant", "cares",
      "care", "must", "never",
    ]
    guard verbs.contains(scan.word(next)) else {
      if isWe { found.speaks = true }
      return false
    }
    close()
    (pending, last) = ([], [])
    found.speaks = found.speaks || isWe
    let end = clauseEnd(next)
    let rest = scan.utterance.text(tokens: next + 1..<end)
    let verb = scan.word(next)
    // "So we avoid egg for him": of one of them.
    if ["avoid", "skip", "dont"].contains(verb), ["him", "her", "them"].contains(scan.word(end - 1)),
      scan.word(end - 2) == "for", end - 2 > next + 1,
      let who = recent.last.flatMap({ found.people[$0].subject })
    {
      found.told.append("\(who) can't have \(scan.utterance.text(tokens: next + 1..<end - 2))")
      at = end
      return true
    }
    let isNone = ["neither", "none", "nobody", "noone"].contains(scan.word(at))
    if isNone, ["likes", "like", "cares", "care"].contains(verb) {
      found.told.append("we dislike \(rest.hasPrefix("for ") ? String(rest.dropFirst(4)) : rest)")
    } else if isNone {
      found.told.append("nobody \(verb) \(rest)")
    } else {
      let word =
        verb.hasSuffix("s") && !isWe ? String(verb.dropLast()) : scan.utterance.text(tokens: next..<next + 1)
      found.told.append("we \(word) \(rest)")
    }
    at = end
    return true
  }

  mutating func speaker() -> Int {
    if let own = found.people.firstIndex(where: \.isSpeaker) { return own }
    takePlace(of: ToldPerson(isSpeaker: true))
    found.people.append(ToldPerson(isSpeaker: true))
    return found.people.count - 1
  }

  mutating func give(_ name: String, to person: Int) {
    if found.people[person].name == nil { found.people[person].name = name }
  }

  mutating func mention(_ people: [Int]) {
    // Said one after the other they are a list; all else begins anew, and so does who is told of again.
    let isList = (listEnd..<max(listEnd, begun)).allSatisfy { Self.joints.contains(scan.word($0)) }
    if !isList || pending.contains(where: people.contains) { pending = [] }
    pending.removeAll(where: people.contains)
    pending += people
    recent.removeAll(where: people.contains)
    recent += people
  }

  /// Somebody: the one who was told of already by that name or role, or one more.
  @discardableResult mutating func add(_ person: ToldPerson) -> Int {
    let known = found.people.firstIndex { other in
      if let name = person.name, let own = other.name { return name.lowercased() == own.lowercased() }
      if let role = person.role, other.role == role { return person.name == nil || other.name == nil }
      return person.isSpeaker && other.isSpeaker
    }
    if let known {
      found.people[known].name = found.people[known].name ?? person.name
      found.people[known].role = found.people[known].role ?? person.role
      mention([known])
      return known
    }
    takePlace(of: person)
    found.people.append(person)
    mention([found.people.count - 1])
    return found.people.count - 1
  }

  /// "Two adults, one toddler … I'm Ann, my partner Ruth", "two foster kids, Tyler and Kayleigh": who is named later was counted before.
  mutating func takePlace(of person: ToldPerson) {
    guard person.heads == 1 else { return }
    let isChild = person.isChild || ["son", "daughter", "toddler"].contains(person.role ?? "")
    let isAdult = person.isSpeaker || person.role != nil && !isChild
    guard
      let group = found.people.firstIndex(where: { other in
        other.heads > 0 && other.isUnnamedGroup
          && (other.isChild ? !isAdult : isAdult || person.role == nil && !isChild)
      })
    else { return }
    found.people[group].heads -= 1
  }
}
