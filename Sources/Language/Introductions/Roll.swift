/// The people an introduction lists, with what is said of each.
struct Roll {
  let scan: Scan
  let opener: RollOpener
  private(set) var items: [RollItem] = []
  /// Sentences about one of them: "Dev has a bad allergy to sesame".
  private(set) var told: [String] = []
  /// What is said of somebody who could not be found: of several without names, an age of the speaker.
  private(set) var loose: [String] = []
  /// What all of them come to, where that is said at the end: "so that's five".
  private(set) var total: Int?
  private(set) var end: Int
  /// "My husband and I have": a list of people follows for certain.
  private var hasKids = false
  private var parser: RollItemParser { RollItemParser(scan: scan, expectsNames: opener.expectsNames) }
  private var hasSpeaker: Bool { items.contains(where: \.holdsSpeaker) }

  init(scan: Scan, opener: RollOpener) { (self.scan, self.opener, end) = (scan, opener, opener.end) }

  /// Who was named last, where that is one person.
  var last: RollPerson? { items.last.flatMap { $0.people.count == 1 && $0.count == 1 ? $0.people[0] : nil } }

  /// Reads the people one after the other; false where none follows, or where more follows in one clause that is no
  /// telling of them ("me and my mum on Sunday").
  mutating func read() -> Bool {
    // "Ben and Lou ate 1 each" counts portions.
    if scan.tokens.contains(where: { ["ate", "eaten"].contains($0.text) }) { return false }
    var at = end
    while true {
      var next = at
      while next < scan.count, Self.joins.contains(scan.word(next)) { next += 1 }
      // "My husband and I have three kids".
      if next == at, ["have", "got"].contains(scan.word(at)), items.count == 2, hasSpeaker,
        let kids = parser.item(at + 1), isSomebody(at + 1, kids.item)
      {
        next = at + 1
        hasKids = true
      }
      guard next < scan.count, let found = parser.item(next), !isKnown(found.item),
        !beginsClause(next, found)
      else { break }
      items.append(found.item)
      at = found.end
      at = attached(at)
    }
    guard !items.isEmpty else { return false }
    end = pet(at) ?? at
    readTotal()
    return endsWell
  }

  /// "… and our cat Biscuit": who eats from a bowl is nobody to cook for.
  private func pet(_ start: Int) -> Int? {
    var at = start
    while at < scan.count, Self.joins.contains(scan.word(at)) { at += 1 }
    guard at > start else { return nil }
    while RollItemParser.owners.contains(scan.word(at)) || NumberParser(scan: scan).wholeNumber(at: at) != nil
    {
      at += 1
    }
    guard Self.pets.contains(scan.word(at)) else { return nil }
    return at + (parser.isName(at + 1, behindKin: true) ? 2 : 1)
  }

  /// Those of the last item by the words a sentence about each begins with; none where they have no names.
  private var subjects: [String] {
    guard let item = items.last, item.people.count == item.count else { return [] }
    return item.people.compactMap(\.subject)
  }

  /// What is said of whoever was just named, a sentence for each of them; where it ends.
  private mutating func attached(_ start: Int) -> Int {
    var at = start
    while true {
      if scan.word(at) == "(", let end = readNotes(at) {
        at = end
        continue
      }
      var next = at
      skip([",", "and", "-", "but"], in: scan, at: &next)
      let item = items.count - 1
      let opens =
        Self.relating.contains(scan.word(next))
        || items[item].count > 1
          && (["are", "both", "they", "all"] + Self.adjectives).contains(scan.word(next))
      guard opens else { return at }
      if items[item].people.count == 1, items[item].count == 1, items[item].people[0].age == nil,
        let age = parser.age(next)
      {
        items[item].people[0].age = age.years
        at = age.end
        continue
      }
      var first = next
      if items[item].count > 1 { skip(["who", "are", "both", "they", "all"], in: scan, at: &first) }
      let stop = clauseEnd(max(first, next + 1))
      guard stop > first, stop > next + 1 || items[item].count > 1 else { return at }
      let clause = scan.utterance.text(tokens: first..<stop)
      let sentences = subjects.compactMap { Roll.told(clause, of: $0) }
      if sentences.isEmpty {
        // Of one person it is read behind the roll; of several it would be read of one of them.
        guard items[item].count > 1 else { return at }
        loose.append(clause)
      }
      told += sentences
      at = stop
    }
  }

