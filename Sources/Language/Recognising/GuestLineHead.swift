import Values

/// The beginning of a line about guests: who comes on which evening, or how many are at the table.
struct GuestLineHead {
  let scan: Scan

  /// "Tom, Sofie and their kid are coming to dinner on Friday"; nil where a word has no place in it, where one of
  /// them is known to live here, and where they are nobody by name.
  ///
  /// With `known`, those who live here may be among them.
  func coming(at start: Int, known: Bool = false) -> (people: [GuestNamed], day: SlotValue, end: Int)? {
    var at = start
    var day = leadingDay(&at)
    guard let people = people(&at, known: known) else { return nil }
    let isBeing = ["is", "are", "'s", "will", "be"].contains(scan.word(at))
    skip(&at, Self.auxiliaries)
    let (verb, next) = (scan.word(at), scan.word(at + 1))
    let comes =
      Self.verbs.contains(verb) || isBeing && ["over", "here"].contains(verb)
      || verb.hasPrefix("join") && next == "us" || verb.hasPrefix("eat") && next == "with"
      || verb.hasPrefix("stay") && next == "for"
    guard comes else { return nil }
    at += 1
    skip(&at, Self.tails)
    if day == nil {
      skip(&at, ["on", "for"])
      day = self.day(&at)
      skip(&at, Self.tails)
    }
    return day.map { (people, $0, at) }
  }

  /// "Tonight we are 6", "on Friday there are eight of us", "we're 6 at the table tonight"; "dinner for 6 tonight"
  /// asks for one.
  func counted(at start: Int) -> (count: Int, day: SlotValue, asksForDinner: Bool, end: Int)? {
    var at = start
    var day = leadingDay(&at)
    skip(&at, ["we", "are", "'re", "there", "will", "be", "it", "is", "'s", "for", "dinner"])
    guard let number = NumberParser(scan: scan).wholeNumber(at: at), (1...20).contains(number.value),
      at > start || day != nil || ["mouths", "people"].contains(scan.word(number.end))
    else { return nil }
    at = number.end
    skip(&at, Self.heads)
    if day == nil {
      skip(&at, ["on", "for"])
      day = self.day(&at)
      skip(&at, Self.heads)
    }
    let isTold = (start..<at).contains { Self.telling.contains(scan.word($0)) }
    return day.map { (number.value, $0, !isTold, at) }
  }

  private static let auxiliaries: Set<String> = [
    "is", "are", "'s", "will", "be", "both", "all", "also", "too",
  ]
  private static let verbs: Set<String> = ["come", "comes", "coming", "visit", "visits", "visiting"]
  private static let tails: Set<String> = [
    "with", "us", "to", "for", "dinner", "supper", "tea", "round", "over", "too", "as", "well", "eat", "here",
    "along", "by", "both", "all", "also", "evening", "night",
  ]
  /// Words by which a number at the table is told, and no dinner asked for.
  private static let telling: Set<String> = ["we", "there", "us", "mouths", "party", "birthday"]
  private static let heads: Set<String> = [
    "people", "persons", "of", "us", "for", "dinner", "supper", "at", "the", "table", "eating", "eaters",
    "in", "total", "all", "mouths", "to", "feed", "a", "party", "birthday", "bbq", "barbecue",
    "celebration", "gathering",
  ]

  private func skip(_ at: inout Int, _ words: Set<String>) {
    while at < scan.count, words.contains(scan.word(at)) { at += 1 }
  }

  private func leadingDay(_ at: inout Int) -> SlotValue? {
    let start = at
    if scan.word(at) == "on" { at += 1 }
    guard let day = day(&at) else {
      at = start
      return nil
    }
    while at < scan.count, scan.tokens[at].isSeparator { at += 1 }
    return day
  }

  private func day(_ at: inout Int) -> SlotValue? {
    guard let match = DayParser(scan: scan).day(at: at), case .day = match.value else { return nil }
    at = match.end
    return match.value
  }

  private func people(_ at: inout Int, known: Bool) -> [GuestNamed]? {
    var result: [GuestNamed] = []
    var next = at
    while let (named, end) = person(at: next, known: known) {
      result.append(named)
      at = end
      guard let more = scan.joined(end) else { break }
      next = more
    }
    return result.isEmpty ? nil : result
  }

  /// Somebody who does not live here, as far as is known, or with `known` anybody.
  private func person(at: Int, known: Bool) -> (GuestNamed, end: Int)? {
    guard let match = somebody(at: at), match.isWeak || known, case .text(let name) = match.value,
      !PersonWords.pronouns.contains(name.lowercased())
    else { return nil }
    return (GuestNamed(name: name, heads: heads(match, at)), match.end)
  }

  /// "My parents" are two at least, "my brother Jo" is one.
  private func heads(_ match: EntityMatch, _ at: Int) -> Int {
    guard let role = PersonParser(scan: scan).role(at: at), role.end == match.end else { return 1 }
    let last = scan.word(match.end - 1)
    return max(role.people, last.hasSuffix("s") && !last.hasSuffix("ss") ? 2 : 1)
  }

  /// Somebody as `PersonParser` reads them; "her husband Jon" is Jon, and "dan" a name though a dish has the word.
  func somebody(at: Int) -> EntityMatch? {
    let parser = PersonParser(scan: scan)
    guard at < scan.count, scan.tokens[at].kind == .word else { return nil }
    if scan.word(at) == "her", let role = parser.role(at: at) {
      let named = parser.person(at: at + 1).first
      if let named, named.end > role.end { return named }
      let words = scan.utterance.text(tokens: at..<role.end)
      return EntityMatch(end: role.end, value: .text(words), isWeak: true)
    }
    if let match = parser.person(at: at).first { return match }
    let uses = scan.lexicon.vocabulary.uses(scan.ids[at])
    guard uses.isDisjoint(with: [.function, .entity, .literal]),
      FoodParser(scan: scan).avoid(at: at, unknown: false).allSatisfy(\.isWeak)
    else { return nil }
    return EntityMatch(
      end: at + 1, value: .text(scan.utterance.text(tokens: at..<at + 1)), isWeak: true)
  }
}

/// "Four at the table: me, Tom and Ann": whoever lists the speaker tells who is there, and nothing that one of them
/// avoids.
func listsSpeaker(_ scan: Scan) -> Bool {
  scan.tokens.indices.contains { at in
    ["me", "myself"].contains(scan.word(at))
      && !(at > 0 && ["with", "for", "to", "at", "by"].contains(scan.word(at - 1)))
      && ([",", ":", "and"].contains(scan.word(at + 1))
        || at > 0 && [",", ":", "and"].contains(scan.word(at - 1)))
  }
}
