/// Somebody as a line names them: who lives here, "my nephew Jonas", "Emma's best friend Harper", "Mr. and Mrs. Rossi", "two boys".
struct CompanyWho {
  let scan: Scan
  /// Reads names as a telling of a household does.
  let names: TellingReader

  init(scan: Scan) {
    self.scan = scan
    names = TellingReader(scan: scan)
  }

  /// Those named from there on, joined by commas and "and".
  func people(at start: Int) -> (people: [CompanyPerson], end: Int)? {
    guard var (all, end) = one(at: start) else { return nil }
    while let next = joined(end), let (more, stop) = one(at: next) {
      all += more
      end = stop
    }
    return (all, end)
  }

  private func joined(_ at: Int) -> Int? {
    var next = at
    skip([",", "and", "&", "n", "+", "plus", "with"], in: scan, at: &next)
    return next > at ? next : nil
  }

  /// One of them; of "Mr. and Mrs. Rossi" both.
  func one(at start: Int) -> (people: [CompanyPerson], end: Int)? {
    if ["i", "me", "myself"].contains(scan.word(start)) {
      return ([CompanyPerson(isKnown: true, isSpeaker: true)], start + 1)
    }
    guard var found = couple(at: start) ?? role(at: start) ?? known(at: start) ?? named(at: start) else {
      return nil
    }
    if found.people.count == 1, let age = age(at: found.end) {
      found.people[0].age = age.text
      found.end = age.end
      skip(["now", "too", "already", "yesterday", "today"], in: scan, at: &found.end)
    }
    return found
  }

  /// "Mr. and Mrs. Rossi", "Mr and Mrs Rossi".
  private func couple(at start: Int) -> (people: [CompanyPerson], end: Int)? {
    var at = start
    guard ["mr", "mrs"].contains(scan.word(at)) else { return nil }
    at += 1
    skip(["."], in: scan, at: &at)
    guard scan.word(at) == "and", ["mr", "mrs"].contains(scan.word(at + 1)) else { return nil }
    at += 2
    skip(["."], in: scan, at: &at)
    guard at < scan.count, scan.tokens[at].isCapitalised else { return nil }
    let name = scan.utterance.text(tokens: at..<at + 1)
    return ([CompanyPerson(name: "Mr \(name)"), CompanyPerson(name: "Mrs \(name)")], at + 1)
  }

  private func known(at start: Int) -> (people: [CompanyPerson], end: Int)? {
    guard let list = scan.lexicon.parserLists.person,
      let match = scan.list(list, at: start).first(where: { !$0.isWeak }) ?? scan.list(list, at: start).first,
      case .item(_, _, let name) = match.value
    else { return nil }
    return ([CompanyPerson(name: name, isKnown: true)], match.end)
  }

  /// "Toms mum": whose she is, and not Tom.
  private func isOwner(_ start: Int, _ end: Int) -> Bool {
    end == start + 1 && scan.word(start).hasSuffix("s") && noun(at: end) != nil
      && !PersonWords.afterNames.contains(scan.word(end))
  }

  private func named(at start: Int) -> (people: [CompanyPerson], end: Int)? {
    guard isName(start), let name = names.name(start, isExpected: true) else { return nil }
    var person = CompanyPerson(name: name.text)
    var end = name.end
    // "Jo, my brother, comes": who it is behind the name.
    if scan.word(end) == ",", ["my", "our"].contains(scan.word(end + 1)), let role = noun(at: end + 2),
      role.heads == 1,
      [",", "-"].contains(scan.word(role.end))
    {
      person.role = scan.utterance.text(tokens: end + 1..<role.end).lowercased()
      end = role.end
    }
    return ([person], end)
  }

  /// A large letter amid a sentence, or a word nobody knows before what is told of somebody.
  private func isName(_ at: Int) -> Bool {
    guard at < scan.count, scan.tokens[at].kind == .word else { return false }
    let written = scan.utterance.text(tokens: at..<at + 1)
    let next = scan.word(at + 1)
    let isTold =
      TellingWords.predicates.contains(next) || ["he", "she", "they", "(", ":"].contains(next)
      || PresenceTold.comes(next)
    let isJoined =
      [",", "and", "n", "&", "+"].contains(next)
      || [",", "and", "n", "&", "+", "with", ":"].contains(scan.word(at - 1))
    if scan.tokens[at].isCapitalised {
      if written.count > 3, written == written.uppercased() { return false }
      let isHead = at == 0 || scan.tokens[at - 1].kind == .end
      return !isHead
        || (isTold || isJoined)
          && scan.lexicon.vocabulary.uses(scan.ids[at]).isDisjoint(with: [.function, .literal])
    }
    return (isTold || isJoined) && scan.lexicon.vocabulary.uses(scan.ids[at]).isEmpty
  }

