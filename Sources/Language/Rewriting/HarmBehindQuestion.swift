/// "Can Ava eat satay she is allergic to peanuts": what harms somebody is told before what is asked for them, and by name.
struct HarmBehindQuestion {
  let scan: Scan

  /// "Ava is allergic to peanuts. can Ava eat satay?"; nil for every other line.
  func turned() -> String? {
    guard ["can", "could", "may", "is", "should"].contains(scan.word(0)) else { return nil }
    let named = scan.tokens.indices.prefix(14).compactMap { at -> Range<Int>? in
      guard at > 0, !PersonWords.pronouns.contains(scan.word(at)),
        let person = PersonParser(scan: scan).person(at: at).max(by: { $0.end < $1.end })
      else { return nil }
      return at..<person.end
    }
    guard let person = named.first else { return nil }
    let told = (person.upperBound..<scan.count).first { at in
      ["she", "he"].contains(scan.word(at)) && tellsHarm(at + 1)
    }
    guard let told, told + 3 < scan.count else { return nil }
    var end = told
    while end > 0,
      scan.tokens[end - 1].isSeparator || scan.tokens[end - 1].kind == .end
        || ["?", "because", "cos", "since", "and", "as"].contains(scan.word(end - 1))
    { end -= 1 }
    guard end > person.upperBound || scan.word(0) == "is" else { return nil }
    let name = scan.utterance.text(tokens: person)
    let harm = scan.utterance.text(tokens: told + 1..<scan.count).withoutOuterMarks
    return "\(name) \(harm). \(scan.utterance.text(tokens: 0..<end))?"
  }

  /// "Is allergic to", "'s intolerant", "can't have", "has an allergy".
  private func tellsHarm(_ at: Int) -> Bool {
    if ["is", "'s", "has"].contains(scan.word(at)) {
      return (at + 1...at + 4).contains {
        ["allergic", "intolerant", "allergy", "intolerance", "celiac", "coeliac"].contains(scan.word($0))
      }
    }
    return ["can't", "cant", "cannot", "mustn't", "mustnt"].contains(scan.word(at))
      && ["have", "eat", "take", "tolerate"].contains(scan.word(at + 1))
  }
}
