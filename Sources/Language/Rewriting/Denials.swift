/// "There's no time limit on weekdays", "is there nothing with cabbage": a no that denies nothing.
struct Denials {
  let scan: Scan

  /// The line without that no; nil for every other line.
  func plain() -> String? { noLimit() ?? nothing() }

  /// "There's no time limit on weekdays", "no limit on time at weekends": four hours are no limit to a dinner.
  private func noLimit() -> String? {
    let words = (0..<scan.count).map(scan.word)
    guard words.contains("time"), words.contains("limit"), words.contains("no") || words.contains("any"),
      scan.consists(0..<scan.count, of: Self.ofLimits)
    else { return nil }
    let when = ["weekdays", "weekends", "weeknights"].filter(words.contains)
    return when.isEmpty ? nil : "240 minutes on " + when.joined(separator: " and ")
  }

  /// "Is there nothing with cabbage": anything with it is wished for.
  private func nothing() -> String? {
    guard
      let at = scan.tokens.indices.first(where: {
        ["is", "are"].contains(scan.word($0)) && scan.word($0 + 1) == "there"
      }),
      scan.word(at + 2) == "nothing", ["with", "for", "using", "i", "we"].contains(scan.word(at + 3))
    else { return nil }
    return scan.utterance.replacing([(at + 2..<at + 3, "anything")])
  }

  private static let ofLimits: Set<String> = [
    "there", "'s", "is", "are", "theres", "isn't", "isnt", "no", "any", "not", "time", "limit", "limits",
    "on", "for", "at", "of",
    "weekdays", "weekends", "weeknights", "and", "the", "we", "i", "have", "don't", "dont", "really", "a",
    "to", "cooking",
  ]
}
