import Values

/// Takes stretches of one line for slots.
struct Spotter {
  private let scan: Scan
  private let lexicon: Lexicon
  private let names: NameModel?
  private let words: [UInt64]
  /// By token, in percent: how much its part of the line asks for the intent.
  private let weights: [Int]
  private let hasThing: Bool
  private var used = Set<Int>()
  private(set) var slots: [SlotBinding] = []

  private static let mostTokens = 64

  init(
    _ scan: Scan, _ lexicon: Lexicon, names: NameModel?, weights: [Int]?, hasThing: Bool,
    taken: [Range<Int>]
  ) {
    self.scan = scan
    self.lexicon = lexicon
    self.hasThing = hasThing
    self.names = names
    words = names == nil ? [] : NameModel.words(scan.tokens)
    self.weights = weights ?? Array(repeating: 100, count: scan.count)
    for range in taken where !range.isEmpty {
      for at in 0..<scan.count where scan.tokens[at].range.overlaps(range) { used.insert(at) }
    }
  }

  func isOpen(_ slot: SlotDeclaration) -> Bool { !slots.contains { $0.name == slot.name } }

  private var limit: Int { min(scan.count, Self.mostTokens) }

  /// A stretch that may fill a slot, and how much speaks for it.
  private struct Found {
    var range: Range<Int>
    var value: SlotValue
    var score: Int
  }

  /// What the entity reads with certainty: all of it for a slot of many, else the likeliest, of equals the
  /// first.
  mutating func take(_ entity: Int32, for slot: SlotDeclaration) {
    take(for: slot) { scan, at in scan.matches(entity, at: at) }
  }

  /// The same of a list.
  mutating func take(list: Int, for slot: SlotDeclaration) {
    take(for: slot) { scan, at in scan.list(list, at: at) }
  }

  private mutating func take(for slot: SlotDeclaration, _ matches: (Scan, Int) -> [EntityMatch]) {
    var found = certain(slot, matches)
    if !slot.many, let best = found.max(by: { $0.score < $1.score }) { found = [best] }
    for found in found { add(found, to: slot) }
  }

  private func certain(_ slot: SlotDeclaration, _ matches: (Scan, Int) -> [EntityMatch]) -> [Found] {
    var found: [Found] = []
    var at = 0
    while at < limit {
      let match = matches(scan, at).first { match in
        isCertain(match, at: at, for: slot) && used.isDisjoint(with: at..<match.end)
      }
      if let match {
        let isAim = slot.entity == BuiltInEntity.unit.rawValue && Self.beforeAims.contains(scan.word(at - 1))
        let score = weight(at..<match.end) + (isAim ? 24 : 0)
        found.append(Found(range: at..<match.end, value: match.value, score: score))
        at = match.end
      } else {
        at += 1
      }
    }
    return found
  }

  /// Longer and in the part that asks: more.
  private func weight(_ range: Range<Int>) -> Int {
    range.count * 8 + (weights[range.lowerBound] - 100) * 6 / 10
  }

  /// People's names are never certain: see `personScore`. A number counts people or things up to a hundred,
  /// unless the slot is for figures.
  private func isCertain(_ match: EntityMatch, at start: Int, for slot: SlotDeclaration) -> Bool {
    switch match.value {
    case .number(let number) where Self.counts.contains(slot.name) && number > Rational(100): false
    case .number where slot.name == "servings": Self.beforeServings.contains(scan.word(start - 1))
    // Beside a food that is asked about, another food is nothing to avoid.
    // "Cheaper" is what a saving is, not what it saves on.
    case .item("mood", _, _) where slot.name == "food": false
    case .item(let list, _, _) where hasThing && slot.name == "avoid":
      !match.isWeak && ["diet", "allergen"].contains(list)
    default: !match.isWeak
    }
  }

  /// A measure after one of these is the one wished for.
  private static let beforeAims: Set<String> = ["in", "into", "to", "as"]
  private static let beforeServings: Set<String> = [
    "for", "x", "feed", "feeds", "serve", "serves", "serving",
  ]
  private static let counts: Set<String> = ["size", "count", "servings", "stars", "step"]

  private mutating func add(_ found: Found, to slot: SlotDeclaration) {
    used.formUnion(found.range)
    var value = found.value
    if case .minutes(let minutes, .exactly) = value { value = .minutes(minutes, slot.bound) }
    slots.append(SlotBinding(name: slot.name, value: value, range: scan.utterance.span(found.range)))
  }

