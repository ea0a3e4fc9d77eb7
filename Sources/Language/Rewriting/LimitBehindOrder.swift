/// "Swap Saturday for a chicken dish, and Tom can't have nuts": what somebody must not have is told for good, and is no wish for the
/// dish that was ordered before it. Source: issue 13, law 2.
struct LimitBehindOrder {
  let scan: Scan

  /// The order and the limit as two sentences; nil for every other line.
  func parted() -> String? {
    var start = 0
    skip(
      ["please", "ok", "so", "and", "can", "could", "you", "now", "then", ",", "oh"], in: scan, at: &start)
    guard Self.orders.contains(scan.word(start)) else { return nil }
    let people = PersonParser(scan: scan)
    for at in scan.tokens.indices where at > start + 1 {
      guard scan.tokens[at].kind == .comma || ["and", "but"].contains(scan.word(at)) else { continue }
      var name = at + 1
      skip(["and", "but", "also", "remember", "because", ","], in: scan, at: &name)
      guard !PersonWords.pronouns.contains(scan.word(name)), let person = people.person(at: name).first,
        isLimit(person.end)
      else { continue }
      return scan.utterance.replacing([(at..<name, ".")])
    }
    return nil
  }

  private func isLimit(_ at: Int) -> Bool {
    if ["cant", "cannot", "mustnt"].contains(scan.word(at)) {
      return ["have", "eat"].contains(scan.word(at + 1))
    }
    if ["can", "must", "may"].contains(scan.word(at)) {
      return ["not", "never"].contains(scan.word(at + 1))
    }
    return ["is", "'s"].contains(scan.word(at))
      && scan.tokens.indices.contains { (at + 1...at + 3).contains($0) && scan.word($0) == "allergic" }
  }

  private static let orders: Set<String> = [
    "swap", "change", "replace", "plan", "make", "put", "give", "find", "move", "cook",
  ]
}
