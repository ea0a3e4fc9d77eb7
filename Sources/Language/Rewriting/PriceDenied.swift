/// "The milk wasn't $41, that was the whole bill at Kroger", "limes were not 9.18 they were 40 cents": a price that was none.
struct PriceDenied {
  let scan: Scan

  /// The line with the price let go, and with what was paid or what it costs instead; nil for every other line.
  func mended() -> String? {
    var at = 0
    skip(["no", "oops", "sorry", "wait", "actually", ",", "."], in: scan, at: &at)
    skip(["the", "my", "our"], in: scan, at: &at)
    guard let food = FoodParser(scan: scan).edible(at: at).filter({ !$0.isWeak }).max(by: { $0.end < $1.end })
    else { return nil }
    let name = scan.utterance.text(tokens: at..<food.end)
    var next = food.end
    guard
      ["wasn't", "wasnt", "weren't", "werent", "isn't", "isnt", "was", "were", "is", "didn't", "didnt"]
        .contains(scan.word(next))
    else { return nil }
    let isShort = scan.word(next).hasSuffix("t")
    next += 1
    if !isShort {
      guard scan.word(next) == "not" else { return nil }
      next += 1
    }
    skip(["cost", "for"], in: scan, at: &next)
    guard let money = price(next) else { return nil }
    next = money
    skip([",", ".", ";", "but", "it", "they", "that", "this"], in: scan, at: &next)
    if let paid = price(behind: next) {
      return "\(name) was \(scan.utterance.text(tokens: paid))"
    }
    let rest = (next..<scan.count).map(scan.word)
    let isBill =
      rest.contains("bill") || rest.contains("total") || rest.contains("everything")
      || rest.contains("receipt")
    let sum = scan.utterance.text(tokens: priceStart(before: money)..<money)
    let shop = (next..<scan.count).first { ["at", "from"].contains(scan.word($0)) }
    let place = shop.map { " " + scan.utterance.text(tokens: $0..<scan.count).withoutOuterMarks } ?? ""
    if isBill { return "forget the price of \(name). it came to \(sum)\(place)" }
    return rest.allSatisfy({ ["", ".", "!", "though", "at", "all"].contains($0) })
      ? "forget the price of \(name)" : nil
  }

  private func price(_ at: Int) -> Int? {
    guard at < scan.count else { return nil }
    return FigureParser(scan: scan).money(at: at, bare: scan.word(at).contains(".")).map(\.end).max()
  }

  /// "They were 40 cents".
  private func price(behind start: Int) -> Range<Int>? {
    var at = start
    guard ["was", "were", "is", "are", "cost", "'re", "'s"].contains(scan.word(at)) else { return nil }
    at += 1
    skip(["only", "just"], in: scan, at: &at)
    guard let end = price(at),
      (end..<max(end, scan.count)).allSatisfy({
        scan.tokens[$0].isSeparator || ["each", "a", "piece"].contains(scan.word($0))
      })
    else { return nil }
    return at..<scan.count
  }

  private func priceStart(before end: Int) -> Int {
    (0..<end).first { price($0) == end } ?? max(0, end - 1)
  }
}
