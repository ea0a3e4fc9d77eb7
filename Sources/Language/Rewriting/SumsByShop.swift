import Values

/// "Spent 31 at Kroger and 20 at Target and 18 on takeout", "Aldi 42.60, Lidl 18 and another 7.50 at the bakery": several shops
/// with a sum for each, told in one line.
struct SumsByShop {
  let scan: Scan

  /// A sentence for each; nil where fewer than two are told, or anything else is.
  func sentences() -> String? {
    guard (5...48).contains(scan.count) else { return nil }
    var at = 0
    skip(
      [
        "right", "ok", "okay", "so", ",", "today", "receipts", "receipt", "spendings", "shops", ":", "we",
        "i", "have", "'ve",
      ], in: scan, at: &at)
    let isSpending = ["spent", "paid"].contains(scan.word(at))
    skip(["spent", "paid"], in: scan, at: &at)
    var told: [(sum: String, where: String)] = []
    var rest = scan.count
    while at < scan.count {
      skip(
        [",", "and", "then", "plus", "another", "also", "we", "i", "spent", "paid", ";", "&"], in: scan,
        at: &at)
      guard at < scan.count else { break }
      if scan.tokens[at].kind == .end {
        if scan.word(at) == "?" { return nil }
        rest = at + 1
        break
      }
      guard let next = sumThenShop(at) ?? shopThenSum(at) else { return nil }
      told.append((next.sum, next.place))
      at = next.end
    }
    // "Spent 31 at Kroger and 20 at Target" has its own sentence already.
    guard told.count > 2 || told.count == 2 && !isSpending, isSpending || hasCents
    else { return nil }
    let behind = rest < scan.count ? " " + scan.utterance.text(tokens: rest..<scan.count) : ""
    return told.map { "we spent \($0.sum) \($0.where)" }.joined(separator: ". ") + "." + behind
  }

  /// Bare numbers behind names may be anything: one of them is written as a price.
  private var hasCents: Bool {
    scan.tokens.contains { token in
      let parts = token.text.split(separator: ".", omittingEmptySubsequences: false)
      return "$£€".contains(token.text) && !token.text.isEmpty
        || parts.count == 2 && parts[1].count == 2 && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
    }
  }

  /// "20 at Target", "18 on takeout".
  private func sumThenShop(_ at: Int) -> (sum: String, place: String, end: Int)? {
    guard let sum = sum(at) else { return nil }
    if ["on", "for"].contains(scan.word(sum.end)) {
      var next = sum.end + 1
      skip(["a", "the", "some"], in: scan, at: &next)
      guard Self.meals.contains(scan.word(next)), ends(next + 1) else { return nil }
      return (sum.text, "on dinners", next + 1)
    }
    guard ["at", "in", "from"].contains(scan.word(sum.end)), let shop = shop(sum.end + 1, isBehindPlace: true)
    else { return nil }
    return (sum.text, "at \(shop.text)", shop.end)
  }

  /// "Aldi 42.60", "Lidl: 18".
  private func shopThenSum(_ at: Int) -> (sum: String, place: String, end: Int)? {
    var start = at
    skip(["at", "in", "the"], in: scan, at: &start)
    guard let shop = shop(start, isBehindPlace: start > at) else { return nil }
    var next = shop.end
    skip([":", "was", "came", "to", "-", "for", "="], in: scan, at: &next)
    guard let sum = sum(next), ends(sum.end) else { return nil }
    return (sum.text, "at \(shop.text)", sum.end)
  }

  private func ends(_ at: Int) -> Bool {
    at >= scan.count || scan.tokens[at].isSeparator || ["and", "then", "plus"].contains(scan.word(at))
      || shop(at, isBehindPlace: false) != nil
  }

  private func shop(_ start: Int, isBehindPlace: Bool) -> (text: String, end: Int)? {
    var at = start
    skip(["the", "that"], in: scan, at: &at)
    guard at < scan.count, scan.tokens[at].kind == .word else { return nil }
    if let shops = scan.listIndex("shop"), let found = scan.list(shops, at: at).max(by: { $0.end < $1.end }) {
      return (scan.utterance.text(tokens: at..<found.end), found.end)
    }
    if Self.kinds.contains(scan.word(at)) {
      let end =
        scan.word(at + 1) == "'s" || ["shop", "market", "store"].contains(scan.word(at + 1)) ? at + 2 : at + 1
      return (scan.utterance.text(tokens: at..<end), end)
    }
    let isUnknown = scan.lexicon.vocabulary.uses(scan.ids[at]).isEmpty || scan.tokens[at].isCapitalised
    guard isUnknown, isBehindPlace || scan.tokens[at].isCapitalised,
      scan.union(scan.lexicon.parserLists.supplyAny, at: at).isEmpty, DayWords.weekdays[scan.word(at)] == nil,
      PersonParser(scan: scan).person(at: at).isEmpty || isBehindPlace
    else { return nil }
    return (scan.utterance.text(tokens: at..<at + 1), at + 1)
  }

  private func sum(_ at: Int) -> (text: String, end: Int)? { FigureParser(scan: scan).dollars(at: at) }

  private static let meals: Set<String> = ["takeout", "takeaway", "pizza", "lunch", "dinner"]
  private static let kinds: Set<String> = [
    "greengrocer", "greengrocers", "grocer", "grocers", "fishmonger", "fishmongers", "butcher", "butchers",
    "baker",
    "bakers", "bakery", "market", "deli", "pharmacy", "farm", "supermarket", "chemist", "drugstore", "coop",
    "co-op",
  ]
}
