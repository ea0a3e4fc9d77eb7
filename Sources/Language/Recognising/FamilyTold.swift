/// "It's me and my husband Leroy", "its me dad and my lil bro max hes 6", "there are four of us, me, my mum Nadia and the twins
/// Idris and Yusuf, they're 8": who lives here, told in passing and without a colon.
struct FamilyTold {
  let scan: Scan

  /// How many they are, what each is to the house and how old, in sentences, with what stands before and behind as it was.
  /// Nil where fewer than two are named, where one of them is nobody, and where more is told within the roll.
  func parts() -> (before: String, told: String, behind: String)? {
    let line = scan.utterance.raw
    // Its own sentences are read as they stand.
    guard !line.contains("?"), !line.contains(":"), !isTold else { return nil }
    for start in scan.tokens.indices where opensRoll(start) {
      guard let head = head(start), let roll = roll(head.end, said: head.number) else { continue }
      return text(start, head.number, roll)
    }
    return nil
  }

  /// Whether it is one of the sentences this makes: "we are 6 people", and nothing more of them.
  private var isTold: Bool {
    scan.tokens.indices.contains { at in
      scan.word(at) == "we" && scan.word(at + 1) == "are" && scan.word(at + 3) == "people"
        && (at + 4 >= scan.count || scan.tokens[at + 4].kind == .end)
    }
  }

  /// The same as requests: what stands before and behind is read by itself. To a question it is one answer, where it can be.
  func readings(by recognizer: Recognizer, expecting: Expectation?) -> [Recognition]? {
    guard let roll = parts() else { return nil }
    func read(_ text: String) -> [Recognition] {
      // Facts, and no bare answer: of that only the number would be heard.
      text.isEmpty ? [] : recognizer.recognizeAll(text, expecting: nil, context: scan.context)
    }
    if expecting != nil, !roll.behind.isEmpty {
      let together = read(roll.told + ". " + roll.behind)
      if together.count == 1, together[0].band == .act { return read(roll.before) + together }
    }
    return read(roll.before) + read(roll.told) + read(roll.behind)
  }

  private func text(_ start: Int, _ said: Int?, _ roll: (people: [FamilyMember], end: Int, number: Int?)) -> (
    before: String, told: String, behind: String
  )? {
    let people = roll.people
    // "Me and my sisters": nobody said how many.
    guard said != nil || roll.number != nil || !people.contains(where: \.isUncounted) else { return nil }
    let count = said ?? roll.number ?? people.map(\.count).reduce(0, +)
    var parts: [String] = []
    var rest = ""
    for one in people {
      let name = one.name.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      if let name, let kin = one.kin { parts.append("\(name) is my \(kin)") }
      if let name, one.kin == nil, one.age == nil { parts.append("\(name) lives here") }
      if let age = one.age, let who = name ?? one.kin.map({ "my \($0)" }) {
        parts.append("\(who) is \(age) years old")
      }
    }
    if roll.end < scan.count {
      rest = scan.utterance.text(tokens: roll.end..<scan.count).withoutOuterMarks
      // "… and allergic to sesame": of whom it is said last.
      let words = rest.split(separator: " ").map(String.init)
      let opens = words.first == "and" ? 1 : 0
      if words.count > opens, Self.toldOfLast.contains(words[opens].lowercased()) {
        guard let last = people.last, last.count == 1, let who = last.name ?? last.kin.map({ "my \($0)" })
        else { return nil }
        let verb =
          ["allergic", "vegan", "vegetarian", "lactose", "coeliac", "celiac"].contains(
            words[opens].lowercased()) ? "is " : ""
        rest =
          who.prefix(1).uppercased() + who.dropFirst() + " " + verb + words[opens...].joined(separator: " ")
      } else if ["he", "she", "hes", "shes", "he's", "she's"].contains(
        words[opens..<min(opens + 1, words.count)].first?.lowercased() ?? ""),
        let last = people.last, last.count == 1, let who = last.name ?? last.kin.map({ "my \($0)" })
      {
        let isShort = words[opens].lowercased().hasSuffix("s") && words[opens].lowercased() != "she"
        rest =
          who.prefix(1).uppercased() + who.dropFirst() + (isShort ? " is " : " ")
          + words[(opens + 1)...].joined(separator: " ")
      }
    }
    parts.append("we are \(count) people")
    return (
      scan.utterance.text(tokens: 0..<start).withoutOuterMarks, parts.joined(separator: ". "), rest
    )
  }

