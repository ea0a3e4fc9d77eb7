/// "Kais allergic to eggs", "moms vegetarian": a name with "is" written as its ending.
struct MissingMarks {
  let scan: Scan

  /// The line with "is" said in full; nil where no such word begins a clause. A word of the language is left as it is:
  /// "kids allergic to nuts" are several.
  func written() -> String? {
    for at in scan.tokens.indices where at + 1 < scan.count && Self.told.contains(scan.word(at + 1)) {
      let word = scan.word(at)
      let base = String(word.dropLast())
      guard word.hasSuffix("s"), base.count > 2, !base.hasSuffix("s"), at == 0 || opensClause(at),
        PersonWords.kin.contains(base) || scan.lexicon.vocabulary.uses(scan.ids[at]).isEmpty
      else { continue }
      let written = scan.utterance.text(tokens: at..<at + 1)
      return scan.utterance.replacing([(at..<at + 1, "\(written.dropLast()) is")])
    }
    return nil
  }

  private func opensClause(_ at: Int) -> Bool {
    scan.tokens[at - 1].isSeparator || ["and", "but", "my", "our", "so", "also"].contains(scan.word(at - 1))
  }

  private static let told: Set<String> = [
    "allergic", "vegan", "vegetarian", "celiac", "coeliac", "diabetic", "pregnant", "pescatarian", "lactose",
    "intolerant", "kosher", "halal", "eating", "coming", "joining", "visiting", "staying",
  ]
}
