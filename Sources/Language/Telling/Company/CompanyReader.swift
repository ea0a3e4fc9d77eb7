/// Reads who comes, who is away, who moves in and what each must not have, from the first word of a line to the last, where some of them
/// are known.
struct CompanyReader {
  let scan: Scan
  let who: CompanyWho
  /// Reads ages and where a predicate ends.
  var words: TellingReader
  var people: [CompanyPerson] = []
  /// What is told of somebody, in their words: a place in `people` and a predicate.
  var facts: [(person: Int, text: String)] = []
  /// "So that's seven": how many are at the table.
  var tally: (count: Int, day: String?)?
  /// What nobody could read.
  var left: [String] = []
  var at = 0
  /// Of whom the next predicate is told.
  var current: [Int] = []
  /// In the order they were spoken of.
  var recent: [Int] = []
  /// "On Saturday", before who comes then.
  var dayBefore: String?
  /// The day that was told of last.
  var lastDay: String?

  init(scan: Scan) {
    self.scan = scan
    who = CompanyWho(scan: scan)
    words = TellingReader(scan: scan)
    if let list = scan.lexicon.parserLists.person {
      words.found.people = scan.lexicon.lists[list].values.map { ToldPerson(name: $0.text) }
    }
  }

  /// False for a line that tells anything else.
  mutating func read() -> Bool {
    while at < scan.count {
      let before = at
      guard step(), at > before else { return false }
    }
    return true
  }

  private mutating func step() -> Bool {
    if scan.tokens[at].isSeparator || scan.tokens[at].kind == .sign {
      at += 1
      return true
    }
    if preface() || reason() || counted() || sameAgain() || day() || comesFirst() || pronoun() || named()
      || predicate()
    {
      return true
    }
    guard Self.openers.contains(scan.word(at)) else { return false }
    at += 1
    return true
  }

  /// "I would like to inform you that": words before what is told.
  private mutating func preface() -> Bool {
    guard let end = end(of: Self.prefaces, in: scan, at: at) else { return false }
    at = end
    skip(["that"], in: scan, at: &at)
    return true
  }

  /// "And so is her little brother Max": what was told last, of him too.
  private mutating func sameAgain() -> Bool {
    guard scan.word(at) == "so", ["is", "are", "does", "has", "do", "can"].contains(scan.word(at + 1)),
      let last = facts.last?.text, let found = who.one(at: at + 2)
    else { return false }
    at = found.end
    take(found.people)
    for person in current { facts.append((person, last)) }
    return true
  }

  /// "Because she has choir": a reason, where nothing in it could be a limit or a day.
  private mutating func reason() -> Bool {
    guard ["because", "cause", "cos", "cuz", "coz", "since", "as"].contains(scan.word(at)),
      scan.word(at + 1) != "well"
    else {
      return false
    }
    let end =
      (at + 1..<scan.count).first { scan.tokens[$0].isSeparator || scan.word($0) == "and" } ?? scan.count
    let isPlain = (at..<end).allSatisfy {
      scan.union(scan.lexicon.parserLists.avoid, at: $0).isEmpty && DayWords.weekdays[scan.word($0)] == nil
        && NumberParser(scan: scan).wholeNumber(at: $0) == nil
        && !scan.lexicon.negations.contains(scan.ids[$0])
        && !scan.lexicon.harm.contains(scan.ids[$0])
    }
    guard isPlain, end > at + 1 else { return false }
    at = end
    return true
  }

