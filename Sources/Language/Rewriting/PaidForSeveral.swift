/// "I paid 9.80 for the mushrooms, chicken and leeks at the greengrocer's": one sum for several things is what was spent, and the
/// price of none of them.
struct PaidForSeveral {
  let scan: Scan

  /// What was spent, and what was bought for it, as two sentences; nil for every other line.
  func parted() -> String? {
    guard let verb = scan.tokens.indices.first(where: { ["paid", "spent"].contains(scan.word($0)) }),
      !scan.tokens.contains(where: { ["each", "apiece", "per", "?"].contains($0.text) }),
      let sum = FigureParser(scan: scan).money(at: verb + 1, bare: true).first,
      ["for", "on"].contains(scan.word(sum.end))
    else { return nil }
    let first = sum.end + 1
    let end = (first..<scan.count).first { scan.tokens[$0].kind == .end } ?? scan.count
    let at = (first..<end).first { ["at", "in", "from"].contains(scan.word($0)) }
    let things = first..<(at ?? end)
    guard foods(in: things) > 1 else { return nil }
    let money = scan.utterance.text(tokens: verb + 1..<sum.end)
    var shop = at.map { " " + scan.utterance.text(tokens: $0..<end) } ?? ""
    // "At the market I paid …".
    if shop.isEmpty, verb > 1, ["at", "in"].contains(scan.word(0)) {
      var last = verb
      while last > 0, ["i", "we", ","].contains(scan.word(last - 1)) { last -= 1 }
      shop = " " + scan.utterance.text(tokens: 0..<last)
    }
    let rest = scan.utterance.text(tokens: end..<scan.count)
    return "I spent \(money)\(shop). I bought \(scan.utterance.text(tokens: things))\(rest)"
  }

  /// How many things stand there, with a comma or "and" between them.
  private func foods(in range: Range<Int>) -> Int {
    var count = 0
    var isOpen = true
    for at in range {
      if scan.tokens[at].isSeparator || ["and", "&", "plus"].contains(scan.word(at)) {
        isOpen = true
      } else if isOpen, !FoodParser(scan: scan).edible(at: at).isEmpty {
        count += 1
        isOpen = false
      }
    }
    return count
  }
}
