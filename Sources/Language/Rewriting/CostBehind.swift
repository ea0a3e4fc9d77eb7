/// "Is the jollof ok for Kofi and whats it cost": the price is asked in a sentence of its own.
struct CostBehind {
  let scan: Scan

  /// The line as two questions; nil for every other line.
  func parted() -> String? {
    guard let at = scan.tokens.indices.last(where: { scan.word($0) == "and" }), at > 3,
      ["is", "can", "are", "may", "does"].contains(scan.word(0))
    else { return nil }
    let behind = (at + 1..<scan.count).filter { !scan.tokens[$0].isSeparator && scan.tokens[$0].text != "?" }
      .map(scan.word)
      .joined(separator: " ")
    guard Self.asked.contains(behind) else { return nil }
    return "\(scan.utterance.text(tokens: 0..<at))? what does it cost?"
  }

  private static let asked: Set<String> = [
    "whats it cost", "what 's it cost", "what's it cost", "what is it cost", "what does it cost",
    "how much is it",
    "how much does it cost", "what would it cost", "whats the cost", "whats the price", "what does that cost",
  ]
}
