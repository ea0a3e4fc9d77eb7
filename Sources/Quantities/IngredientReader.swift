import Values

/// Reads lines of recipes and lists. Source: 001 FR-1; food-data §3, §10.
package struct IngredientReader: Sendable {
  /// The longest line that is read, in UTF-8 bytes; a longer one is kept as text alone.
  package static let longest = 1_000

  package init() {}

  /// What the line says. Never fails: what could not be read stays in `text`, with no amount and low confidence.
  package func read(_ line: String) -> IngredientLine {
    var result = IngredientLine(text: line)
    guard line.utf8.count <= Self.longest else {
      result.confidence = 0
      return result
    }
    var tokenizer = LineTokenizer(line)
    let tokens = tokenizer.tokens()
    var parts = LineParts(LineWords(tokens: tokens), line: line)
    parts.read(&result)
    return result
  }
}

/// The amount a text tells, and how much of the text that took.
package struct ReadText: Hashable, Sendable {
  package var amounts: [LineAmount]
  /// Nothing is left behind the amounts.
  package var isWhole: Bool
}

extension IngredientReader {
  /// The amounts at the beginning of a text that names no food: "2 cups", "1 lb 2 oz"; nil for none.
  package func readAmounts(_ text: String) -> ReadText? {
    guard text.utf8.count <= Self.longest else { return nil }
    var tokenizer = LineTokenizer(text)
    var reader = LineWords(tokens: tokenizer.tokens())
    reader.allowsEnd = true
    guard let found = reader.amounts(at: 0, isStart: true) else { return nil }
    return ReadText(amounts: found.amounts, isWhole: found.end >= reader.count)
  }
}
