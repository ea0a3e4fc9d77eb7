extension Recognizer {
  private static let mostRequests = 4
  /// A part of a line must be this certain to be a request of its own.
  private static let partLimit = 90
  /// How many parts are tried, so that a long line costs little.
  private static let mostReads = 40

  /// The requests of one line in order ("yes, but swap tuesday"); at least one. A line that is one good
  /// request stays one, and so does a list of details. The open question belongs to the first.
  package func recognizeAll(_ line: String, expecting: Expectation?, context: RecognitionContext)
    -> [Recognition]
  {
    let utterance = Utterance(line)
    let whole = recognize(utterance, said: line, expecting: expecting, context: context)
    if whole.confidence >= 95 || utterance.tokens.count < 3 || utterance.tokens.count > 80 { return [whole] }
    var reads = 0
    let parts = split(utterance.tokens, after: [], from: 0) { range, isFirst in
      reads += 1
      guard reads <= Self.mostReads else { return nil }
      let part = utterance.text(tokens: range)
      let found = recognize(part, expecting: isFirst ? expecting : nil, context: context)
      return found.intent != nil && found.confidence >= Self.partLimit ? found : nil
    }
    guard let parts, parts.count > 1, parts.allSatisfy({ $0.confidence > whole.confidence }) else { return [whole] }
    return parts
  }

  /// The fewest good parts that cover the line, longest first parts first; nil when there are none.
  private func split(
    _ tokens: [Token], after done: [Recognition], from start: Int, _ read: (Range<Int>, Bool) -> Recognition?
  ) -> [Recognition]? {
    guard done.count < Self.mostRequests else { return nil }
    let cuts = cuts(tokens, after: start) + [(tokens.count, tokens.count)]
    for (end, next) in cuts.reversed() {
      let isWhole = start == 0 && end == tokens.count
      guard !isWhole, let part = read(start..<end, done.isEmpty) else { continue }
      if end == tokens.count { return done + [part] }
      if let all = split(tokens, after: done + [part], from: next, read) { return all }
    }
    return nil
  }

  /// Where a line may be cut: at separators and joining words; the end of one part and the start of the next.
  private func cuts(_ tokens: [Token], after start: Int) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    var at = start + 1
    while at < tokens.count {
      var next = at
      while next < tokens.count, tokens[next].isSeparator || Self.joiners.contains(tokens[next].text) { next += 1 }
      if next > at, next < tokens.count { result.append((at, next)) }
      at = max(next, at + 1)
    }
    return result
  }

  private static let joiners: Set<String> = ["and", "but", "then", "also"]
}
