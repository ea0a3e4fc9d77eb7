/// "Nora comes on Saturday, she's allergic to soy, is the dal safe for her": whom the line told of is who is asked of.
struct AskedOfThem {
  let scan: Scan

  /// The line with the name in the question; nil where nobody was named before it, or no pronoun stands there.
  func named() -> String? {
    guard let question = questionStart() else { return nil }
    var named: Range<Int>?
    for at in 0..<question {
      let own = ["my", "our"].contains(scan.word(at)) ? at + 1 : at
      if let person = PersonParser(scan: scan).person(at: at).first
        ?? PersonParser(scan: scan).person(at: own).first,
        !Self.pronouns.contains(scan.word(at))
      {
        // The first one who is named is who the line is about.
        named = at..<person.end
        break
      }
    }
    guard let named else { return nil }
    let changes = (question..<scan.count).filter { at in
      Self.objects.contains(scan.word(at)) && ["for", "can", "to"].contains(scan.word(at - 1))
    }
    guard !changes.isEmpty else { return nil }
    let name = scan.utterance.text(tokens: named)
    return scan.utterance.replacing(changes.map { ($0..<$0 + 1, name) })
  }

  /// Where a question begins behind what was told: ", is the dal", ". can we".
  private func questionStart() -> Int? {
    (2..<max(2, scan.count - 2)).first { at in
      scan.tokens[at - 1].isSeparator
        && ["is", "are", "can", "could", "does", "will"].contains(scan.word(at))
        && ["the", "it", "that", "this", "tonight", "dinner", "we", "everything", "our"].contains(
          scan.word(at + 1))
    }
  }

  private static let pronouns: Set<String> = [
    "she", "he", "they", "i", "we", "me", "us", "her", "him", "them", "it",
  ]
  private static let objects: Set<String> = ["her", "him"]
}