  /// "(vegetarian)", "(wife, 52, no nuts)" behind a name: role, age and what is told; nil for a bracket that does not
  /// close.
  private mutating func readNotes(_ start: Int) -> Int? {
    guard let close = (start + 1..<min(scan.count, start + 24)).first(where: { scan.word($0) == ")" }),
      close > start + 1
    else { return nil }
    let item = items.count - 1
    let isOne = items[item].count == 1
    var at = start + 1
    while at < close {
      let end = (at..<close).first { [",", ";"].contains(scan.word($0)) } ?? close
      let note = scan.utterance.text(tokens: at..<end)
      if isOne, let noun = RollNoun(scan: scan, at: at), noun.end == end, !noun.isPlural,
        items[item].people[0].kin == nil, !items[item].holdsSpeaker
      {
        items[item].people[0].kin = noun.role
      } else if isOne, let age = parser.age(at), age.end == end,
        items[item].people[0].age == nil
      {
        items[item].people[0].age = age.years
        if items[item].holdsSpeaker { loose.append(note) }
      } else if end > at {
        let isFood = scan.union(scan.lexicon.parserLists.avoid, at: at).contains { $0.end == end }
        let isDiet = !RosterText.begins(note: scan.word(at)) && isFood
        // "(3, eggs, nuts)": beside a name a food alone is one they go without.
        if subjects.isEmpty { loose.append(note) }
        told += subjects.map { isDiet ? "\($0) can't have \(note)" : RosterText.sentence($0, note) }
      }
      at = end + 1
    }
    return close + 1
  }

  /// Where the clause ends that is said of somebody: at its mark, or where somebody else is named, or more is told of
  /// the same.
  private func clauseEnd(_ start: Int) -> Int {
    var at = start
    while at < scan.count, scan.tokens[at].kind != .end {
      let isJoin = scan.word(at) == "," || scan.word(at) == "and" || scan.word(at) == ";"
      var next = at
      while next < scan.count, Self.joins.contains(scan.word(next)) || scan.word(next) == "but" { next += 1 }
      if isJoin || Self.starting.contains(scan.word(at)) {
        if Self.relating.contains(scan.word(next)) || Self.closing.contains(scan.word(next)) { return at }
        if let found = parser.item(next), isSomebody(next, found.item) { return at }
      }
      at += 1
    }
    return at
  }

  /// Whether that item names somebody for certain, and no food of a list.
  private func isSomebody(_ at: Int, _ item: RollItem) -> Bool {
    item.people.contains { $0.kin != nil } || item.count > 1 || item.holdsSpeaker
      || scan.tokens[at].isCapitalised
  }

  /// "…, ben is veggie": a sentence about somebody, and no more of the list.
  private func beginsClause(_ at: Int, _ found: (item: RollItem, end: Int)) -> Bool {
    let isBare = found.item.people.count == 1 && found.item.people[0].kin == nil && !found.item.holdsSpeaker
    guard
      isBare || found.item.holdsSpeaker && !items.isEmpty
        || found.item.people[0].name == nil && !items.isEmpty
    else { return false }
    if found.item.holdsSpeaker, ["have", "got"].contains(scan.word(found.end)) { return false }
    return found.item.people[0].age == nil && Self.verbs.contains(scan.word(found.end))
  }

  /// Somebody named once more begins what is told of them.
  private func isKnown(_ item: RollItem) -> Bool {
    let known = Set(items.flatMap(\.people).compactMap { $0.name?.lowercased() })
    let knowsSpeaker = items.contains { $0.holdsSpeaker && $0.people.count == 1 && $0.count == 1 }
    return item.people.contains { one in one.name.map { known.contains($0.lowercased()) } ?? false }
      || knowsSpeaker && item.holdsSpeaker
  }

