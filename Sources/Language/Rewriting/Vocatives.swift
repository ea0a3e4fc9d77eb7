/// "No dear, Tuesday", "there are two servings left dear": whom somebody speaks to names no food and no price.
struct Vocatives {
  let scan: Scan

  /// The line without it; nil where none stands before a mark or at its end.
  func without() -> String? {
    var changes: [(tokens: Range<Int>, with: String)] = []
    for at in scan.tokens.indices where Self.words.contains(scan.word(at)) {
      let isLast = at + 1 >= scan.count || scan.tokens[at + 1].isSeparator || scan.tokens[at + 1].kind == .end
      // "Lamb is too dear": a price.
      let isPrice = at > 0 && Self.degrees.contains(scan.word(at - 1))
      guard scan.count > 1, at > 0, isLast, !isPrice, !isComma(before: at) else { continue }
      changes.append((at..<at + 1, ""))
    }
    guard !changes.isEmpty else { return nil }
    let said = scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
      .replacing(" ,", with: ",").withoutOuterMarks
    return said.isEmpty ? nil : said
  }

  /// "Friday, dear." is courtesy, which is left out elsewhere with its mark.
  private func isComma(before at: Int) -> Bool { at > 0 && scan.tokens[at - 1].isSeparator }

  private static let words: Set<String> = ["dear", "darling", "sweetheart", "mate", "bro", "buddy", "sous"]
  private static let degrees: Set<String> = [
    "is", "are", "was", "were", "too", "so", "very", "how", "my", "her", "his", "a", "the", "rather", "quite",
    "as",
    "pretty", "really", "our",
  ]
}
