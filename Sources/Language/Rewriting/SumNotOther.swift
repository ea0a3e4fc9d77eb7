/// "Actually the shop came to 64.40, not 63.40": a receipt put right, and no second one.
struct SumNotOther {
  let scan: Scan

  /// The order to change it; nil where no sum is denied, or where a food has that price.
  func mended() -> String? {
    guard let not = scan.tokens.indices.first(where: { scan.word($0) == "not" }), not > 1,
      (0..<not).contains(where: { Self.spending.contains(scan.word($0)) }),
      let wrong = sum(not + 1), isEnd(wrong.end)
    else { return nil }
    var end = not
    while end > 0, scan.tokens[end - 1].isSeparator || scan.word(end - 1) == "and" { end -= 1 }
    let starts = (0..<end).filter { sum($0)?.end == end }
    guard let right = starts.first.flatMap(sum), right.text != wrong.text else { return nil }
    return "change the spending of \(wrong.text) to \(right.text)"
  }

  private func sum(_ start: Int) -> (text: String, end: Int)? {
    let number = scan.word(start) == "$" ? start + 1 : start
    guard let found = NumberParser(scan: scan).number(at: number) else { return nil }
    let text = scan.utterance.text(tokens: number..<found.end)
    let isWord = ["dollars", "dollar", "bucks", "usd"].contains(scan.word(found.end))
    return (
      text.contains(where: \.isLetter) ? text + " dollars" : "$" + text, isWord ? found.end + 1 : found.end
    )
  }

  private func isEnd(_ at: Int) -> Bool {
    (at..<max(at, scan.count)).allSatisfy {
      scan.tokens[$0].isSeparator
        || ["sorry", "please", "in", "all", "total", "altogether"].contains(scan.word($0))
    }
  }

  private static let spending: Set<String> = [
    "came", "spent", "paid", "bill", "receipt", "total", "shop", "shopping", "groceries", "till",
  ]
}
