/// "My husband Peter he can't do milk and Neema she's six she's allergic to peanuts and Baraka he won't eat mushrooms": what is
/// told of several people in one breath, as sentences.
struct SpokenClauses {
  let scan: Scan

  /// The line with an end before each person of whom something new is told, and without the pronoun behind a name; nil for a
  /// short line, for one with ends of its own, and where nobody is named with a pronoun behind.
  func parted() -> String? {
    guard (12...90).contains(scan.count), scan.tokens.last?.text != "?" else { return nil }
    var changes: [(tokens: Range<Int>, with: String)] = []
    var hasDoubled = false
    var hasVerb = false
    // Who was named with which pronoun: another one means somebody else.
    var named: (who: String, pronoun: String)?
    var at = 0
    while at < scan.count {
      if scan.tokens[at].kind == .end { (hasVerb, named) = (false, nil) }
      let person = person(at: at)
      if let end = person {
        let isDoubled = Self.pronouns.contains(scan.word(end)) && tells(end + 1)
        if isDoubled || hasVerb && tells(end) {
          let said = scan.utterance.text(tokens: at..<end)
          at = clause(of: said, from: opening(before: at), verb: isDoubled ? end + 1 : end, &changes)
          hasDoubled = hasDoubled || isDoubled
          hasVerb = true
          named = isDoubled ? (said, scan.word(end)) : nil
          continue
        }
      }
      // "She's six she's allergic to peanuts", "and he will not eat mushrooms".
      if hasVerb, let named, scan.word(at) == named.pronoun, tells(at + 1), at > 0,
        !Self.joining.contains(scan.word(at - 1))
      {
        at = clause(of: named.who, from: opening(before: at), verb: at + 1, &changes)
        continue
      }
      hasVerb = hasVerb || tells(at)
      at += 1
    }
    guard hasDoubled else { return nil }
    let text = scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
    return text.split(separator: " .").joined(separator: ".")
  }

  /// A sentence about somebody in the place of the words up to the verb, which is said in full. Where it goes on.
  private func clause(
    of name: String, from start: Int, verb: Int, _ changes: inout [(tokens: Range<Int>, with: String)]
  ) -> Int {
    let isShort = scan.word(verb) == "'s"
    let said = isShort ? "\(name) is" : name
    changes.append((start..<(isShort ? verb + 1 : verb), start == 0 ? "\(said) " : ". \(said) "))
    return verb + 1
  }

  /// Where the person ends that begins there: one of the family, with a name or without, or a name with a capital.
  private func person(at start: Int) -> Int? {
    guard !Self.pronouns.contains(scan.word(start)) else { return nil }
    let isOwned = ["my", "our"].contains(scan.word(start))
    guard isOwned || scan.tokens[start].isCapitalised,
      let found = PersonParser(scan: scan).person(at: start).first,
      found.end <= start + 5
    else { return nil }
    return found.end
  }

  /// Where the words begin that only join a clause to the one before.
  private func opening(before at: Int) -> Int {
    var start = at
    while start > 0, scan.tokens[start - 1].kind == .comma || Self.fillers.contains(scan.word(start - 1)) {
      start -= 1
    }
    return start
  }

  private func tells(_ at: Int) -> Bool { Self.verbs.contains(scan.word(at)) }

  private static let pronouns: Set<String> = ["he", "she", "they"]
  private static let joining: Set<String> = [
    "because", "that", "if", "when", "while", "since", "so", "says", "said", "what", "which",
    "or",
  ]
  private static let fillers: Set<String> = ["and", "oh", "um", "uh", "also", "then", "plus", "well", "er"]
  private static let verbs: Set<String> = [
    "is", "'s", "has", "can't", "cant", "cannot", "won't", "wont", "will", "doesn't", "doesnt", "hates",
    "dislikes",
    "eats", "comes", "avoids", "gets", "needs", "turned", "isn't", "isnt", "must", "can",
  ]
}
