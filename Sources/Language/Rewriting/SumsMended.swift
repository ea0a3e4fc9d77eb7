import Values

/// "No 13 not 31", "no, that was 103" right behind a sum that was noted: another sum in its place. "It was 130" behind sums, prices or
/// the shopping list is a sum, since nobody gives so many stars.
struct SumsMended {
  let scan: Scan

  /// The line said as a sum spent, or as one put in another's place; nil for every other line.
  func plain() -> String? {
    guard scan.tokens.last?.text != "?", !scan.isQuestion else { return nil }
    return isBehindSum ? exchanged() ?? named() ?? said() : isAmidShopping ? said() : nil
  }

  private var isBehindSum: Bool { scan.context.facts["focus"] == "spending" }

  /// Where a bare number can be a sum: elsewhere it may be minutes or degrees.
  private var isAmidShopping: Bool {
    ["till", "list", "money"].contains(scan.context.facts["focus"])
      || scan.tokens.contains {
        ["shop", "shopping", "groceries", "till", "bill", "receipt"].contains($0.text)
      }
  }

  /// "13 not 31", "it was 13, not 31", "not 31, it was 13".
  private func exchanged() -> String? {
    var at = 0
    skip(Self.leads, in: scan, at: &at)
    if let old = denied(at) {
      var next = old.end
      skip(Self.between, in: scan, at: &next)
      guard let new = sum(next), isEnd(new.end) else { return nil }
      return "change the \(old.text) to \(new.text)"
    }
    skip(Self.being, in: scan, at: &at)
    guard let new = sum(at) else { return nil }
    var next = new.end
    skip([",", "and", "it", "was"], in: scan, at: &next)
    guard let old = denied(next), isEnd(old.end) else { return nil }
    return "change the \(old.text) to \(new.text)"
  }

  /// "Not 31", "instead of 31".
  private func denied(_ start: Int) -> (text: String, end: Int)? {
    var at = start
    skip(["it", "that", "was", "wasn't", "wasnt"], in: scan, at: &at)
    let isDenied = (start..<at).contains { ["wasn't", "wasnt"].contains(scan.word($0)) }
    if scan.word(at) == "not" {
      at += 1
    } else if scan.word(at) == "instead", scan.word(at + 1) == "of" {
      at += 2
    } else {
      guard isDenied else { return nil }
    }
    return sum(at)
  }

  /// "The 31 was the takeout and Kroger was 18": whose the noted sums are, which only a look at them tells.
  var tellsWhose: Bool {
    guard isBehindSum else { return false }
    var at = 0
    skip(Self.leads, in: scan, at: &at)
    skip(["the", "that"], in: scan, at: &at)
    guard let old = sum(at), ["was", "is"].contains(scan.word(old.end)) else { return false }
    return (old.end + 1..<scan.count).contains { next in
      ["was", "is"].contains(scan.word(next)) && sum(next + 1) != nil
    }
  }

  /// "No, that was 103", "it was 13", "make that 13".
  private func named() -> String? {
    var at = 0
    skip(Self.leads, in: scan, at: &at)
    let start = at
    skip(Self.being, in: scan, at: &at)
    guard at > start, start > 0 || ["it", "that", "make"].contains(scan.word(0)), let new = sum(at) else {
      return nil
    }
    var end = new.end
    skip(
      ["actually", "sorry", "i", "think", "was", "there", ",", "in", "fact", "not", "that"], in: scan,
      at: &end)
    guard isEnd(end) else { return nil }
    return "no, it was \(new.text)"
  }

  /// "It was 130", without a word of money: more than any stars.
  private func said() -> String? {
    var at = 0
    skip(Self.leads, in: scan, at: &at)
    guard ["it", "that", "everything"].contains(scan.word(at)), ["was", "came"].contains(scan.word(at + 1))
    else { return nil }
    var next = at + 2
    skip(["to", "about", "around", "only", "just"], in: scan, at: &next)
    guard next < scan.count, scan.tokens[next].kind == .number, !scan.word(next - 1).hasPrefix("$"),
      let number = NumberParser(scan: scan).number(at: next), number.value > Rational(10),
      number.end == scan.count || scan.tokens[number.end].isSeparator
    else { return nil }
    return scan.utterance.replacing([
      (next..<number.end, "$" + scan.utterance.text(tokens: next..<number.end))
    ])
  }

  /// A sum with its sign.
  private func sum(_ at: Int) -> (text: String, end: Int)? { FigureParser(scan: scan).dollars(at: at) }

  private func isEnd(_ at: Int) -> Bool {
    at >= scan.count || (at..<scan.count).allSatisfy { scan.tokens[$0].isSeparator }
  }

  private static let leads: Set<String> = [
    "no", "sorry", "oops", "wait", "actually", "correction", "hang", "hold", "on", ",", ".", "-", "oh",
    "nope", "i", "mean",
    "meant", "well", "hm", "um", "my", "mistake", "bad",
  ]
  private static let being: Set<String> = [
    "it", "that", "was", "is", "'s", "make", "should", "be", "have", "been", "the", "sum", "total", "bill",
  ]
  private static let between: Set<String> = [",", "but", "it", "was", "that", "rather", ".", "is", "'s"]
}