  /// A shop that no list knows: capitals after "at", "from" or "in".
  mutating func takeStore(for slot: SlotDeclaration) {
    for start in 1..<max(1, limit) where scan.tokens[start].isCapitalised && !used.contains(start) {
      let before = scan.word(start - 1) == "the" ? scan.word(start - 2) : scan.word(start - 1)
      guard ["at", "from", "in"].contains(before), !isDayWord(start) else { continue }
      var end = start + 1
      while end < limit, scan.tokens[end].isCapitalised, !isDayWord(end) { end += 1 }
      let words = scan.utterance.text(tokens: start..<end)
      return add(Found(range: start..<end, value: .text(words), score: 0), to: slot)
    }
  }

  private func isDayWord(_ at: Int) -> Bool {
    DayWords.weekdays[scan.word(at)] != nil || DayWords.months[scan.word(at)] != nil
  }

  // MARK: People

  /// Known members first, then names as they were written, then what people are to the speaker; pronouns
  /// say nothing new.
  mutating func takePeople(_ entity: Int32, for slot: SlotDeclaration) {
    var found: [Found] = []
    var at = 0
    while at < limit {
      guard let match = scan.matches(entity, at: at).first, used.isDisjoint(with: at..<match.end) else {
        at += 1
        continue
      }
      let score = personScore(at, match)
      guard score > 0 else {
        at += 1
        continue
      }
      found.append(Found(range: at..<match.end, value: match.value, score: score + weights[at] / 5))
      at = match.end
    }
    guard let best = found.max(by: { $0.score < $1.score }) else { return }
    if !slot.many { return add(best, to: slot) }
    for person in found where person.score >= best.score - 24 { add(person, to: slot) }
  }

  /// The last one named before a place in the line, in tokens; nil when nobody is.
  func person(before place: Int, _ entity: Int32) -> SlotBinding? {
    var last: SlotBinding?
    var at = 0
    while at < min(place, limit) {
      guard let match = scan.matches(entity, at: at).first, match.end <= place, personScore(at, match) > 0
      else {
        at += 1
        continue
      }
      last = SlotBinding(name: "person", value: match.value, range: scan.utterance.span(at..<match.end))
      at = match.end
    }
    return last
  }

  /// Nothing for words that are hardly somebody.
  private func personScore(_ start: Int, _ match: EntityMatch) -> Int {
    if !match.isWeak { return 80 }
    if PersonWords.pronouns.contains(scan.word(start)) { return 0 }
    if let role = scan.role(at: start) { return match.end > role.end ? 60 : 24 }
    if Self.beforePlaces.contains(scan.word(start - 1)) { return 0 }
    let isSpokenOf =
      PersonWords.afterNames.contains(scan.word(match.end)) || Self.afterPeople.contains(scan.word(match.end))
      || Self.beforePeople.contains(scan.word(start - 1))
    let uses = lexicon.vocabulary.uses(scan.ids[start])
    if names?.isPerson(words[start]) ?? false {
      return isSpokenOf || scan.tokens[start].isCapitalised ? 60 : 30
    }
    if uses.contains(.list) { return isSpokenOf ? 20 : 0 }
    if scan.tokens[start].isCapitalised, uses.isEmpty || start > 0 && scan.tokens[start - 1].kind != .end {
      return isSpokenOf ? 60 : 48
    }
    let isNamed = PersonWords.afterNames.contains(scan.word(match.end))
    return uses.isEmpty && isSpokenOf && (isNamed || !isTalk(start)) ? 40 : 0
  }

  private static let beforePlaces: Set<String> = ["in", "from", "at", "back", "to"]
  private static let beforePeople: Set<String> = [
    "about", "for", "can", "does", "did", "would", "is", "forget", "remove", "delete", "drop", "does",
    "daughter", "son", "named", "called", "friend", "has", "lets", "that",
  ]
  private static let afterPeople: Set<String> = [
    "can", "could", "got", "gets", "grew", "came", "went", "isnt", "said", "says", "wont", "wants", "again",
    "not", "was", "off", "avoid", "avoids", "allergic",
  ]

  /// A word that people use in any talk.
  private func isTalk(_ at: Int) -> Bool { names?.isTalk(words[at]) ?? false }

  // MARK: Foods and dishes

  /// Foods and dishes: those a list knows, and for the first such slot names nobody knows. A slot of many
  /// takes what is joined to a name too.
  mutating func takeThings(_ entity: Int32?, for slot: SlotDeclaration, isFirst: Bool) {
    var found = entity.map { entity in certain(slot) { scan, at in scan.matches(entity, at: at) } } ?? []
    for index in found.indices { found[index].score += Self.listed + sense(found[index].range, slot) }
    if isFirst { found += named(slot, besides: found) }
    if slot.entity == "want" {
      found.removeAll { isTurnedDown($0.range.lowerBound, wished: slot.name == "want") }
    }
    let unknown = isFirst ? unknown(for: slot, besides: found) : []
    if slot.many {
      for name in found where name.score > Self.leastListed || scan.count < 8 { add(name, to: slot) }
      takeUnknown(unknown, for: slot)
    } else if let best = (found + unknown).max(by: { $0.score < $1.score }), best.score > Self.leastListed {
      add(best, to: slot)
    }
  }

