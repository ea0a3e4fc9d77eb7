/// "What do I still have to buy only for Thursday the neighbours are coming": the shopping of an evening is asked for, and behind
/// it stands why. It counts nobody: who comes that evening is told by itself.
struct ShoppingForGuests {
  let recognizer: Recognizer
  let scan: Scan

  /// The look at the list, and who is said to come as left out; nil for every other line.
  func readings() -> [Recognition]? {
    guard scan.count < 32, let verb = scan.tokens.indices.last(where: isComing), verb > 4,
      (verb + 2..<max(verb + 2, scan.count)).allSatisfy({
        Self.behind.contains(scan.word($0)) || scan.tokens[$0].isSeparator
      })
    else { return nil }
    for start in max(3, verb - 5)..<verb {
      var end = start
      while end > 0, scan.tokens[end - 1].isSeparator || Self.joins.contains(scan.word(end - 1)) { end -= 1 }
      let asked = scan.utterance.text(tokens: 0..<end)
      let line = EveningShoppingLine(recognizer: recognizer, scan: recognizer.scan(asked, scan.context))
      if let found = line.reading() {
        return [found, .leftOut(scan.utterance.text(tokens: start..<scan.count))]
      }
    }
    return nil
  }

  private func isComing(_ at: Int) -> Bool {
    ["is", "are", "'s", "'re", "will"].contains(scan.word(at))
      && ["coming", "visiting", "staying", "here", "over", "come", "visit", "around"].contains(
        scan.word(at + 1))
  }

  private static let joins: Set<String> = [
    "because", "as", "since", "when", "and", "cos", "so", "for", "that",
  ]
  private static let behind: Set<String> = [
    "over", "round", "around", "for", "to", "dinner", "then", "that", "evening", "night", "us", "our",
    "place",
    "too", "and", "with", "the", "eat",
  ]
}
