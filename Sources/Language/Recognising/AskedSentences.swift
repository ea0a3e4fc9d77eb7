/// Sentences that ask whether something is so: they tell nothing. "Is tonight good for Dan with coeliac?" notes nothing
/// of Dan; "can you note that …" and "can we be six on Saturday?" are ways to tell.
struct AskedSentences {
  let scan: Scan

  /// Whether it would tell a fact of people out of a question. What is said in other words than the line's stands in
  /// its first sentence.
  func holdFact(_ found: Recognition) -> Bool {
    guard ["household_tell", "day_eaters", "health_tell"].contains(found.intent), found.act == .change else {
      return false
    }
    let raw = scan.utterance.raw
    let place = raw.firstRange(of: found.said)?.lowerBound ?? raw.startIndex
    let start = raw.utf8.distance(from: raw.startIndex, to: place)
    return hold(start..<start + max(1, found.said.utf8.count))
  }

  /// Whether a question stands around the words at those bytes.
  private func hold(_ span: Range<Int>) -> Bool {
    guard let first = scan.tokens.firstIndex(where: { $0.range.overlaps(span) }) else { return false }
    let start = (0..<first).last { scan.tokens[$0].kind == .end }.map { $0 + 1 } ?? 0
    let end = (first..<scan.count).first { scan.tokens[$0].kind == .end } ?? scan.count
    guard end < scan.count, scan.tokens[end].text == "?" else { return false }
    let words = (start..<end).map(scan.word)
    guard !words.contains(where: { Self.telling.contains($0) }) else { return false }
    return (start..<max(start, end - 1)).contains { at in
      let opens = at == start || scan.tokens[at - 1].isSeparator || Self.joining.contains(scan.word(at - 1))
      return opens && Self.verbs.contains(scan.word(at)) && !Self.addressed.contains(scan.word(at + 1))
    }
  }

  private static let verbs: Set<String> = [
    "is", "are", "was", "were", "do", "does", "did", "can", "could", "may", "might", "should", "will", "has",
    "have",
  ]
  private static let addressed: Set<String> = ["you", "u", "ya", "we", "i", "it"]
  private static let joining: Set<String> = ["and", "but", "so"]
  private static let telling: Set<String> = ["if", "note", "noted", "remember", "because", "since", "know"]
}
