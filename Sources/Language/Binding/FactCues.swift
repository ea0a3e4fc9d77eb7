import Values

extension FactBinder {
  /// Whether the words around the fact speak against its kind: its sentence holds none of the words it needs, or one
  /// that says the opposite and nothing that denies it. `tokens` are those from its first to its last word.
  func isUnlikely(_ fact: Fact, in tokens: Range<Int>) -> Bool {
    let words = sentence(around: tokens).map { (word: scan.word($0), id: scan.ids[$0]) }
    if let cues = recognizer.grammar.factCues[fact.kind], !words.contains(where: { cues.contains($0.word) }) {
      return true
    }
    guard let opposites = recognizer.grammar.factOpposites[fact.kind] else { return false }
    // Whoever "isn't here" is away; but "a hundred and not a penny more" is not spent, and what is "not used" is rare.
    let denies =
      fact.kind == "away"
      && words.contains { scan.lexicon.negations.contains($0.id) || Self.absent.contains($0.word) }
      || fact.kind == "spent" && words.contains { Self.absent.contains($0.word) }
    return !denies && words.contains { opposites.contains($0.word) }
  }

  /// From the end of the sentence before to the end of this one.
  private func sentence(around tokens: Range<Int>) -> Range<Int> {
    let start = (0..<tokens.lowerBound).last { scan.tokens[$0].kind == .end }.map { $0 + 1 } ?? 0
    let end = (tokens.upperBound..<scan.count).first { scan.tokens[$0].kind == .end } ?? scan.count
    return start..<max(end, tokens.upperBound)
  }

  private static let absent: Set<String> = [
    "away", "out", "gone", "off", "elsewhere", "spent", "paid", "cost", "bought", "receipt", "bill", "till",
  ]
}
