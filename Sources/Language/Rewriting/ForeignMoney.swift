/// "My budget is 85 pounds a week", "we spent 40 quid": prices have one currency here, and a sum in another word for
/// money is that many of it.
struct ForeignMoney {
  let scan: Scan

  /// The line with "$85" in the place of the sum; nil where it speaks of no money, or weighs something.
  func dollars() -> String? {
    let raw = scan.utterance.raw
    if raw.contains(where: { "£€".contains($0) }), !raw.contains("$") {
      return String(raw.map { "£€".contains($0) ? "$" : $0 })
    }
    var changes: [(tokens: Range<Int>, with: String)] = []
    let mayBePounds = speaksOfMoney || answersWithMoney
    var past = 0
    for at in scan.tokens.indices where at >= past {
      guard let sum = NumberParser(scan: scan).wholeNumber(at: at) else { continue }
      past = sum.end
      let coin = scan.word(sum.end)
      guard ["euro", "euros"].contains(coin) || mayBePounds && ["pounds", "pound"].contains(coin),
        scan.word(sum.end + 1) != "of"
      else { continue }
      // "5 pounds potatoes" weighs; a sum ends there or goes on with what it is for. "Forty eight pounds sixty" has pence.
      var next = sum.end + 1
      var pence = ""
      if let more = NumberParser(scan: scan).wholeNumber(at: next), (1...99).contains(more.value) {
        (next, past) = (more.end, more.end)
        pence = more.value < 10 ? ".0\(more.value)" : ".\(more.value)"
      }
      guard
        next >= scan.count || scan.tokens[next].isSeparator || scan.tokens[next].kind == .end
          || Self.behind.contains(scan.word(next))
      else { continue }
      changes.append((at..<next, "$\(sum.value)\(pence)"))
    }
    for at in scan.tokens.indices where ["usd", "eur", "gbp", "cad", "aud"].contains(scan.word(at)) {
      guard at + 1 < scan.count, scan.tokens[at + 1].kind == .number else { continue }
      changes.append((at..<at + 2, "$" + scan.utterance.text(tokens: at + 1..<at + 2)))
    }
    return changes.isEmpty ? nil : scan.utterance.replacing(changes)
  }

  /// Pounds are money where a word of money stands, no food, and no other sum.
  private var speaksOfMoney: Bool {
    let foods = FoodParser(scan: scan)
    return scan.tokens.contains { Self.money.contains($0.text) } && !scan.tokens.contains { $0.text == "$" }
      && !scan.tokens.indices.contains { at in foods.edible(at: at).contains { !$0.isWeak } }
  }

  /// "About seventy pounds", where the first questions are asked: nobody weighs anything there.
  private var answersWithMoney: Bool {
    scan.context.state == "onboarding"
      && scan.tokens.indices.allSatisfy { at in
        !scan.heat.isHot(at: at) || ["pound", "pounds"].contains(scan.word(at))
          || NumberParser(scan: scan).wholeNumber(at: at) != nil || scan.tokens[at].kind == .number
      }
  }

  private static let money: Set<String> = [
    "budget", "spend", "spent", "paid", "cost", "came", "afford", "price",
  ]
  private static let behind: Set<String> = [
    "a", "per", "each", "every", "is", "to", "this", "for", "on", "at", "in", "weekly", "and", "max",
    "maximum", "or",
    "tops", "now",
    "today", "please",
  ]
}
