/// "Paid 31.20, but no sherry vinegar in the shop": what a shop had not is nothing that nobody here eats.
struct NotInShop {
  let scan: Scan

  /// "No leeks, got celery instead" as what the shop had not and what was bought; nil for every other line.
  func replaced() -> String? {
    guard scan.word(0) == "no", scan.tokens.last(where: { $0.kind != .end })?.text == "instead",
      let got = scan.tokens.indices.first(where: { Self.got.contains(scan.word($0)) }), got > 1, got < 6,
      let last = scan.tokens.lastIndex(where: { $0.text == "instead" }), got + 1 < last
    else { return nil }
    var end = got
    while end > 1,
      ["i", "we", "so", "have", "just", "and"].contains(scan.word(end - 1))
        || scan.tokens[end - 1].isSeparator
    { end -= 1 }
    guard scan.heat.named(1..<end).count == 1 else { return nil }
    let (out, bought) = (scan.utterance.text(tokens: 1..<end), scan.utterance.text(tokens: got + 1..<last))
    return "They're out of \(out). We bought \(bought)."
  }

  private static let got: Set<String> = ["got", "bought", "took", "grabbed"]

  /// The line with it said of the shop; nil for every other line.
  func plain() -> String? {
    for at in scan.tokens.indices.dropFirst() where ["in", "at"].contains(scan.word(at)) {
      var end = at + 1
      skip(["the", "that", "our", "my"], in: scan, at: &end)
      guard ["shop", "store", "supermarket", "market"].contains(scan.word(end)),
        let no = (max(0, at - 5)..<at).last(where: { scan.word($0) == "no" }), no + 1 < at,
        end + 1 >= scan.count || scan.tokens[end + 1].isSeparator
      else { continue }
      var start = no
      while start > 0,
        ["but", "and", "there", "was", "were", "they", "had", ","].contains(scan.word(start - 1))
      {
        start -= 1
      }
      let before = start > 0 ? scan.utterance.text(tokens: 0..<start).withoutOuterMarks + ". " : ""
      let food = scan.utterance.text(tokens: no + 1..<at)
      let rest = end + 1 < scan.count ? scan.utterance.text(tokens: end + 1..<scan.count) : ""
      return "\(before)they're out of \(food)\(rest)"
    }
    return nil
  }
}
