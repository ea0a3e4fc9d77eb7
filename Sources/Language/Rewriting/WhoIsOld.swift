/// "My grandson Milo who is ten stays with us": an age amid a sentence is a sentence of its own, and counts nobody.
struct WhoIsOld {
  let scan: Scan

  /// The line without the age, and the age behind it; nil where nobody is named before one, and within marks, which others read.
  func parted() -> String? {
    for at in scan.tokens.indices.dropFirst()
    where scan.word(at) == "who" && ["is", "'s"].contains(scan.word(at + 1))
      && !scan.tokens[at - 1].isSeparator
    {
      guard let number = NumberParser(scan: scan).wholeNumber(at: at + 2), (1...110).contains(number.value)
      else {
        continue
      }
      var end = number.end
      skip(["years", "year", "yrs", "old", ","], in: scan, at: &end)
      guard end < scan.count, Self.verbs.contains(scan.word(end)),
        let start = (max(0, at - 4)..<at).first(where: { place in
          PersonParser(scan: scan).person(at: place).contains { $0.end == at }
        })
      else { continue }
      let who = scan.utterance.text(tokens: start..<at).withoutOuterMarks
      let rest = scan.utterance.replacing([(at..<end, "")]).split(separator: " ").joined(separator: " ")
      return "\(rest.withoutOuterMarks). \(who) is \(number.value) years old"
    }
    return nil
  }

  private static let verbs: Set<String> = [
    "stays", "comes", "is", "has", "eats", "can't", "cant", "cannot", "lives", "will", "hates",
    "doesn't",
    "doesnt", "visits", "joins", "loves", "likes", "won't",
  ]
}
