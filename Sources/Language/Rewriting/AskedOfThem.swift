/// "Nora comes on Saturday, she's allergic to soy, is the dal safe for her": a question behind what is told of somebody. It
/// stands by itself, so that nothing of it is told of them, and is asked of whom the line is about.
struct AskedOfThem {
  let scan: Scan

  /// The line with the question as a sentence and the name in it; nil where nobody is told of before it.
  func parted() -> String? {
    guard let question = questionStart(), let named = lastNamed(before: question),
      question - named.upperBound > 2
    else { return nil }
    let name = scan.utterance.text(tokens: named)
    var changes: [(tokens: Range<Int>, with: String)] = []
    if scan.tokens[question - 1].kind == .comma { changes.append((question - 1..<question, ".")) }
    for at in question..<scan.count where ["her", "him"].contains(scan.word(at)) {
      if ["for", "can", "to"].contains(scan.word(at - 1)) { changes.append((at..<at + 1, name)) }
    }
    // "The other half of the beef, is it still ok" is asked of the beef.
    let isOfThing = ["it", "that", "this"].contains(scan.word(question + 1))
    let isOfThem = changes.contains { $0.with == name }
    return changes.isEmpty || isOfThing && !isOfThem ? nil : scan.utterance.replacing(changes)
  }

  /// "Lou's friend Kim comes, he's allergic to soy" is of Kim.
  private func lastNamed(before end: Int) -> Range<Int>? {
    let parser = PersonParser(scan: scan)
    var named: Range<Int>?
    var at = 0
    while at < end {
      let own = ["my", "our"].contains(scan.word(at)) ? at + 1 : at
      if !Self.pronouns.contains(scan.word(at)),
        let person = parser.person(at: at).first ?? parser.person(at: own).first
      {
        named = at..<person.end
        at = max(person.end, at + 1)
      } else {
        at += 1
      }
    }
    return named
  }

  /// Where a question begins behind what was told: ", is the dal", ". can we".
  private func questionStart() -> Int? {
    let behind = AskedBehind(scan: scan)
    return (2..<max(2, scan.count - 2)).first { scan.tokens[$0 - 1].isSeparator && behind.isTurned($0) }
  }

  private static let pronouns: Set<String> = [
    "she", "he", "they", "i", "we", "me", "us", "her", "him", "them", "it",
  ]
}
