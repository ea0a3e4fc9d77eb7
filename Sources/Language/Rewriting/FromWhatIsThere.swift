/// "Only from what we have in the house, what's for dinner tonight", "dinner from what we have at home": a dinner of what is
/// at home, in whatever order.
struct FromWhatIsThere {
  let scan: Scan

  /// "What can I cook with what's at home"; nil for every other line, and where a dish, a day ahead or anything else is named.
  func asked() -> String? {
    guard scan.count < 24, let source = source,
      scan.tokens.indices.contains(where: { Self.dinners.contains(scan.word($0)) && !source.contains($0) })
    else { return nil }
    let rest = scan.tokens.indices.filter { !source.contains($0) && !scan.tokens[$0].isSeparator }
    guard rest.allSatisfy({ Self.around.contains(scan.word($0)) || Self.dinners.contains(scan.word($0)) })
    else { return nil }
    return "what can I cook with what's at home"
  }

  /// "With what we have at home", "from what's in the house".
  private var source: Range<Int>? {
    for at in scan.tokens.indices where ["with", "from", "of", "using"].contains(scan.word(at)) {
      var end = at + 1
      skip(["only", "just", "the", "stuff", "things", "food"], in: scan, at: &end)
      guard ["what", "whats", "whatever"].contains(scan.word(end)) else { continue }
      end += 1
      let start = end
      skip(["'s", "is", "we", "i", "have", "got", "'ve"], in: scan, at: &end)
      guard end > start || scan.word(end - 1) == "whats" else { continue }
      let place = end
      skip(
        [
          "left", "already", "at", "in", "the", "our", "home", "house", "fridge", "pantry", "kitchen", "here",
          "there",
        ],
        in: scan, at: &end)
      guard end > place || ["have", "got"].contains(scan.word(end - 1)) else { continue }
      return at..<end
    }
    return nil
  }

  private static let dinners: Set<String> = [
    "dinner", "tonight", "eat", "supper", "cook", "make", "meal", "something", "tea",
  ]
  private static let around: Set<String> = [
    "what", "'s", "is", "whats", "for", "can", "could", "we", "i", "only", "just", "please", "a", "an",
    "some", "the",
    "to", "and", "so", "ok", "?", ".", "now", "today", "shall", "should", "have", "any", "anything", "idea",
    "ideas",
    "us",
  ]
}
