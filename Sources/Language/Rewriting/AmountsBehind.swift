import Quantities

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
      let turned =
        "\(scan.utterance.text(tokens: at + 1..<end)) \(scan.utterance.text(tokens: start..<at).lowercased())"
      if isAmountOfFood(turned) { changes.append((start..<end, turned)) }
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

  /// Whether the words are an amount of a food and nothing else: "1 head garlic".
  private func isAmountOfFood(_ words: String) -> Bool {
    let own = recognizer.scan(words, scan.context)
    return AmountParser(scan: own, isEveryday: true).supply(at: 0).contains { $0.end == own.count }
  }

  private static let signs: Set<String> = [":", "-", "–", "="]
}
