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
        !scan.tokens[start - 1].isSeparator, scan.tokens[start - 1].kind != .end,
        !Self.leading.contains(scan.word(start - 1)),
        (0..<start).contains(where: { Self.avoiding.contains(scan.word($0)) })
      else { continue }
      let cut = ["and", "but", "so"].contains(scan.word(start - 1)) ? start - 1 : start
      return scan.utterance.replacing([(cut..<start, ""), (start..<start + 1, ". " + scan.word(start))])
        .replacing(" . ", with: ". ")
    }
    return nil
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
    while start > 1, ["and", "or", ","].contains(scan.word(start - 1)), let next = food(endingAt: start - 1) {
      start = next
    }
    return start
  }

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
