import Values

/// People, whose names no list tells from other words.
extension Spotter {
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

  /// How much speaks for a person there; 0 for words that hardly name one.
  private func personScore(_ start: Int, _ match: EntityMatch) -> Int {
    if !match.isWeak { return 80 }
    if PersonWords.pronouns.contains(scan.word(start)) || isReason(start, match.end) { return 0 }
    if let role = PersonParser(scan: scan).role(at: start) { return match.end > role.end ? 60 : 24 }
    if Self.beforePlaces.contains(scan.word(start - 1)) { return 0 }
    let isSpokenOf =
      PersonWords.afterNames.contains(scan.word(match.end)) || Self.afterPeople.contains(scan.word(match.end))
      || Self.beforePeople.contains(scan.word(start - 1))
    let uses = lexicon.vocabulary.uses(scan.ids[start])
    if names?.isName(words[start]) ?? false {
      return isSpokenOf || scan.tokens[start].isCapitalised ? 60 : 30
    }
    if uses.contains(.list) { return isSpokenOf ? 20 : 0 }
    if scan.tokens[start].isCapitalised, uses.isEmpty || start > 0 && scan.tokens[start - 1].kind != .end {
      return isSpokenOf ? 60 : 48
    }
    let isNamed = PersonWords.afterNames.contains(scan.word(match.end))
    return uses.isEmpty && isSpokenOf && (isNamed || !isTalk(start)) ? 40 : 0
  }

  /// Whether somebody is only named to say why: "we will be three, since Hal is ill".
  private func isReason(_ start: Int, _ end: Int) -> Bool {
    let from = (0..<start).last { scan.tokens[$0].kind == .end } ?? 0
    let to = (end..<scan.count).first { scan.tokens[$0].kind == .end } ?? scan.count
    return (from..<start).contains { Self.reasons.contains(scan.word($0)) }
      && !(end..<to).contains { Self.comings.contains(scan.word($0)) }
  }

  private static let reasons: Set<String> = ["since", "because", "cos", "cause", "coz"]
  private static let comings: Set<String> = [
    "come", "comes", "coming", "join", "joins", "visit", "visits", "visiting",
  ]
  private static let beforePlaces: Set<String> = ["in", "from", "at", "back", "to"]
  private static let beforePeople: Set<String> = [
    "about", "for", "can", "does", "did", "would", "is", "forget", "remove", "delete", "drop", "does",
    "daughter", "son", "named", "called", "friend", "has", "lets", "that",
  ]
  private static let afterPeople: Set<String> = [
    "can", "could", "got", "gets", "grew", "came", "went", "isnt", "said", "says", "wont", "wants", "again",
    "not", "was", "off", "avoid", "avoids", "allergic", "who", "whos", "hes", "shes",
  ]

  /// A word that people use in any talk.
  private func isTalk(_ at: Int) -> Bool { names?.isTalk(words[at]) ?? false }
}
