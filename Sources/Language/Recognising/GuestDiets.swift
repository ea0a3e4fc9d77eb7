import Values

/// What a line about guests tells of what they avoid, a clause at a time: "…, Sue can't have nuts and he's vegan".
struct GuestDiets {
  let recognizer: Recognizer
  let scan: Scan
  let guests: [GuestNamed]
  /// True where a number at the table was said: whoever is named behind it is one of them.
  let isCounted: Bool
  private(set) var diets: [GuestDiet] = []
  /// Guests named only here: "his wife Sue".
  private(set) var more: [GuestNamed] = []
  private var last: String?

  init(recognizer: Recognizer, scan: Scan, guests: [GuestNamed], isCounted: Bool) {
    (self.recognizer, self.scan) = (recognizer, scan)
    (self.guests, self.isCounted) = (guests, isCounted)
  }

  /// Reads to the end of the line; false where a clause is none of this.
  mutating func read(from start: Int) -> Bool {
    let start = opened(start)
    guard start < scan.count else { return true }
    for end in ends(after: start).prefix(Self.mostEnds) {
      let before = self
      if read(start..<end), read(from: end) { return true }
      self = before
    }
    return false
  }

  private static let mostEnds = 6

  /// Past what joins two clauses.
  private func opened(_ start: Int) -> Int {
    var at = start
    while at < scan.count,
      scan.tokens[at].isSeparator || ["and", "but", "so", "also", "with"].contains(scan.word(at))
    {
      at += 1
    }
    return at
  }

  /// Where a clause may end, the furthest first.
  private func ends(after start: Int) -> [Int] {
    ((start + 1..<scan.count).filter { at in
      scan.tokens[at].isSeparator || ["and", "but"].contains(scan.word(at))
    } + [scan.count]).reversed()
  }

  /// Whom a clause is of.
  private enum Subject: Equatable {
    case guest(String)
    /// A guest whom the line did not name before.
    case newGuest(GuestNamed)
    case house(String?)
  }

  private mutating func read(_ clause: Range<Int>) -> Bool {
    var at = clause.lowerBound
    let subject = subject(&at)
    let words = (at..<clause.upperBound).map(scan.word).joined(separator: " ")
    // "Tom eats everything": he is one of them, and goes without nothing.
    if Self.eatingAll.contains(words) { return true }
    guard !words.isEmpty, !scan.lexicon.negations.contains(scan.ids[clause.upperBound - 1]),
      let told = told(words)
    else { return false }
    switch subject {
    case .guest(let name):
      last = name
      diets += told.map { GuestDiet(slots: $0, person: name, isGuests: true) }
    case .newGuest(let named):
      last = named.name
      if !isCounted { more.append(named) }
      diets += told.map { GuestDiet(slots: $0, person: named.name, isGuests: true) }
    case .house(let name):
      diets += told.map { GuestDiet(slots: $0, person: name, isGuests: false) }
    }
    return true
  }

  private static let eatingAll: Set<String> = [
    "eats everything", "eats anything", "eat everything", "eat anything", "eats all", "has no allergies",
    "can eat everything", "can eat anything", "is fine with everything",
  ]

  /// The one guest there is, else one of them whom nobody named.
  private var only: String { guests.count == 1 && guests[0].heads == 1 ? guests[0].name : "them" }

  /// The one guest whom "he" or "she" can mean: of "my brother Wayne and Tess" she is Tess. Nil where several fit.
  private func fitting(_ pronoun: String) -> String? {
    guard ["he", "him", "she", "her"].contains(pronoun) else { return nil }
    let known = guests.filter { KinWords.may(Utterance($0.name).tokens.map(\.text), be: pronoun) }
    return known.count == 1 && known[0].heads == 1 && guests.allSatisfy { $0.heads == 1 }
      ? known[0].name : nil
  }

