/// "I want two Asian dinners in the week": how many of a kind a plan shall have, and no cuisine of the household.
struct WeekQuota {
  let scan: Scan

  /// "Plan the week with two Asian dinners" for "I want two Asian dinners in the week"; nil for every other line.
  func planned() -> String? {
    var at = 0
    skip(
      ["i", "we", "want", "would", "'d", "like", "need", "wish", "please", "just", "only", "have"], in: scan,
      at: &at)
    guard at > 1, let number = NumberParser(scan: scan).wholeNumber(at: at), number.value < 8 else {
      return nil
    }
    guard let feature = WishPieces(scan: scan).feature(at: number.end),
      ["dinner", "dinners", "meals", "nights", "suppers", "dishes", "evenings"].contains(
        scan.word(feature.end))
    else { return nil }
    var end = feature.end + 1
    skip(["in", "this", "the", "a", "per", "each", "week"], in: scan, at: &end)
    let isOfWeek = (feature.end..<end).contains { scan.word($0) == "week" }
    guard isOfWeek, end >= scan.count || scan.tokens[end].isSeparator || scan.tokens[end].kind == .end else {
      return nil
    }
    return scan.utterance.replacing([
      (0..<end, "plan the week with \(scan.utterance.text(tokens: at..<feature.end + 1))")
    ])
  }
}
