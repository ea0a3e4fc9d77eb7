/// "No milk. What can I use", "we don't have olives, what else can I put in": a food that is missing at the stove, asked what
/// stands in for it. It is nobody's rule.
struct MissingFoods {
  let scan: Scan

  /// The question with the food in it; nil for every other line.
  func asked() -> String? {
    guard
      let cut = scan.tokens.indices.first(where: {
        scan.tokens[$0].isSeparator || Self.openers.contains(scan.word($0))
      }),
      (2...8).contains(cut),
      let from = Self.heads.lazy.compactMap({ head in starts(with: head) ? head.count : nil }).first,
      from < cut
    else { return nil }
    var start = cut
    while start < scan.count,
      scan.tokens[start].isSeparator || ["so", "and", "but", "then"].contains(scan.word(start))
    {
      start += 1
    }
    let rest = (start..<scan.count).map(scan.word)
    let text = " " + rest.filter { $0 != "?" }.joined(separator: " ") + " "
    guard Self.questions.contains(where: { text.hasPrefix(" \($0) ") }),
      rest.allSatisfy({ Self.around.contains($0) })
    else { return nil }
    // "No dairy for Emma" tells what somebody goes without.
    guard !(from..<cut).contains(where: { ["for", "in", "at", "with", "on"].contains(scan.word($0)) }) else {
      return nil
    }
    let food = scan.utterance.text(tokens: from..<cut)
    return "what can i use instead of \(food)"
  }

  private func starts(with head: [String]) -> Bool {
    head.indices.allSatisfy { scan.word($0) == head[$0] }
  }

  private static let heads: [[String]] = [
    ["wait", "no"], ["but", "no"], ["oh", "no"], ["ugh", "no"], ["no"], ["i", "have", "no"],
    ["we", "have", "no"],
    ["i", "dont", "have"], ["we", "dont", "have"], ["i", "don't", "have"], ["we", "don't", "have"],
    ["i", "ran", "out", "of"],
    ["we", "ran", "out", "of"], ["im", "out", "of"], ["were", "out", "of"], ["i", "'m", "out", "of"],
    ["out", "of"],
    ["i", "havent", "got"], ["we", "havent", "got"], ["i", "haven't", "got"], ["we", "haven't", "got"],
  ]
  private static let openers: Set<String> = ["what", "whats", "can"]
  private static let questions = [
    "what can i use", "what can we use", "what else can i use", "what else can i put", "what can i put",
    "what do i use",
    "what do i do", "what now", "what should i use", "what else could i use", "what could i use",
    "what instead",
    "what else works", "what works", "whats a substitute",
  ]
  private static let around: Set<String> = [
    "what", "can", "i", "we", "use", "else", "put", "in", "it", "do", "now", "should", "could", "instead",
    "works", "there",
    "?", "whats", "a", "substitute", "please", "then", "for", "that", ".", ",",
  ]
}
