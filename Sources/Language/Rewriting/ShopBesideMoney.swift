import Values

/// "110 a week at ShopRite", "ShopRite, 110 a week", "budget 85 pounds a week, Morrisons": where a household shops is
/// told beside what it spends.
struct ShopBesideMoney {
  let scan: Scan

  /// The line with the shop in a sentence of its own behind it; nil where it names no sum, no shop, or tells of a
  /// purchase.
  func parted() -> String? {
    guard scan.count < 24, scan.tokens.last?.text != "?",
      !scan.tokens.dropLast().contains(where: { $0.kind == .end }), let shops = scan.listIndex("store"),
      scan.tokens.contains(where: { ["week", "wk", "weekly", "month", "budget"].contains($0.text) }),
      scan.tokens.contains(where: { $0.kind == .number }),
      !scan.tokens.contains(where: { Self.purchases.contains($0.text) })
    else { return nil }
    guard end(of: [["we", "shop", "at"]], in: scan) == nil else { return nil }
    var changes: [(tokens: Range<Int>, with: String)] = []
    var names: [String] = []
    var at = 0
    while at < scan.count {
      guard let shop = scan.list(shops, at: at).max(by: { $0.end < $1.end }), !shop.isWeak else {
        at += 1
        continue
      }
      let least = changes.last?.tokens.upperBound ?? 0
      var start = at
      while start > least, Self.before.contains(scan.word(start - 1)) || scan.tokens[start - 1].isSeparator {
        start -= 1
      }
      var end = shop.end
      if end < scan.count, scan.tokens[end].isSeparator { end += 1 }
      changes.append((start..<end, " "))
      names.append(scan.utterance.text(tokens: at..<shop.end))
      at = end
    }
    guard !names.isEmpty else { return nil }
    let rest = scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
      .withoutOuterMarks
    // What else the line says may be said of the shop: "but never at Costco".
    let words = Utterance(rest).tokens.filter { $0.kind == .word }.map(\.text)
    guard rest.contains(where: \.isNumber), words.allSatisfy(Self.ofBudget.contains) else { return nil }
    return rest + names.map { ". we shop at \($0)" }.joined()
  }

  private func end(of patterns: [[String]], in scan: Scan) -> Int? {
    scan.tokens.indices.lazy.compactMap { Language.end(of: patterns, in: scan, at: $0) }.first
  }

  private static let ofBudget: Set<String> = [
    "a", "per", "each", "every", "week", "weekly", "wk", "month", "budget", "of", "is", "'s", "about",
    "around", "max",
    "maximum", "tops", "like", "for", "food", "groceries", "we", "i", "have", "got", "can", "spend", "our",
    "my", "the",
    "dollars", "dollar", "bucks", "quid", "pounds", "euros", "euro", "usd", "it", "its", "set", "to",
    "roughly",
  ]
  private static let purchases: Set<String> = [
    "spent", "paid", "cost", "came", "bought", "receipt", "total", "was",
  ]
  private static let before: Set<String> = [
    "at", "in", "from", "the", "shopping", "shop", "we", "i", "and", "store", "stores", "shops", "mostly",
    "usually",
    "go", "to", ":", "its", "use",
  ]
}
