/// "Omg no undo that", "I have changed my mind about tonight. Let us have the soup": what was said before is let go.
struct TakenBack {
  let scan: Scan

  /// The line as the undo alone, or as what follows; nil for every other line, and where more would go than words of regret.
  func plain() -> String? { changedMind() ?? takenBack() }

  /// "I have changed my mind about tonight. Let us have the soup": what follows says what to do.
  private func changedMind() -> String? {
    guard let mind = scan.tokens.indices.first(where: { scan.word($0) == "mind" }), mind < 6,
      (0..<mind).contains(where: { ["changed", "change"].contains(scan.word($0)) }),
      let end = scan.tokens.indices.first(where: { $0 > mind && scan.tokens[$0].isSeparator }),
      end + 2 < scan.count, scan.consists(0..<end, of: Self.ofMinds)
    else { return nil }
    return text(end + 1..<scan.count)
  }

  /// "Omg no undo that", "undo this, I was only asking": the undo, and why.
  private func takenBack() -> String? {
    guard let undo = scan.tokens.indices.first(where: { scan.word($0) == "undo" }), undo < 4,
      ["that", "this", "it"].contains(scan.word(undo + 1)),
      (0..<undo).allSatisfy({ scan.tokens[$0].isSeparator || Self.startled.contains(scan.word($0)) })
    else { return nil }
    let rest = undo + 2..<scan.count
    return scan.consists(rest, of: Self.why) && (undo > 0 || !rest.isEmpty) ? "undo that" : nil
  }

  private static let startled: Set<String> = [
    "omg", "no", "oh", "god", "gosh", "argh", "sorry", "oops", "please", "ok", "wait", "and",
  ]

  private static let why: Set<String> = [
    "i", "we", "was", "were", "only", "just", "asking", "asked", "a", "question", "it", "that", "mistake",
    "my", "sorry", "wrong",
    "please", "meant", "didnt", "mean", "to",
  ]
  private static let ofMinds: Set<String> = [
    "i", "we", "have", "'ve", "ive", "weve", "changed", "my", "our", "mind", "about", "tonight", "tomorrow",
    "it", "that", "the",
    "plan", "dinner", "supper", "week", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    "sunday",
  ]

  private func text(_ range: Range<Int>) -> String { scan.utterance.text(tokens: range) }
}
