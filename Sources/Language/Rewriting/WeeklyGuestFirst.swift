/// "Noor is halal, she eats with us every Friday": that somebody comes is told before what is told of them, so that the
/// latter is told of a guest and of nobody of the house.
struct WeeklyGuestFirst {
  let scan: Scan

  /// "Noor eats with us every Friday, she is halal"; nil for every other line.
  func turned() -> String? {
    let cuts = scan.tokens.indices.filter { scan.tokens[$0].isSeparator || scan.tokens[$0].kind == .end }
      .filter { $0 + 1 < scan.count }
    guard let cut = cuts.first, cuts.count == 1,
      let person = PersonParser(scan: scan).person(at: 0).max(by: { $0.end < $1.end }),
      !PersonWords.pronouns.contains(scan.word(0)), person.end < cut,
      Self.telling.contains(scan.word(person.end)), !Self.coming.contains(scan.word(person.end))
    else { return nil }
    var start = cut + 1
    skip(["and", "but"], in: scan, at: &start)
    let pronoun = scan.word(start)
    guard ["she", "he", "they"].contains(pronoun), Self.coming.contains(scan.word(start + 1)),
      (start..<scan.count).contains(where: {
        Self.every.contains(scan.word($0)) || DayWords.isPlural(scan.word($0))
      })
    else { return nil }
    let name = scan.utterance.text(tokens: 0..<person.end)
    let comes = scan.utterance.text(tokens: start + 1..<scan.count).withoutOuterMarks
    return "\(name) \(comes), \(pronoun) \(scan.utterance.text(tokens: person.end..<cut))"
  }

  private static let telling: Set<String> = [
    "is", "'s", "can't", "cant", "cannot", "has", "doesn't", "doesnt", "avoids", "hates", "eats", "are",
  ]
  private static let coming: Set<String> = ["eats", "comes", "joins", "eat", "come", "join", "dines"]
  private static let every: Set<String> = ["every", "each"]
}
