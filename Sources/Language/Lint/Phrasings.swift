extension Linter {
  /// Phrasings that stand twice, in one intent or in two; case, accents and punctuation
  /// aside; a question mark tells them apart, as it does for the word model.
  func phrasings() -> [Finding] {
    var found: [Finding] = []
    var seen: [[String]: PhrasingPlace] = [:]
    func look(_ intent: String, key: String, in path: String) {
      for (line, text) in sources.block(under: key, in: path) {
        let words = Utterance(text).tokens.filter { !$0.isSeparator || $0.text == "?" }.map(\.text)
        guard !words.isEmpty else { continue }
        if let first = seen[words] {
          let said = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
          found.append(
            Finding(path: path, line: line, fact: .repeatedPhrasing(said, of: intent, first: first)))
        } else {
          seen[words] = PhrasingPlace(intent: intent, path: path, line: line)
        }
      }
    }
    for intent in grammar.intents where !intent.phrasings.isEmpty {
      look(intent.name, key: "phrasings", in: sources.path(of: intent))
    }
    for path in sources.outside { look(PhraseModel.outside, key: "outside", in: path) }
    return found
  }
}
