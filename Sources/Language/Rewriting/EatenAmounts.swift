import Quantities
import Values

/// "I had 200 g of yogurt for breakfast": so much less is at home.
struct EatenAmounts {
  let scan: Scan

  /// The line as food that was used; nil for every other line, and where no amount is told.
  func used() -> String? {
    var at = 0
    skip(["i", "we", "he", "she", "they", "just", "also"], in: scan, at: &at)
    guard at > 0, ["had", "ate"].contains(scan.word(at)), at + 2 < scan.count,
      scan.tokens[at + 1].kind == .number,
      let supply = AmountParser(scan: scan, isEveryday: true).supply(at: at + 1).filter({ !$0.isWeak }).max(
        by: { $0.end < $1.end }),
      supply.end > at + 3, ["for", "with", "at"].contains(scan.word(supply.end))
    else { return nil }
    var end = supply.end + 1
    skip(["my", "our", "the", "a"], in: scan, at: &end)
    guard ["breakfast", "lunch", "snack", "brunch", "dessert", "supper"].contains(scan.word(end)),
      end + 1 >= scan.count || scan.tokens[end + 1].isSeparator
    else { return nil }
    return scan.utterance.replacing([
      (0..<end + 1, "we used \(scan.utterance.text(tokens: at + 1..<supply.end))")
    ])
  }
}
