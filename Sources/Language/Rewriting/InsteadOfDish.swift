/// "For Sunday I want tofu stir-fry instead of the kabocha curry", "chicken on Wednesday instead of the pasta": what
/// stands behind is the dish that goes, and no wish.
struct InsteadOfDish {
  let scan: Scan

  /// The line without the dish that goes, where it names an evening, and as an exchange of the two else; nil for every
  /// line that plans nothing.
  func plain() -> String? {
    guard let (at, start) = place(), at > 0,
      scan.tokens[..<at].contains(where: { Self.wishing.contains($0.text) }) || hasDay(0..<at),
      !scan.tokens.contains(where: { Self.other.contains($0.text) })
    else { return nil }
    var end = start
    while end < scan.count, !scan.tokens[end].isSeparator, scan.tokens[end].kind != .end,
      !["for", "on", "please", "tonight", "tomorrow", "because", "cos", "and"].contains(scan.word(end)),
      DayParser(scan: scan).day(at: end) == nil
    { end += 1 }
    // A name or a clause behind it is more than a dish.
    guard end > start, end - start < 6,
      !(start..<end).contains(where: {
        Roll.verbs.contains(scan.word($0)) || ["who", "that"].contains(scan.word($0))
      })
    else { return nil }
    if hasDay(0..<at) || hasDay(end..<scan.count) { return scan.utterance.replacing([(at..<end, "")]) }
    // Without an evening only a plain wish for a dinner is one: "what do I put instead of it" is asked at the stove.
    var first = 0
    skip(["so", "and", "ok", "now", "then", "please"], in: scan, at: &first)
    guard let wish = Language.end(of: Self.wishes, in: scan, at: first),
      !(first..<at).contains(where: { scan.tokens[$0].isSeparator }),
      !["it", "that", "this", "them", "one"].contains(scan.word(start))
    else { return nil }
    first = wish
    skip(["a", "some", "the"], in: scan, at: &first)
    guard first < at else { return nil }
    var old = start
    skip(["the", "that", "this", "our"], in: scan, at: &old)
    guard old < end else { return nil }
    return
      "swap the \(scan.utterance.text(tokens: old..<end)) for \(scan.utterance.text(tokens: first..<at)) "
      + scan.utterance.text(tokens: end..<scan.count)
  }

  /// Where "instead of" stands, and the first word of what goes.
  private func place() -> (at: Int, start: Int)? {
    for at in scan.tokens.indices {
      if let end = end(of: Self.instead, in: scan, at: at) { return (at, end) }
    }
    return nil
  }

  private func hasDay(_ range: Range<Int>) -> Bool {
    range.contains { DayParser(scan: scan).day(at: $0) != nil }
  }

  private static let instead = [
    ["instead", "of"], ["rather", "than"], ["in", "place", "of"], ["other", "than"],
  ]
  private static let wishing: Set<String> = [
    "want", "wants", "like", "prefer", "have", "make", "put", "give", "change", "swap", "do", "fancy",
    "something",
    "cook",
  ]
  private static let wishes = [
    ["i", "want"], ["we", "want"], ["i", "would", "like"], ["we", "would", "like"], ["i", "'d", "like"],
    ["we", "'d", "like"], ["i", "should", "like"], ["i", "'d", "prefer"], ["can", "we", "have"],
    ["could", "we", "have"],
    ["let", "us", "have"], ["let", "'s", "have"], ["lets", "have"], ["we", "fancy"], ["i", "fancy"],
  ]
  /// Cooking, shopping and what people eat have their own "instead".
  private static let other: Set<String> = [
    "use", "using", "substitute", "replace", "add", "buy", "bought", "list", "eats", "drinks", "recipe",
    "bake", "oil",
    "butter", "brand", "store", "got",
  ]
}