  private mutating func readTotal() {
    var at = end
    while at < scan.count,
      scan.tokens[at].isSeparator && scan.tokens[at].kind != .end || Self.totalling.contains(scan.word(at))
    { at += 1 }
    guard at > end, let said = NumberParser(scan: scan).wholeNumber(at: at), (2...20).contains(said.value)
    else {
      return
    }
    var past = said.end
    while past < scan.count,
      ["of", "us", "people", "persons", "in", "all", "altogether"].contains(scan.word(past))
    {
      past += 1
    }
    let isTotalled = (end..<at).contains { Self.totalling.contains(scan.word($0)) }
    if past > said.end || isTotalled && (past == scan.count || scan.tokens[past].isSeparator) {
      (total, end) = (said.value, past)
    }
  }

  /// Whether the list ends where a clause may: at a mark, or before what is told of the last.
  private var endsWell: Bool {
    guard end < scan.count else { return true }
    let next = scan.tokens[end].isSeparator ? end + 1 : end
    guard !Self.whens.contains(scan.word(next)) else { return false }
    if scan.tokens[end].isSeparator || scan.tokens[end - 1].isSeparator { return true }
    return Self.verbs.contains(scan.word(end + (["and", "but"].contains(scan.word(end)) ? 1 : 0)))
      || ["and", "but"].contains(scan.word(end)) && isTelling(end + 1)
  }

  /// "… and Alex is vegetarian".
  private func isTelling(_ at: Int) -> Bool {
    guard let found = parser.item(at) else {
      return Self.relating.contains(scan.word(at))
    }
    return Self.verbs.contains(scan.word(found.end))
  }

  /// Enough for an introduction: several people, one of them surely of the house. A list without an opener has to begin
  /// the line, and with the speaker or a role.
  func isEnough(at start: Int) -> Bool {
    let heads = items.map(\.count).reduce(0, +)
    let people = items.flatMap(\.people)
    let hasSpeaker = opener.countsSpeaker || hasSpeaker
    let hasKin =
      people.contains { $0.kin != nil } || items.contains { $0.people[0].name == nil && $0.count > 1 }
    guard hasKin || hasSpeaker || opener.isLabel && people.count(where: { $0.name != nil }) > 1 else {
      return false
    }
    guard heads > 1 || opener.number != nil || opener.countsSpeaker else { return false }
    // "6 people", "two kids": numbers alone are read elsewhere.
    guard
      people.contains(where: { $0.name != nil || $0.kin != nil }) || items.count > 1
        || opener.countsSpeaker && heads > 0 && hasKin
    else { return false }
    if !opener.isOpened, opener.name == nil, !hasKids {
      guard start == 0 || scan.tokens[start - 1].kind == .end, items[0].holdsSpeaker, items.count > 1 else {
        return false
      }
    }
    if opener.name != nil, !opener.isOpened { return items.count > 0 && hasKin }
    // Whoever counts must come to what was said.
    guard let said = opener.number ?? total, !items.contains(where: \.isUncounted) else { return true }
    return heads <= said
  }

  /// How many they are; nil where nobody could say.
  private var count: Int? {
    if let said = opener.number ?? total {
      // "Five of us, me, …, and my mother Rita comes every Saturday": the fifth is the one who comes.
      return hasVisitorBehind && items.map(\.count).reduce(0, +) == said - 1 ? said - 1 : said
    }
    guard !opener.isOpen || items.contains(where: { $0.people.contains { isPartner($0.kin) } }),
      !items.contains(where: \.isUncounted)
    else { return nil }
    return items.map(\.count).reduce(0, +) + (!hasSpeaker && opener.countsSpeaker ? 1 : 0)
  }

  /// "… and my mother Rita comes every Saturday" behind the list.
  private var hasVisitorBehind: Bool {
    var at = end
    while at < scan.count, scan.tokens[at].isSeparator || Self.joins.contains(scan.word(at)) { at += 1 }
    guard ["my", "our"].contains(scan.word(at)), let noun = RollNoun(scan: scan, at: at + 1) else {
      return false
    }
    return (noun.end...noun.end + 1).contains {
      ["comes", "eats", "joins", "visits"].contains(scan.word($0))
    }
  }

  private func isPartner(_ kin: String?) -> Bool { Self.partners.contains(kin ?? "") }