  /// "My mother in law", "Tom's boss", "a friend", "two friends", "her little brother Max", "our neighbours".
  private func role(at start: Int) -> (people: [CompanyPerson], end: Int)? {
    var at = start
    var count: Int?
    var isOwned = false
    if let list = scan.lexicon.parserLists.person, let owner = scan.list(list, at: at).first,
      scan.word(owner.end) == "'s" || isOwner(at, owner.end)
    {
      at = scan.word(owner.end) == "'s" ? owner.end + 1 : owner.end
      isOwned = true
    } else if scan.word(at).hasSuffix("s"), scan.word(at).utf8.count > 2,
      isKnownName(String(scan.word(at).dropLast()))
    {
      at += 1
      isOwned = true
    } else if PersonWords.determiners.contains(scan.word(at))
      || ["another", "some", "new"].contains(scan.word(at))
    {
      isOwned = true
      at += 1
    }
    if let number = NumberParser(scan: scan).wholeNumber(at: at), (1...15).contains(number.value) {
      count = number.value
      at = number.end
    } else if scan.word(at) == "couple", scan.word(at + 1) == "of" {
      count = 2
      at += 2
    }
    var adjectives = 0
    while adjectives < 2, noun(at: at) == nil, at + 1 < scan.count, isAdjective(at) {
      at += 1
      adjectives += 1
    }
    guard let noun = noun(at: at), isOwned || count != nil || noun.isRole else { return nil }
    // "Of my sister": the baby of my sister is hers.
    var end = noun.end
    if scan.word(end) == "of", ["my", "our"].contains(scan.word(end + 1)), let whose = self.noun(at: end + 2)
    {
      end = whose.end
    }
    if let known = known(at: end), noun.heads == 1 { return known }
    guard let heads = count ?? noun.heads else {
      // "Our neighbours, Mr. and Mrs. Rossi".
      var next = end
      skip([",", ":", "(", "-"], in: scan, at: &next)
      if let pair = couple(at: next) { return pair }
      guard let all = namesBehind(end, nil), all.names.count > 1 else { return nil }
      return (all.names.map { CompanyPerson(name: $0) }, all.end)
    }
    var person = CompanyPerson(role: written(start..<end), heads: heads)
    if heads == 1, let name = nameBehind(end) {
      person.name = name.text
      end = name.end
    } else if heads == 1, ["my", "our"].contains(scan.word(start)),
      Self.ofTheHouse.contains(scan.word(end - 1))
    {
      person.isKnown = true
    } else if heads > 1, let all = namesBehind(end, heads) {
      return (all.names.map { CompanyPerson(name: $0) }, all.end)
    }
    return ([person], end)
  }

  private func written(_ range: Range<Int>) -> String {
    var text = scan.utterance.text(tokens: range)
    // "Toms mum" is Tom's.
    let first = scan.word(range.lowerBound)
    if first.hasSuffix("s"), scan.word(range.lowerBound + 1) != "'s", isKnownName(String(first.dropLast())),
      let head = text.split(separator: " ").first
    {
      let name = head.dropLast()
      text = name.prefix(1).uppercased() + name.dropFirst() + "'s" + text.dropFirst(head.count)
    }
    return scan.word(range.lowerBound) == "my" || scan.word(range.lowerBound) == "our"
      ? text.lowercased() : text
  }

  private func nameBehind(_ end: Int) -> (text: String, end: Int)? {
    var at = end
    skip(["called", "named"], in: scan, at: &at)
    if let name = names.name(at, isExpected: true) { return name }
    guard [",", "(", ":"].contains(scan.word(end)), end + 1 < scan.count,
      let name = names.name(end + 1, isExpected: true),
      name.end >= scan.count || [",", ")", ".", ";"].contains(scan.word(name.end))
        || TellingWords.predicates.contains(scan.word(name.end))
        || ["hes", "shes", "he", "she", "who", "whos"].contains(scan.word(name.end))
    else { return nil }
    return scan.word(end) == "(" ? (name.text, scan.word(name.end) == ")" ? name.end + 1 : name.end) : name
  }

