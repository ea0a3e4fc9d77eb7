/// "Poppy can't have tree nuts, it's a proper allergy", "… she carries an EpiPen": how bad it is, told beside what it is.
struct HarmAsides {
  let scan: Scan

  /// The line without such asides; nil where it has none, and where nothing else of it speaks of what is avoided.
  func plain() -> String? {
    var changes: [(tokens: Range<Int>, with: String)] = []
    var at = 1
    while at < scan.count {
      if let end = aside(at) {
        let start = [",", "and", "-", ";", "."].contains(scan.word(at - 1)) ? at - 1 : at
        changes.append((start..<end, ""))
        at = end
      } else {
        at += 1
      }
    }
    guard !changes.isEmpty, let first = changes.first, tellsAvoided(0..<first.tokens.lowerBound) else {
      return nil
    }
    return scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
  }

  private func tellsAvoided(_ range: Range<Int>) -> Bool {
    range.contains { Self.avoiding.contains(scan.word($0)) }
  }

  /// Where an aside that begins there ends.
  private func aside(_ start: Int) -> Int? {
    var at = start
    if let end = match(
      at, [["it", "'s"], ["its"], ["it", "is"], ["that", "'s"], ["thats"], ["this", "is"]])
    {
      at = end
      while [
        "a", "an", "very", "really", "quite", "proper", "real", "actual", "serious", "severe", "bad", "nasty",
        "deadly",
      ]
      .contains(scan.word(at)) { at += 1 }
      if ["allergy", "allergies"].contains(scan.word(at)) { return stop(at + 1) }
      return at > end && ["serious", "severe", "bad", "nasty", "deadly"].contains(scan.word(at - 1))
        ? stop(at) : nil
    }
    guard ["she", "he", "they", "has", "have", "with", "carries"].contains(scan.word(at)) else { return nil }
    while [
      "she", "he", "they", "has", "have", "'s", "got", "carries", "carry", "needs", "with", "always", "to",
      "an", "her", "his", "the", "a",
    ]
    .contains(scan.word(at)) { at += 1 }
    if ["epipen", "epipens"].contains(scan.word(at)) { return stop(at + 1) }
    return match(at, [["epi", "pen"], ["epi", "pens"]]).flatMap(stop)
  }

  /// The end of a clause, or nothing.
  private func stop(_ at: Int) -> Int? {
    var end = at
    while ["for", "real", "everywhere", "with", "her", "him", "them", "too", "as", "well", "so"].contains(
      scan.word(end))
    {
      end += 1
    }
    return end >= scan.count || scan.tokens[end].isSeparator || scan.tokens[end].kind == .end
      || scan.word(end) == "and"
      ? end : nil
  }

  private func match(_ at: Int, _ patterns: [[String]]) -> Int? {
    for words in patterns where words.indices.allSatisfy({ scan.word(at + $0) == words[$0] }) {
      return at + words.count
    }
    return nil
  }

  private static let avoiding: Set<String> = [
    "allergic", "allergy", "allergies", "cant", "can't", "cannot", "can", "avoid", "avoids", "reacts",
    "intolerant",
    "no", "without",
  ]
}
