/// "My daughter Zosia (9) is allergic to walnuts": an age in brackets amid a sentence.
struct BracketAges {
  let scan: Scan

  /// The line without the bracket, and the age as a sentence before it; nil where no age stands between somebody and
  /// what is told of them.
  func said() -> String? {
    for at in scan.tokens.indices where scan.word(at) == "(" {
      guard let number = NumberParser(scan: scan).wholeNumber(at: at + 1), (1...110).contains(number.value)
      else {
        continue
      }
      var close = number.end
      while Self.units.contains(scan.word(close)) { close += 1 }
      guard scan.word(close) == ")", Self.told.contains(scan.word(close + 1)), let start = person(before: at)
      else { continue }
      let who = scan.utterance.text(tokens: start..<at)
      let line = scan.utterance.replacing([(at..<close + 1, "")]).split(separator: " ").joined(separator: " ")
      return "\(who) is \(number.value) years old. \(line)"
    }
    return nil
  }

  /// Where the person begins who is named right before.
  private func person(before at: Int) -> Int? {
    (max(0, at - 4)..<at).first { PersonParser(scan: scan).person(at: $0).contains { $0.end == at } }
  }

  private static let units: Set<String> = ["y", "yo", "yrs", "years", "year", "old"]
  private static let told: Set<String> = PersonWords.afterNames.union([
    "are", "both", "were", "have", "can't", "doesn't", "won't", "isn't", "avoid", "can", "don't", "and",
  ])
}