  /// "Two mates, Kai and Dev": as many names as there are heads.
  private func namesBehind(_ end: Int, _ heads: Int?) -> (names: [String], end: Int)? {
    var all: [String] = []
    var at = end
    var stop = end
    skip([",", ":", "(", "called", "named", "-"], in: scan, at: &at)
    while let name = names.name(at, isExpected: true, isCertain: true) {
      all.append(name.text)
      at = name.end
      stop = at
      skip([",", "and", "n", "&", "+"], in: scan, at: &at)
      if at == stop || all.count == heads { break }
    }
    if scan.word(stop) == ")" { stop += 1 }
    return all.count == heads ?? all.count ? (all, stop) : nil
  }

  private func isKnownName(_ word: String) -> Bool {
    guard let list = scan.lexicon.parserLists.person else { return false }
    let utterance = Utterance(word)
    return Scan(utterance, tokens: utterance.tokens, lexicon: scan.lexicon, context: scan.context).list(
      list, at: 0
    ).contains { !$0.isWeak }
  }

  private func isAdjective(_ at: Int) -> Bool {
    TellingWords.before.contains(scan.word(at)) || Self.adjectives.contains(scan.word(at))
      || noun(at: at + 1) != nil
        && scan.tokens[at].kind == .word && !TellingWords.predicates.contains(scan.word(at))
        && !TellingWords.fillers.contains(scan.word(at))
        && !PersonWords.pronouns.contains(scan.word(at))
        && scan.union(scan.lexicon.parserLists.avoid, at: at).isEmpty
        && DayWords.weekdays[scan.word(at)] == nil
  }

  /// What somebody is, how many they are where the word says it, and whether it is said without an owner too ("grandma").
  private func noun(at: Int) -> (heads: Int?, isRole: Bool, end: Int)? {
    guard at < scan.count else { return nil }
    let word = scan.word(at)
    if let one = Self.single[word] { return (1, one, at + 1) }
    if word == "au", scan.word(at + 1) == "pair" { return (1, false, at + 2) }
    if Self.several.contains(word) { return (nil, false, at + 1) }
    if word == "folks", ["my", "our"].contains(scan.word(at - 1)) { return (2, false, at + 1) }
    guard let noun = RollNoun(scan: scan, at: at) else { return nil }
    return (noun.isPlural ? noun.isPair ? 2 : nil : 1, noun.role != nil && !noun.isVague, noun.end)
  }

  private func age(at end: Int) -> (text: String, end: Int)? {
    var at = end
    let isBracket = scan.word(at) == "("
    skip(isBracket ? ["("] : [",", "who", "is", "'s", "whos", "aged", "age"], in: scan, at: &at)
    guard let age = names.number(at),
      isBracket ? scan.word(age.end) == ")" : names.isAge(age.end, bare: at == end)
    else { return nil }
    return (age.text, isBracket ? age.end + 1 : age.end)
  }

  /// Who lives here, said by no name.
  private static let ofTheHouse: Set<String> = ["husband", "wife", "partner", "hubby", "spouse", "missus"]
  private static let single: [String: Bool] = [
    "friend": false, "boss": false, "teacher": false, "colleague": false, "neighbour": false,
    "neighbor": false,
    "lodger": false, "student": false, "classmate": false, "guest": false, "mate": false, "kid": false,
    "boy": false,
    "girl": false, "child": false, "nanny": false, "babysitter": false, "tutor": false, "coach": false,
    "buddy": false,
    "coworker": false, "guy": false, "lady": false, "teammate": false, "bf": false, "gf": false,
    "godmother": false,
    "godfather": false, "ex": false, "carer": false,
  ]
  private static let several: Set<String> = [
    "friends", "colleagues", "neighbours", "neighbors", "classmates", "guests", "boys", "girls", "mates",
    "students",
    "teammates", "visitors", "kids", "children", "people", "adults",
  ]
  private static let adjectives: Set<String> = [
    "best", "good", "new", "other", "work", "school", "uni", "late", "exchange",
  ]
}
