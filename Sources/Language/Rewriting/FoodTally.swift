import Quantities
import Values

/// "Bananas: 300 g eaten, 100 g thrown away. How much is left?": so much of one food in several ways, and what that leaves;
/// "there are still 600 g of bananas, good until 13 March": a date behind an amount is of that food.
struct FoodTally {
  let scan: Scan

  /// The line in a sentence for each; nil for every other line.
  func parts() -> [String]? { tallied() ?? dated() ?? thrown() }

  /// "We throw away the chicken, 500 g, smell bad": how much behind the food, and why.
  private func thrown() -> [String]? {
    var at = 0
    skip(["ok", "okay", "so", "oh", "no", "and", "today", "now", ",", "sadly"], in: scan, at: &at)
    skip(["we", "i"], in: scan, at: &at)
    guard ["throw", "threw", "tossed", "toss"].contains(scan.word(at)),
      ["away", "out"].contains(scan.word(at + 1))
    else { return nil }
    var start = at + 2
    skip(["the", "our", "my", "all"], in: scan, at: &start)
    guard let named = FoodParser(scan: scan).edible(at: start).max(by: { $0.end < $1.end }),
      scan.word(named.end) == ",",
      let amount = AmountParser(scan: scan).amount(at: named.end + 1).max(by: { $0.end < $1.end })
    else { return nil }
    let words = scan.utterance.text(tokens: named.end + 1..<amount.end)
    let stop = (amount.end..<max(amount.end, scan.count)).first { scan.tokens[$0].kind == .end } ?? scan.count
    let isBad = (amount.end..<stop).contains {
      ["smell", "smells", "smelled", "smelt", "bad"].contains(scan.word($0))
    }
    guard isBad || amount.end >= stop else { return nil }
    let food = scan.utterance.text(tokens: start..<named.end)
    let first = "we threw away \(words) of \(food)\(isBad ? " because it was bad" : "")"
    // What it was worth is no money spent.
    var rest = stop
    while rest < scan.count, scan.tokens[rest].isSeparator { rest += 1 }
    skip(["so", "sad", "sadly", ",", "pity"], in: scan, at: &rest)
    guard rest < scan.count else { return [first] }
    let behind = scan.utterance.text(tokens: rest..<scan.count)
    let price = (rest..<scan.count).first { scan.tokens[$0].kind == .number }
    let isPrice = ["it", "that", "cost"].contains(scan.word(rest)) && scan.count - rest < 6
    return [first, isPrice ? price.map { "worth \(scan.word($0))" } ?? behind : behind]
  }

  private func tallied() -> [String]? {
    guard let colon = scan.tokens.indices.last(where: { scan.tokens[$0].text == ":" }), colon > 0,
      let start = (max(0, colon - 4)..<colon).first(where: { food(at: $0) == colon })
    else { return nil }
    let named = scan.utterance.text(tokens: start..<colon).lowercased()
    var said: [String] = []
    var at = colon + 1
    while at < scan.count, scan.tokens[at].kind != .end {
      while at < scan.count, scan.tokens[at].kind == .comma || ["and", "then"].contains(scan.word(at)) {
        at += 1
      }
      guard let amount = AmountParser(scan: scan).amount(at: at).max(by: { $0.end < $1.end }) else { break }
      let words = scan.utterance.text(tokens: at..<amount.end)
      var next = amount.end
      skip(["were", "was", "are", "is", "got", "have", "been"], in: scan, at: &next)
      if Self.eaten.contains(scan.word(next)) {
        said.append("we used \(words) of \(named)")
        next += 1
        skip(["up"], in: scan, at: &next)
      } else if Self.thrown.contains(scan.word(next)) {
        said.append("we threw away \(words) of \(named)")
        next += 1
        skip(["out", "away"], in: scan, at: &next)
      } else {
        return nil
      }
      at = next
    }
    guard !said.isEmpty, at >= scan.count || scan.tokens[at].kind == .end else { return nil }
    while at < scan.count, scan.tokens[at].kind == .end { at += 1 }
    var rest = at < scan.count ? scan.utterance.text(tokens: at..<scan.count) : ""
    let asked = (at..<scan.count).map(scan.word).filter { $0 != "?" }
    if Self.asking.contains(asked.joined(separator: " ")) { rest = "how much \(named) do we have left?" }
    return said + (rest.isEmpty ? [] : [rest])
  }

  /// Behind "there are still 600 g of bananas": what is good until a day is those.
  private func dated() -> [String]? {
    guard
      let good = scan.tokens.indices.first(where: { at in
        at > 2 && scan.tokens[at - 1].text == ","
          && (scan.word(at) == "good" && ["until", "till", "to"].contains(scan.word(at + 1))
            || scan.word(at) == "best" && ["before", "by"].contains(scan.word(at + 1)))
      }), let day = DayParser(scan: scan).day(at: good + 2),
      day.end >= scan.count || scan.tokens[day.end].kind == .end,
      (0..<good).contains(where: { ["there", "still", "have", "theres", "left"].contains(scan.word($0)) }),
      !(0..<good - 1).contains(where: { scan.tokens[$0].text == "," })
    else { return nil }
    var name: Range<Int>?
    for at in 1..<good - 1 where food(at: at) == good - 1 && name == nil {
      if ["of", "the"].contains(scan.word(at - 1)) || scan.tokens[at - 1].kind == .number {
        name = at..<good - 1
      }
    }
    guard let name else { return nil }
    let named = scan.utterance.text(tokens: name)
    var start = 0
    skip(["correction", "no", "actually", "sorry", ":"], in: scan, at: &start)
    return [
      scan.utterance.text(tokens: start..<good - 1),
      "the \(named) is good until \(scan.utterance.text(tokens: good + 2..<day.end))",
    ]
  }

  private func food(at start: Int) -> Int? {
    scan.union(scan.lexicon.parserLists.supplyAny, at: start).map(\.end).max()
  }

  private static let eaten: Set<String> = ["eaten", "used", "cooked", "gone", "drunk"]
  private static let thrown: Set<String> = ["thrown", "tossed", "binned", "wasted", "threw"]
  private static let asking: Set<String> = [
    "how much is left", "how many are left", "how much is there left", "what is left", "how much remains",
    "how much do we have left", "how many are there left",
  ]
}