  /// What people call dishes and goods that the catalogue lacks; it stays their words.
  private func named(_ slot: SlotDeclaration, besides found: [Found]) -> [Found] {
    guard let list = scan.listIndex(TrainingSet.namedList) else { return [] }
    return certain(slot) { scan, at in scan.list(list, at: at) }.compactMap { name in
      if found.contains(where: { $0.range.count >= name.range.count && $0.range.overlaps(name.range) }) {
        return nil
      }
      return Found(
        range: name.range, value: .text(scan.utterance.text(tokens: name.range)),
        score: name.score + Self.listed + sense(name.range, slot))
    }
  }

  private mutating func takeUnknown(_ unknown: [Found], for slot: SlotDeclaration) {
    var open = unknown.sorted { ($0.score, $1.range.lowerBound) > ($1.score, $0.range.lowerBound) }
    if isOpen(slot), let best = open.first { add(best, to: slot) }
    var again = true
    while again {
      again = false
      for name in open where used.isDisjoint(with: name.range) && isJoined(name.range) {
        add(name, to: slot)
        again = true
      }
      open.removeAll { !used.isDisjoint(with: $0.range) }
    }
  }

  /// Whether a comma or an "and" joins it to what was taken.
  private func isJoined(_ range: Range<Int>) -> Bool {
    used.contains { scan.joined($0 + 1).map(pastDeterminer) == range.lowerBound }
      || scan.joined(range.upperBound).map { used.contains(pastDeterminer($0)) } ?? false
  }

  private func pastDeterminer(_ at: Int) -> Int {
    ["the", "a", "an", "some", "my", "our"].contains(scan.word(at)) ? at + 1 : at
  }

  /// What a name that a list knows has before one it doesn't, in sixteenths of a logarithm.
  private static let listed = 48
  private static let leastListed = -24
  /// What a run of words has that holds a listed name.
  private static let held = 24
  private static let leastUnknown = 8
  /// A word of sentences is taken for part of a name when it stands among names this often.
  private static let leastLiteral = 8
  private static let mostWords = 5

  private func sense(_ range: Range<Int>, _ slot: SlotDeclaration) -> Int {
    guard let names else { return 0 }
    return names.score(words, range)
      - (isTurnedDown(range.lowerBound, wished: slot.entity == "want") ? 96 : 0)
  }

  /// "instead of" shortly before, or "not" before what is wished for.
  private func isTurnedDown(_ start: Int, wished: Bool) -> Bool {
    var at = start - 1
    while at >= 0, at >= start - 4, !scan.tokens[at].isSeparator {
      if wished, lexicon.negations.contains(scan.ids[at]) { return true }
      if scan.word(at) == "of", ["instead", "place"].contains(scan.word(at - 1)) { return true }
      if scan.word(at) == "than", scan.word(at - 1) == "rather" { return true }
      at -= 1
    }
    return false
  }

  /// Runs of words that may be a name of several words no list has, for dishes with "and" or "with" inside.
  private func unknown(for slot: SlotDeclaration, besides known: [Found]) -> [Found] {
    var found: [Found] = []
    let isDish = !slot.many && slot.entity != "ingredient"
    for start in 0..<limit where isPart(start) {
      var end = start + 1
      while end <= limit, end - start <= Self.mostWords {
        if isPart(end - 1) {
          let range = start..<end
          if !known.contains(where: { $0.range == range }) {
            let holds = known.contains { range.contains($0.range.lowerBound) && $0.range.upperBound <= end }
            let score = sense(range, slot) + weight(range) + (holds ? Self.held : 0)
            if score > Self.leastUnknown {
              found.append(
                Found(range: range, value: .text(scan.utterance.text(tokens: range)), score: score))
            }
          }
        }
        guard end < limit, isPart(end) || isDish && Self.links.contains(scan.word(end)) else { break }
        end += 1
      }
    }
    return found
  }

  private static let links: Set<String> = [
    "and", "&", "n", "with", "a", "la", "al", "en", "de", "au", "in", "on",
  ]

  /// A word that may belong to a name.
  private func isPart(_ at: Int) -> Bool {
    guard !used.contains(at), scan.tokens[at].kind == .word, scan.tokens[at].text.utf8.count > 2 else {
      return false
    }
    let uses = lexicon.vocabulary.uses(scan.ids[at])
    if !uses.isDisjoint(with: [.function, .entity]) { return false }
    if lexicon.ordinary.contains(scan.stems[at]) { return false }
    return !uses.contains(.literal) || names.map { $0.own(words[at]) > Self.leastLiteral } ?? false
  }
}