  /// "So that's seven", "we are five then", "so it's still four that evening".
  private mutating func counted() -> Bool {
    // "This evening we are six".
    var next = at
    skip(
      [
        "so", "and", "then", "the", "that", "thats", "it", "its", "we", "makes", "will", "be", "'s", "is",
        "are", "'re", "still", "only", "just", "now", "this", "evening", "tonight", "in", "total",
        "altogether",
      ], in: scan, at: &next)
    guard next > at, let number = NumberParser(scan: scan).wholeNumber(at: next),
      (1...20).contains(number.value),
      (at..<next).contains(where: {
        ["so", "that", "thats", "makes", "we", "it", "its", "just"].contains(scan.word($0))
      })
    else { return false }
    var end = number.end
    let isTonight = (at..<next).contains { ["tonight", "evening"].contains(scan.word($0)) }
    skip(
      [
        "of", "us", "them", "people", "persons", "at", "the", "table", "in", "all", "total", "then", "that",
        "evening", "night", "for", "dinner", "altogether", "to", "feed", "eat", "eating",
      ], in: scan, at: &end)
    guard end >= scan.count || scan.tokens[end].isSeparator || scan.word(end) == "come" else { return false }
    let isThis = (at..<next).contains { scan.word($0) == "this" }
    tally = (
      number.value,
      isTonight && (isThis || !(at..<next).contains { scan.word($0) == "evening" }) ? "tonight" : lastDay
    )
    if isTonight { lastDay = tally?.day }
    at = end
    return true
  }

  /// "On Saturday", "every Wednesday", "tonight", before who comes then.
  private mutating func day() -> Bool {
    guard let end = dayEnd(at) else { return false }
    dayBefore = scan.utterance.text(tokens: at..<end)
    lastDay = dayBefore
    at = end
    return true
  }

  private func dayEnd(_ start: Int) -> Int? {
    var at = start
    skip(["on", "this", "next", "every", "each", "from"], in: scan, at: &at)
    guard isDay(at) else { return nil }
    at += 1
    while at < scan.count {
      var next = at
      skip(["and", "to", "until", "n", "+", "-", "&"], in: scan, at: &next)
      guard next > at, isDay(next) else { break }
      at = next + 1
    }
    skip(["night", "evening"], in: scan, at: &at)
    return at
  }

  private func isDay(_ at: Int) -> Bool {
    DayWords.weekdays[scan.word(at)] != nil
      || ["tonight", "today", "tomorrow", "tmrw", "weekends"].contains(scan.word(at))
  }

  /// "On Saturday come our neighbours": the verb before who it is.
  private mutating func comesFirst() -> Bool {
    guard ["come", "comes", "coming"].contains(scan.word(at)), let found = who.people(at: at + 1) else {
      return false
    }
    at = found.end
    take(found.people)
    for person in current { people[person].presence = .coming(dayBefore ?? lastDay) }
    if current.count > 1, Self.singular.contains(scan.word(at)) { current = [current[current.count - 1]] }
    return true
  }

  private mutating func pronoun() -> Bool {
    let word = scan.word(at)
    // "So it really has to be gluten free": of whom was told last.
    if ["it", "its"].contains(word), !current.isEmpty {
      var next = at + 1
      skip(
        ["really", "has", "have", "to", "must", "needs", "need", "be", "is", "'s", "all", "always"], in: scan,
        at: &next)
      guard next > at + 2 else { return false }
      at = next
      return predicateOf(current)
    }
    // "Her little brother Max" is somebody else.
    if ["her", "his", "their"].contains(word) { return false }
    if word == "one", at + 1 < scan.count,
      ["is", "'s"].contains(scan.word(at + 1)) || scan.word(at + 1) == "of"
    {
      return oneOfThem()
    }
    if let short = ["hes": "he", "shes": "she"][word] {
      guard let found = recent.last(where: { people[$0].may(be: short) }) else { return false }
      at += 1
      return predicateOf([found])
    }
    guard ["he", "she", "they"].contains(word) else { return false }
    let group = current.count > 1 ? current : []
    if word == "they", !group.isEmpty {
      at += 1
      return predicateOf(group)
    }
    guard let found = recent.last(where: { people[$0].may(be: word) }) else { return false }
    at += 1
    return predicateOf([found])
  }

