import Quantities
import Values

/// "Onions - 6, garlic - 1 head", "cream: 200 ml": things with their amounts behind a sign, as a list on paper has them.
struct AmountsBehind {
  let recognizer: Recognizer
  let scan: Scan

  /// The line with those amounts before their things; nil where it has none. A thing is a food that is known.
  func turned() -> String? {
    var changes: [(tokens: Range<Int>, with: String)] = []
    for at in scan.tokens.indices where Self.signs.contains(scan.word(at)) {
      let start = beginning(before: at)
      guard start < at, isFood(start..<at), let end = itemEnd(at + 1) else { continue }
      // "Minced beef, 2 lb", at the end: a weight or a measure, and no next thing.
      if scan.word(at) == ",", !isLastMeasure(at + 1..<end) { continue }
      // "Bread (2)".
      let isBracket = scan.word(at) == "("
      if isBracket, end == scan.count || scan.word(end) != ")" { continue }
      let turned =
        "\(scan.utterance.text(tokens: at + 1..<end)) \(scan.utterance.text(tokens: start..<at).lowercased())"
      if isAmountOfFood(turned) { changes.append((start..<end + (isBracket ? 1 : 0), turned)) }
    }
    return changes.isEmpty ? nil : scan.utterance.replacing(changes)
  }

  private func isFood(_ words: Range<Int>) -> Bool {
    scan.union(scan.lexicon.parserLists.supplyAny, at: words.lowerBound).contains {
      $0.end == words.upperBound
    }
  }

  /// Where the item begins that stands before a sign.
  private func beginning(before at: Int) -> Int {
    var start = at
    while start > 0, !scan.tokens[start - 1].isSeparator, !Self.signs.contains(scan.word(start - 1)),
      scan.tokens[start - 1].kind == .word
    {
      start -= 1
    }
    // "Put bread (2) on the list": the food alone, where other words stand in front of it.
    if scan.word(at) == "(", !isFood(start..<at) { return (start..<at).first { isFood($0..<at) } ?? start }
    return start
  }

  /// Where the item ends that begins with a number there; nil where none does, or where it is longer than an amount.
  private func itemEnd(_ start: Int) -> Int? {
    guard start < scan.count, scan.tokens[start].kind == .number,
      !scan.word(start).contains("-") && !scan.word(start).hasPrefix("$")
    else { return nil }
    var end = start
    while end < scan.count, !scan.tokens[end].isSeparator, scan.tokens[end].kind != .end { end += 1 }
    return end - start <= 3 ? end : nil
  }

  private func isLastMeasure(_ words: Range<Int>) -> Bool {
    (words.upperBound == scan.count || scan.tokens[words.upperBound].kind == .end)
      && AmountParser(scan: scan).amount(at: words.lowerBound).contains { match in
        guard match.end == words.upperBound, case .amount(let amount) = match.value else { return false }
        return amount.unit.dimension != .count
      }
  }

  /// Whether the words are an amount of a food and nothing else: "1 head garlic".
  private func isAmountOfFood(_ words: String) -> Bool {
    let own = recognizer.scan(words, scan.context)
    return AmountParser(scan: own, isEveryday: true).supply(at: 0).contains { $0.end == own.count }
  }

  private static let signs: Set<String> = [":", "-", "–", "=", "(", ","]
}