  private func subject(_ at: inout Int) -> Subject {
    let start = at
    let word = scan.word(at)
    if ["we", "us", "i", "me"].contains(word) {
      at += 1
      return .house(word == "i" || word == "me" ? word : nil)
    }
    if word == "one", scan.word(at + 1) == "of", scan.word(at + 2) == "them" {
      at += 3
      return .guest("them")
    }
    // "One child is allergic to peanuts": somebody among them, and nobody of the house.
    if ["one", "a", "another"].contains(word), Self.anybody.contains(scan.word(at + 1)) {
      at += 2
      return .guest("them")
    }
    if ["he", "she", "they", "who", "him", "her"].contains(word), PersonParser(scan: scan).role(at: at) == nil
    {
      at += 1
      return .guest(word == "they" ? only : last ?? fitting(word) ?? only)
    }
    guard let match = GuestLineHead(scan: scan).somebody(at: at), case let name = name(match, at) else {
      return .guest(last ?? only)
    }
    defer { at = match.end }
    if let known = (guests + more).first(where: { isCalled($0.name, name) }) { return .guest(known.name) }
    if !match.isWeak { return isCounted ? .guest(name) : .house(name) }
    if ["his", "her", "their"].contains(word) { return .newGuest(GuestNamed(name: name, heads: 1)) }
    let livesHere = Set(Utterance(name).tokens.map(\.text)).intersection(Self.ofTheHouse)
    // "My parents come, mum is coeliac": one of them.
    let isOfThem = guests.contains { $0.heads > 1 } && PersonParser(scan: scan).role(at: start) != nil
    return livesHere.isEmpty && (isCounted || isOfThem) ? .guest(name) : .house(name)
  }

  private func name(_ match: EntityMatch, _ at: Int) -> String {
    if case .item(_, _, let name) = match.value { return name }
    if case .text(let name) = match.value { return name }
    return scan.utterance.text(tokens: at..<match.end)
  }

  /// "The kid" is "their kid", "Sue" is "Sue".
  private func isCalled(_ guest: String, _ name: String) -> Bool {
    func last(_ words: String) -> String? {
      let all = words.lowercased().split(separator: " ")
      return all.last.map(String.init)
    }
    if guest.lowercased() == name.lowercased() || last(guest) == last(name) && name.hasPrefix("the ") {
      return true
    }
    // "My aunt Carol comes, Carol can't have nuts": of a role and a name the name alone.
    let isShort = !name.contains(" ") || !guest.contains(" ")
    return isShort && last(guest) == last(name) && last(name).map { !PersonWords.kin.contains($0) } == true
  }

  private static let anybody: Set<String> = [
    "child", "kid", "guest", "person", "friend", "adult", "boy", "girl", "woman", "man", "lady", "guy",
    "toddler",
  ]

  private static let ofTheHouse: Set<String> = [
    "baby", "toddler", "kid", "kids", "child", "children", "son", "daughter", "husband", "wife", "partner",
    "twins", "hubby", "boy", "girl",
  ]

  /// The words as what somebody avoids, fact by fact; nil where they tell anything else, or are not read whole.
  private func told(_ words: String) -> [[SlotBinding]]? {
    let ways = ["", "is ", "has ", "is allergic to "].map { "\(Self.somebody) \($0)\(words)" }
    return ways.lazy.compactMap { sentence -> [[SlotBinding]]? in
      let all = recognizer.readAll(sentence, expecting: nil, context: scan.context)
      guard all.count == 1, let found = all.first, found.band == .act, found.act == .change,
        found.layer == .template, !found.fuzzy, !found.isLeftOut, found.unexplained.isEmpty,
        !found.details.isEmpty, found.details.allSatisfy({ $0.kind == "avoid" && isTheirs($0) })
      else { return nil }
      return found.details.map { detail in
        detail.slots.filter { !["person", "subject"].contains($0.name) }.map {
          SlotBinding(name: $0.name, value: $0.value)
        }
      }
    }.first
  }

  private func isTheirs(_ detail: Detail) -> Bool {
    let persons = detail.slots.filter { $0.name == "person" }
    let isNamed = persons.contains { $0.value == .text(Self.somebody) }
    let avoids = detail.slots.contains {
      $0.name == "avoid" && $0.value != .text("none") || $0.name == "eats"
    }
    return avoids && !detail.slots.contains { $0.name == "scope" }
      && (isNamed && persons.count == 1 || persons.isEmpty && detail.value("subject") == .text("same"))
  }

  /// Somebody of whom any of it may be said.
  private static let somebody = "my friend"
}
