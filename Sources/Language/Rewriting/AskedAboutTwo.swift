/// "Baking soda vs baking powder, whats the difference", "are cilantro and coriander the same thing": what two
/// things have in common is asked in many orders, and answered in one.
struct AskedAboutTwo {
  let scan: Scan

  /// The line with "what is the difference between … and …" in its place, and all that stands behind as it was; nil
  /// for every other line.
  func difference() -> String? { versus() ?? same() }

  private func versus() -> String? {
    guard let join = scan.tokens.indices.first(where: { ["vs", "versus"].contains(scan.word($0)) }) else {
      return nil
    }
    var start = 0
    while Self.opening.contains(scan.word(start)) { start += 1 }
    var end = join + 1
    while end < scan.count, !scan.tokens[end].isSeparator, !Self.asking.contains(scan.word(end)) { end += 1 }
    // ", what's the difference" asks the same once more.
    var next = end
    while next < scan.count, scan.tokens[next].isSeparator || Self.asking.contains(scan.word(next)) {
      next += 1
    }
    let asksTwice = (end..<next).contains { ["difference", "different"].contains(scan.word($0)) }
    return start < join ? asked(start..<join, join + 1..<end, behind: asksTwice ? next : end) : nil
  }

  private func same() -> String? {
    guard ["is", "are"].contains(scan.word(0)),
      let same = scan.tokens.indices.first(where: { scan.word($0) == "same" }), same > 3,
      scan.word(same - 1) == "the"
    else { return nil }
    if scan.word(same + 1) == "as" {
      var end = same + 2
      while end < scan.count, !scan.tokens[end].isSeparator { end += 1 }
      return asked(1..<same - 1, same + 2..<end, behind: end)
    }
    guard let and = (2..<same - 1).first(where: { ["and", "or"].contains(scan.word($0)) }) else { return nil }
    let end = ["thing", "things"].contains(scan.word(same + 1)) ? same + 2 : same + 1
    return asked(1..<and, and + 1..<same - 1, behind: end)
  }

  private func asked(_ one: Range<Int>, _ other: Range<Int>, behind: Int) -> String? {
    guard !one.isEmpty, !other.isEmpty, one.count < 5, other.count < 5 else { return nil }
    let (first, second) = (scan.utterance.text(tokens: one), scan.utterance.text(tokens: other))
    var next = behind
    while next < scan.count, scan.tokens[next].isSeparator { next += 1 }
    let rest = next < scan.count ? "? " + scan.utterance.text(tokens: next..<scan.count) : ""
    return "what is the difference between \(first) and \(second)\(rest)"
  }

  private static let opening: Set<String> = [
    "um", "so", "ok", "hi", "what", "whats", "is", "the", "difference", "between",
  ]
  private static let asking: Set<String> = [
    "what", "whats", "what's", "is", "'s", "the", "difference", "different",
  ]
}