  /// "One of them is vegan", of several who come together.
  private mutating func oneOfThem() -> Bool {
    guard let group = recent.last(where: { people[$0].heads > 1 }) else { return false }
    let start = at
    at += scan.word(at + 1) == "of" ? 3 : 1
    // "One of them Mia can't have nuts".
    let name = who.names.name(at, isExpected: true, isCertain: true)
    if let name { at = name.end }
    let end = predicateEnd(at)
    guard end > at else {
      at = start
      return false
    }
    people.append(
      CompanyPerson(name: name?.text, role: "one of them", heads: 0, presence: people[group].presence))
    facts.append((people.count - 1, words.text(at..<end)))
    at = end
    return true
  }

  private mutating func named() -> Bool {
    if let short = shortlyTold(at) {
      at = short.end
      take([short.person])
      return predicateOf(current)
    }
    let before = scan.word(at - 1)
    var start = at
    if scan.word(start) == "the", let known = spokenOf(start + 1) {
      at = known.end
      return predicateOf([known.person])
    }
    if scan.word(start) == "my", scan.word(start + 1) == "name" { return false }
    guard let found = toldBefore(start) ?? who.people(at: start) ?? namesOfGroup() else { return false }
    start = found.end
    at = found.end
    let isWith = before == "with"
    take(found.people)
    if isWith, let day = lastDay {
      for person in current where !people[person].isKnown && people[person].presence == nil {
        people[person].presence = .coming(day)
      }
    }
    // "Emma, Max and Lou is vegan": of Lou.
    if current.count > 1, Self.singular.contains(scan.word(at)) { current = [current[current.count - 1]] }
    return predicateOf(current)
  }

  /// "Kai eats anything", of a Kai told of before.
  private func toldBefore(_ at: Int) -> (people: [CompanyPerson], end: Int)? {
    guard let known = people.first(where: { $0.name?.lowercased() == scan.word(at) && !$0.isKnown }),
      TellingWords.predicates.contains(scan.word(at + 1))
    else { return nil }
    return ([known], at + 1)
  }

  /// "Lou's bringing a girlfriend", "Emma brings a friend home", "she has a new boyfriend called Rafi": somebody more.
  private mutating func broughtAlong(by hosts: [Int]) -> Bool? {
    var next = at
    skip(["is", "'s", "will", "be", "also"], in: scan, at: &next)
    guard ["brings", "bringing", "bring", "has", "have", "having", "got"].contains(scan.word(next)) else {
      return nil
    }
    let isGot = ["has", "have", "got", "having"].contains(scan.word(next))
    var guest = next + 1
    skip(
      ["home", "along", "over", "round", "back", "with", "her", "him", "got", "also"], in: scan, at: &guest)
    // "Her son": whose he is, is part of who he is.
    if ["her", "him"].contains(scan.word(guest - 1)), who.one(at: guest - 1) != nil { guest -= 1 }
    guard let brought = who.people(at: guest), brought.people.contains(where: { !$0.isKnown }) else {
      return nil
    }
    at = brought.end
    take(brought.people)
    let host = hosts.compactMap { people[$0].presence }.first
    for person in current
    where !people[person].isKnown && people[person].presence == nil && (!isGot || comes(at)) {
      people[person].presence = host ?? .coming(dayBefore)
    }
    return predicateOf(current)
  }

  /// "Two mates stay for tea, kai and dev": as many names as there are of them.
  private func namesOfGroup() -> (people: [CompanyPerson], end: Int)? {
    guard let group = people.last(where: { $0.heads > 1 && $0.name == nil && !$0.isKnown }) else {
      return nil
    }
    var names: [CompanyPerson] = []
    var next = at
    while names.count < group.heads, let name = who.names.name(next, isExpected: true, isCertain: true) {
      names.append(CompanyPerson(name: name.text))
      next = name.end
      if names.count < group.heads { skip([",", "and", "n", "&", "+"], in: scan, at: &next) }
    }
    return names.count == group.heads ? (names, next) : nil
  }

  private func comes(_ at: Int) -> Bool {
    ["over", "round", "staying", "coming", "visiting", "here", "for"].contains(scan.word(at))
  }

