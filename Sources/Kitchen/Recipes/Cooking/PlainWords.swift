/// The words of a line in lower case, without signs: "What's next?" is "whats next", "10min" is "10 min". Digits keep
/// what is between them: "1/2", "1.5", "1:30".
package func plainWords(_ line: some StringProtocol) -> [String] {
  var words: [String] = []
  var word = ""
  let characters = Array(line.lowercased())
  func finish() {
    if !word.isEmpty { words.append(word) }
    word = ""
  }
  for (at, character) in characters.enumerated() {
    let isBetweenDigits =
      word.last?.isWholeNumber == true && at + 1 < characters.count && characters[at + 1].isWholeNumber
    switch character {
    case "'", "’", "`": continue
    case "/" where isBetweenDigits, "." where isBetweenDigits, ":" where isBetweenDigits:
      word.append(character)
    case _ where character.isLetter:
      if word.last?.isNumber == true { finish() }
      word.append(character)
    case _ where character.isNumber:
      if word.last?.isLetter == true { finish() }
      word.append(character)
    default: finish()
    }
  }
  finish()
  return words
}

extension [String] {
  /// Where these words stand side by side; nil where they don't.
  package func range(of words: [String]) -> Range<Int>? {
    guard !words.isEmpty, words.count <= count else { return nil }
    for start in 0...(count - words.count) where Array(self[start..<start + words.count]) == words {
      return start..<start + words.count
    }
    return nil
  }

  /// Whether the phrase stands in them.
  package func has(_ phrase: String) -> Bool {
    range(of: phrase.split(separator: " ").map(String.init)) != nil
  }
}