  /// Who each is, how old, and how many all are, in sentences.
  var sentences: [String] {
    var parts: [String] = []
    if let name = opener.name { parts.append("my name is \(name)") }
    for one in items.flatMap(\.people) {
      if one.isSpeaker, let name = one.name {
        parts.append("my name is \(name)")
        continue
      }
      if let name = one.name, let kin = one.kin { parts.append("\(name) is my \(kin)") }
      // A large letter tells a name only amid a sentence.
      if let name = one.name, one.kin == nil, one.age == nil { parts.append("and \(name) lives here") }
      if let age = one.age, let subject = one.subject, !one.isSpeaker {
        parts.append("\(subject) is \(age) years old")
      }
    }
    if let count { parts.append("we are \(count) people") }
    return parts
  }

  /// "Poppys got a nut allergy" of Poppy, who was just named: the line with what the letter stands for.
  func withApostrophe(_ line: String) -> String {
    var words = line.split(separator: " ").map(String.init)
    let first = words.firstIndex { !["and", "but"].contains($0.lowercased()) } ?? 0
    guard words.indices.contains(first + 1), words[first].hasSuffix("s"),
      let name = items.flatMap(\.people).compactMap(\.name).first(where: {
        $0.lowercased() == words[first].dropLast().lowercased()
      })
    else { return line }
    words[first] = name + (words[first + 1].lowercased() == "got" ? " has" : " is")
    return words[first...].joined(separator: " ")
  }

  /// "She went vegan" of Anjali: the sentence with her name; nil where it is about nobody of the list.
  static func told(_ text: String, of subject: String) -> String? {
    var words = text.withoutOuterMarks.split(separator: " ").map(String.init)
    while let first = words.first, ["and", "but", "also", ","].contains(first.lowercased()) {
      words.removeFirst()
    }
    guard let first = words.first?.lowercased().replacing("’", with: "'") else { return nil }
    let name = subject.prefix(1).uppercased() + subject.dropFirst()
    let rest = words.dropFirst().joined(separator: " ")
    if ["hes", "shes", "he's", "she's", "who's", "whos"].contains(first) { return "\(name) is \(rest)" }
    if ["he", "she", "who"].contains(first) {
      return rest.hasPrefix("'s ") ? "\(name) is \(rest.dropFirst(3))" : "\(name) \(rest)"
    }
    if adjectives.contains(first) { return "\(name) is \(words.joined(separator: " "))" }
    if verbs.contains(first) { return "\(name) \(words.joined(separator: " "))" }
    return nil
  }

  private static let joins: Set<String> = [
    ",", ";", "and", "n", "+", "plus", "with", "also", "then", "including", "-", "as", "well", ":",
  ]
  private static let pets: Set<String> = [
    "cat", "cats", "dog", "dogs", "puppy", "rabbit", "hamster", "budgie", "parrot",
  ]
  /// The kitchen has the same list (`KnownAs`), which language does not know of.
  private static let partners: Set<String> = [
    "husband", "wife", "partner", "boyfriend", "girlfriend", "fiance", "fiancee", "spouse",
  ]
  private static let starting: Set<String> = ["then", "plus", "n", "+"]
  /// What opens a clause about whoever was named last.
  private static let relating: Set<String> = [
    "who", "he", "she", "is", "has", "hates", "cant", "doesnt", "wont", "eats", "avoids", "dislikes",
  ]
  private static let closing: Set<String> = [
    "we", "i", "so", "our", "budget", "plan", "everyone", "everybody", "nobody",
  ]
  private static let totalling: Set<String> = [
    "so", "altogether", "all", "in", "makes", "that", "is", "'s", "total", "=", "were",
  ]
  private static let whens: Set<String> = [
    "tonight", "today", "tomorrow", "on", "this", "next", "for", "at", "monday", "tuesday", "wednesday",
    "thursday", "friday", "saturday", "sunday", "coming", "come", "comes", "weekend", "sometimes", "every",
  ]
  private static let adjectives: Set<String> = [
    "allergic", "vegan", "vegetarian", "veggie", "lactose", "coeliac", "celiac", "diabetic", "pregnant",
    "halal", "kosher", "pescatarian",
  ]
  static let verbs: Set<String> = adjectives.union([
    "cant", "can't", "hates", "doesnt", "doesn't", "has", "is", "wont", "won't", "avoids", "eats", "dislikes",
    "cannot", "needs", "likes", "loves", "are", "have", "went", "dont", "'s", "only", "never", "was", "gets",
    "am", "hate", "eat", "live", "cook", "got",
  ])
}