  /// "The wife", "the younger boy": who was told of before.
  private func spokenOf(_ start: Int) -> (person: Int, end: Int)? {
    var at = start
    skip(["younger", "older", "little", "big", "other", "small"], in: scan, at: &at)
    let word = scan.word(at)
    guard
      let found = recent.last(where: { person in
        people[person].heads == 1 && !people[person].isKnown
          && people[person].role?.lowercased().split(separator: " ").last.map(String.init) == word
      })
    else { return nil }
    return (found, at + 1)
  }

  /// What is told without anybody before it is of those told of last.
  private mutating func predicate() -> Bool {
    guard !current.isEmpty, words.beginsPredicate(at) || comes(at) || ["from", "in"].contains(scan.word(at))
    else {
      return false
    }
    return predicateOf(current)
  }

  mutating func predicateOf(_ subjects: [Int]) -> Bool {
    current = subjects
    for person in subjects {
      recent.removeAll { $0 == person }
      recent.append(person)
    }
    skip(
      ["who", "also", "both", "all", "that", "still", "really", "hes", "shes", "he", "she", "whos"], in: scan,
      at: &at)
    if let brought = broughtAlong(by: subjects) { return brought }
    guard at < scan.count, !scan.tokens[at].isSeparator, scan.word(at) != "(",
      !["and", "but", "so", "plus", "n", "with"].contains(scan.word(at))
    else { return true }
    let end = predicateEnd(at)
    tell(at..<end, of: subjects)
    at = end
    return true
  }

  /// Where a predicate ends: as in a telling of a household, or before what begins anew without a mark.
  func predicateEnd(_ start: Int) -> Int {
    let end = max(start + 1, words.clauseEnd(start + 1))
    return (start + 1..<end).first { at in
      let word = scan.word(at)
      let next = scan.word(at + 1)
      if ["and", "but", "so", "oh", "plus", "also"].contains(word) {
        return [
          "it", "its", "that", "thats", "oh", "also", "we", "on", "every", "just", "only", "hes", "shes",
        ].contains(next)
          || who.people(at: at + 1).map {
            TellingWords.predicates.contains(scan.word($0.end)) || PresenceTold.comes(scan.word($0.end))
              || $0.people.contains { $0.isKnown }
          } == true
      }
      if shortlyTold(at) != nil { return true }
      // "Home tomorrow mia she's 8".
      if ["he", "she", "hes", "shes"].contains(next), scan.lexicon.vocabulary.uses(scan.ids[at]).isEmpty {
        return true
      }
      return word == "with" && who.people(at: at + 1)?.people.contains { !$0.isKnown } == true
    } ?? end
  }

  static let singular: Set<String> = [
    "is", "'s", "has", "doesnt", "eats", "hates", "isnt", "likes", "avoids", "was", "needs",
  ]
  private static let prefaces = [
    ["i", "would", "like", "to", "inform", "you"], ["i", "would", "like", "to", "tell", "you"],
    ["i", "should", "mention"],
    ["i", "should", "have", "mentioned"], ["i", "forgot", "to", "say"], ["i", "forgot", "to", "mention"],
    ["please", "note"],
    ["just", "so", "you", "know"], ["you", "should", "know"], ["i", "must", "tell", "you"],
    ["i", "have", "to", "tell", "you"],
    ["just", "to", "let", "you", "know"], ["good", "news"], ["i", "am", "afraid"], ["heads", "up"],
  ]
  private static let openers: Set<String> = [
    "so", "oh", "ok", "okay", "hi", "hello", "hey", "right", "well", "and", "but", "also", "plus", "um", "uh",
    "er", "btw",
    "please", "note", "that", "we", "have", "'ve", "ve", "got", "there", "is", "are", "'s", "will", "be",
    "then", "just", "you",
    "know", "listen", "good", "morning", "evening", "afternoon", "alright", "yeah", "yes", "actually", "now",
    "i", "forgot", "to", "say",
    "mention", "dear", "with", "by", "the", "way", "for", "lol", "thanks", "cheers", "our", "instead",
    "which",
  ]
}