  private func opensRoll(_ at: Int) -> Bool {
    at == 0 || scan.tokens[at - 1].isSeparator
      || ["so", "hi", "hey", "and", "because", "for"].contains(scan.word(at - 1))
      || ["its", "it"].contains(scan.word(at))
        && ["me", "just"].contains(scan.word(at + (scan.word(at) == "it" ? 2 : 1)))
      || ["theres", "there"].contains(scan.word(at))
  }

  /// "It's just", "there are the two of us,", "we are four persons at home,", "two, that's"; the roll alone has to begin with "me".
  private func head(_ start: Int) -> (number: Int?, end: Int)? {
    var at = start
    var number: Int?
    func skip(_ words: Set<String>) {
      while at < scan.count,
        words.contains(scan.word(at)) || scan.tokens[at].isSeparator && scan.tokens[at].kind != .end
      { at += 1 }
    }
    if let first = NumberParser(scan: scan).wholeNumber(at: at), (2...20).contains(first.value) {
      (number, at) = (first.value, first.end)
      skip(Self.counting)
    }
    let opened = at
    skip(Self.being)
    let isOpened = at > opened
    if number == nil, let said = NumberParser(scan: scan).wholeNumber(at: at), (2...20).contains(said.value) {
      (number, at) = (said.value, said.end)
      skip(Self.counting)
    }
    let isSpeaker = ["me", "myself", "i"].contains(scan.word(at))
    return isOpened || isSpeaker && number != nil || isSpeaker && start == 0 && scan.tokens.count > 2
      ? (number, at) : nil
  }

  private func roll(_ start: Int, said: Int?) -> (people: [FamilyMember], end: Int, number: Int?)? {
    var people: [FamilyMember] = []
    var at = start
    while at < scan.count {
      let before = at
      while at < scan.count,
        scan.tokens[at].isSeparator && scan.tokens[at].kind != .end
          || ["and", "n", "&", "plus", "with", "+"].contains(scan.word(at))
      { at += 1 }
      guard at < scan.count, let (found, end) = FamilyMembers(scan: scan).read(at) else {
        at = before
        break
      }
      // Who is named once more begins what is told of them.
      let known = Set(people.compactMap { $0.name?.lowercased() })
      guard found.allSatisfy({ one in one.name.map { !known.contains($0.lowercased()) } ?? true }) else {
        at = before
        break
      }
      people += found
      at = end
    }
    var number: Int?
    var end = at
    while end < scan.count,
      scan.tokens[end].isSeparator && scan.tokens[end].kind != .end
        || ["so", "thats", "altogether", "all", "in", "that's", "makes"].contains(scan.word(end))
    { end += 1 }
    if let said = NumberParser(scan: scan).wholeNumber(at: end), (2...20).contains(said.value) {
      var past = said.end
      while past < scan.count,
        ["of", "us", "people", "persons", "in", "all", "altogether"].contains(scan.word(past))
      { past += 1 }
      if past > said.end { (number, at) = (said.value, past) }
    }
    let hasSpeaker = (start..<at).contains { ["me", "myself", "i"].contains(scan.word($0)) }
    guard people.map(\.count).reduce(0, +) > 1 || people.count > 0 && said != nil,
      hasSpeaker || people.contains(where: { $0.kin != nil }),
      at == scan.count || scan.tokens[at].isSeparator || scan.tokens[at - 1].isSeparator
        || Self.toldOfLast.contains(scan.word(at + (scan.word(at) == "and" ? 1 : 0)))
    else { return nil }
    // Whoever counts must come to what was said.
    if let said, people.allSatisfy({ $0.count == 1 }), people.count > said { return nil }
    return (people, at, number)
  }

  private static let being: Set<String> = [
    "it", "its", "it's", "'s", "is", "s", "just", "only", "there", "theres", "are", "that's", "thats", "that",
    "we", "we're", "'re", "us",
    "the", "of", "at", "home", "here", "in", "house", "household", "be", "would",
  ]
  private static let counting: Set<String> = [
    "of", "us", "people", "persons", "at", "home", "here", "in", "the", "house", "all", "that's", "thats",
    "that", "'s", "is", "eaters", "its", "it's", "it",
  ]
  private static let toldOfLast: Set<String> = [
    "allergic", "vegan", "vegetarian", "cant", "can't", "hates", "doesnt", "doesn't", "has", "is", "wont",
    "avoids", "lactose", "coeliac", "celiac", "eats",
  ]
}
