/// "She stopped eating red meat chicken and fish are still fine for her": what is fine is no part of what she avoids, though
/// no sign stands between.
struct FineFoods {
  let scan: Scan

  /// The line with an end before the foods that are fine; nil for every other line.
  func parted() -> String? {
    for at in scan.tokens.indices where ["is", "are", "'s", "'re"].contains(scan.word(at)) && at > 2 {
      var fine = at + 1
      skip(["still", "totally", "perfectly", "absolutely", "all", "always", "both"], in: scan, at: &fine)
      guard Self.fine.contains(scan.word(fine)), let start = list(endingAt: at), start > 2,
        scan.tokens[start - 1].kind != .end,
        !scan.tokens[start - 1].isSeparator || scan.tokens[start - 1].kind == .comma,
        !Self.leading.contains(scan.word(start - 1)),
        (0..<start).contains(where: { Self.avoiding.contains(scan.word($0)) })
      else { continue }
      let cut = ["and", "but", "so", ","].contains(scan.word(start - 1)) ? start - 1 : start
      let who = person(fine + 1)
      let foods = scan.utterance.text(tokens: start..<at)
      return scan.utterance.replacing([
        (cut..<start, ""), (start..<(who?.end ?? fine + 1), ". \(who?.text ?? "everyone") can have \(foods)"),
      ])
      .replacing(" . ", with: ". ")
    }
    return nil
  }

  /// "… for her", "… for Noemi": whom the foods are fine for.
  private func person(_ at: Int) -> (text: String, end: Int)? {
    guard scan.word(at) == "for" else { return nil }
    if ["her", "him", "them"].contains(scan.word(at + 1)) {
      return (["her": "she", "him": "he", "them": "they"][scan.word(at + 1)] ?? "she", at + 2)
    }
    guard let found = PersonParser(scan: scan).person(at: at + 1).first else { return nil }
    return (scan.utterance.text(tokens: at + 1..<found.end), found.end)
  }

  /// Where the foods begin that are joined by "and" and commas, and end there.
  private func list(endingAt end: Int) -> Int? {
    let foods = FoodParser(scan: scan)
    func food(endingAt end: Int) -> Int? {
      (max(0, end - 4)..<end).first { start in
        foods.avoid(at: start, unknown: false).contains { $0.end == end && !$0.isWeak }
      }
    }
    guard var start = food(endingAt: end) else { return nil }
    let last = start
    var behindComma: Int?
    while start > 1, ["and", "or", ","].contains(scan.word(start - 1)), let next = food(endingAt: start - 1) {
      if scan.word(start - 1) == "," { behindComma = behindComma ?? start }
      start = next
    }
    // "Doesn't eat red meat, chicken and fish are fine": the first of them is what is avoided.
    if let behindComma, behindComma <= last, Self.verbs.contains(scan.word(start - 1)) { return behindComma }
    return start
  }

  private static let verbs: Set<String> = [
    "eat", "eating", "have", "having", "has", "touch", "no", "without", "avoids", "avoid", "quit", "hates",
    "from",
    "to", "any",
  ]
  private static let fine: Set<String> = ["fine", "ok", "okay", "good", "alright", "allowed"]
  private static let leading: Set<String> = [
    "the", "her", "his", "only", "just", "if", "that", "no", "not", "without",
  ]
  private static let avoiding: Set<String> = [
    "stopped", "avoids", "can't", "cant", "cannot", "doesn't", "doesnt", "allergic", "intolerant", "without",
    "no",
    "hates", "quit",
  ]
}
