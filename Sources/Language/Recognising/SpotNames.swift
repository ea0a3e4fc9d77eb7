import Values

/// Names of foods, dishes and shops, also those that no list has.
extension Spotter {
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

  /// The lead of a name that a list knows over one that none knows, in sixteenths of a natural logarithm.
  private static let listed = 48
  private static let leastListed = -24
  /// The lead of a run of words that holds a listed name.
  private static let held = 24
  private static let leastUnknown = 8
  /// A word of sentences is taken for part of a name when it stands among names this often.
  private static let leastLiteral = 8
  private static let mostWords = 5

  private func sense(_ range: Range<Int>, _ slot: SlotDeclaration) -> Int {
    guard let names else { return 0 }
    return names.score(words, range)
      - (slot.name != "food" && isTurnedDown(range.lowerBound, wished: slot.entity == "want") ? 96 : 0)
  }

  /// "instead of" shortly before, or "not" before what is wished for. A food that is only asked about is
  /// never turned down: "what can I use instead of eggs" asks about eggs.
  private func isTurnedDown(_ start: Int, wished: Bool) -> Bool {
    // "Wednesday's curry" is what there is, not what is wished for.
    if wished, scan.word(start - 1) == "'s", isDayWord(start - 2) { return true }
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
}
