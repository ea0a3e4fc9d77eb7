import Values

/// A line that asks tells no fact: "may Bo eat risotto with white wine", "why is there no meat on Tuesday".
extension FactBinder {
  /// Whether the fact's words stand in a question. "Can you note that …" is a way to tell, "can we be six on
  /// Saturday" one to tell of an evening.
  func isAsked(_ fact: Fact) -> Bool {
    guard let first = fact.pieces.min() else { return false }
    let place = pieces[first].tokens.lowerBound
    let start = (0..<place).last { scan.tokens[$0].kind == .end }.map { $0 + 1 } ?? 0
    return (start...place).contains { at in
      let opensClause =
        at == start || scan.tokens[at - 1].isSeparator || Self.joining.contains(scan.word(at - 1))
      return opensClause && (asksWhether(at, fact) || at == start && asksWhat(at))
    }
  }

  /// "Is shellfish in anything", "does dov get pesto": a verb before whom or what it is asked of.
  private func asksWhether(_ at: Int, _ fact: Fact) -> Bool {
    guard at + 1 < scan.count, Self.verbs.contains(scan.word(at)) else { return false }
    let next = scan.word(at + 1)
    if ["you", "u", "ya"].contains(next) { return false }
    if next == "we" { return !["heads", "guest", "guests", "away", "nobody"].contains(fact.kind) }
    return Self.askable.contains(next) || isNamed(at + 1)
  }

  /// "Why is there …", "which dish could I …": not "what Ben can't have".
  private func asksWhat(_ at: Int) -> Bool {
    guard Self.asking.contains(scan.word(at)) else { return false }
    for next in at + 1..<min(at + 5, scan.count) {
      if Self.verbs.contains(scan.word(next)) {
        return next + 1 >= scan.count || !scan.lexicon.negations.contains(scan.ids[next + 1])
      }
      if isPerson(next) || scan.tokens[next].isSeparator { return false }
    }
    return false
  }

  private func piece(at token: Int) -> Piece? { pieces.first { $0.tokens.contains(token) } }

  private func isPerson(_ token: Int) -> Bool {
    switch piece(at: token)?.kind {
    case .person, .role, .name: true
    default: false
    }
  }

  private func isNamed(_ token: Int) -> Bool {
    switch piece(at: token)?.kind {
    // A word nobody knows, said behind a verb, is somebody: "does dov get".
    case .person, .role, .name, .pronoun, .food, .unknown: true
    default: false
    }
  }

  private static let joining: Set<String> = ["and", "but", "so", "n", "or", "cause", "because", "hey", "ok"]
  private static let asking: Set<String> = [
    "what", "whats", "which", "who", "whose", "how", "why", "where", "when",
  ]
  private static let verbs: Set<String> = [
    "is", "are", "was", "were", "am", "do", "does", "did", "can", "could", "may", "might", "should", "shall",
    "would",
    "will", "has", "have",
  ]
  private static let askable: Set<String> = [
    "i", "he", "she", "they", "it", "there", "this", "that", "these", "those", "the", "a", "an", "my", "our",
    "her",
    "his", "their", "your", "any", "anything", "anyone", "anybody", "something", "everyone", "everybody",
    "all",
    "some",
  ]
}
