import Quantities
import Values

/// "Milk is in the fridge, it is a gallon": how much there is, told behind.
struct AmountsToldAfter {
  let scan: Scan

  /// "A gallon of milk is in the fridge"; nil for every other line.
  func plain() -> String? {
    guard let cut = scan.tokens.indices.last(where: { scan.tokens[$0].isSeparator && $0 + 2 < scan.count }),
      cut > 1, scan.tokens.last?.text != "?", !scan.isQuestion
    else { return nil }
    var at = cut + 1
    skip(["and", "but"], in: scan, at: &at)
    guard ["it", "its", "thats", "that", "theres", "there"].contains(scan.word(at)) else { return nil }
    at += 1
    skip(["is", "'s", "are", "about", "like", "around", "only", "just"], in: scan, at: &at)
    guard let amount = AmountParser(scan: scan).amount(at: at).max(by: { $0.end < $1.end }),
      amount.end == scan.count, case .amount(let read) = amount.value, read.unit != .each,
      let food = food(before: cut)
    else { return nil }
    let words = scan.utterance.text(tokens: at..<amount.end)
    let name = scan.utterance.text(tokens: food)
    return scan.utterance.replacing([(food, "\(words) of \(name)"), (cut..<scan.count, "")])
  }

  /// The one food of the first clause, with no amount of its own.
  private func food(before cut: Int) -> Range<Int>? {
    var found: Range<Int>?
    var at = 0
    while at < cut {
      if scan.tokens[at].kind == .number { return nil }
      let foods = scan.union(scan.lexicon.parserLists.supplyAny, at: at).filter { $0.end <= cut }
      guard let food = foods.max(by: { $0.end < $1.end }) else {
        at += 1
        continue
      }
      guard found == nil else { return nil }
      found = at..<food.end
      at = food.end
    }
    return found
  }
}
