/// "Poppy can't have tree nuts, it's a proper allergy", "… she carries an EpiPen": how bad it is, told beside what
/// it is.
struct HarmAsides {
  let scan: Scan

  /// The line without such asides; nil where it has none, and where nothing else of it speaks of what is avoided.
  func plain() -> String? {
    var changes: [(tokens: Range<Int>, with: String)] = []
    var at = 1
    while at < scan.count {
      if let end = aside(at) {
        var start = at
        while start > 1, Self.joints.contains(scan.word(start - 1)) { start -= 1 }
        changes.append((start..<end, ""))
        at = end
      } else {
        at += 1
      }
    }
    let isGone = { (at: Int) in changes.contains { $0.tokens.contains(at) } }
    guard let first = changes.first,
      (0..<scan.count).contains(where: { tellsAvoided($0) && ($0 < first.tokens.lowerBound || !isGone($0)) })
    else { return nil }
    return scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
  }

  private func tellsAvoided(_ at: Int) -> Bool { Self.avoiding.contains(scan.word(at)) }

  /// Where an aside that begins there ends. It has a pronoun for its subject, or none behind a mark: "Sam has an
  /// EpiPen" is said of Sam.
  private func aside(_ start: Int) -> Int? {
    var at = start
    if let behind = end(of: Self.being, in: scan, at: at) {
      at = behind
      skip(Self.degrees, in: scan, at: &at)
      if ["allergy", "allergies"].contains(scan.word(at)) { return stop(at + 1) }
      return at > behind && Self.bad.contains(scan.word(at - 1)) ? stop(at) : nil
    }
    // "… or egg like epipen allergic", "… and egg, epipen and everything".
    if ["epipen", "epi-pen"].contains(scan.word(scan.word(at) == "like" ? at + 1 : at)),
      scan.word(at) == "like" || Self.joints.contains(scan.word(at - 1))
    {
      return stop(scan.word(at) == "like" ? at + 2 : at + 1)
    }
    // "Emil can't have shellfish really allergic".
    var degree = at
    skip(Self.degrees.union(["properly", "badly", "seriously", "severely", "super"]), in: scan, at: &degree)
    if degree > at, scan.word(degree) == "allergic", scan.word(degree + 1) != "to" { return stop(degree + 1) }
    // "… not just that she does not like them".
    if scan.word(at) == "not", ["just", "only", "simply", "merely"].contains(scan.word(at + 1)),
      Self.joints.contains(scan.word(at - 1))
    {
      at += 2
      let start = at
      skip(Self.tastes, in: scan, at: &at)
      return at > start ? stop(at) : nil
    }
    let isOfPronoun = ["she", "he", "they"].contains(scan.word(at))
    // "… she is terribly allergic to them": what was just named.
    if isOfPronoun, ["is", "'s", "are", "'re"].contains(scan.word(at + 1)) {
      at += 2
      skip(Self.degrees, in: scan, at: &at)
      guard scan.word(at) == "allergic" else { return nil }
      // "She is allergic" alone tells of whom what was said before it was.
      guard scan.word(at + 1) == "to" else { return nil }
      return ["them", "it", "those", "that", "these", "both"].contains(scan.word(at + 2)) ? stop(at + 3) : nil
    }
    guard
      isOfPronoun || scan.word(at) == "with"
        || Self.having.contains(scan.word(at)) && Self.joints.contains(scan.word(at - 1))
    else { return nil }
    at += 1
    skip(Self.having, in: scan, at: &at)
    if ["epipen", "epipens"].contains(scan.word(at)) { return stop(at + 1) }
    return end(of: [["epi", "pen"], ["epi", "pens"]], in: scan, at: at).flatMap(stop)
  }

  /// The end of a clause, or nothing.
  private func stop(_ at: Int) -> Int? {
    var end = at
    skip(Self.behind, in: scan, at: &end)
    return end >= scan.count || scan.tokens[end].isSeparator || scan.tokens[end].kind == .end
      || scan.word(end) == "and" ? end : nil
  }

  private static let joints: Set<String> = [",", "and", "-", ";", ".", "who"]
  private static let being = [["it", "'s"], ["its"], ["it", "is"], ["that", "'s"], ["this", "is"]]
  private static let bad: Set<String> = ["serious", "severe", "bad", "nasty", "deadly"]
  private static let degrees = bad.union([
    "a", "an", "very", "really", "quite", "proper", "real", "actual", "terribly", "awfully", "so", "badly",
    "highly", "extremely",
    "severely", "seriously", "super", "dreadfully", "quite", "pretty",
  ])
  private static let tastes: Set<String> = [
    "that", "because", "she", "he", "they", "it", "does", "do", "not", "doesnt", "dont", "like", "likes",
    "them", "a", "the",
    "dislike", "taste", "preference", "fussy", "picky", "being", "is", "'s", "fad", "matter", "of",
  ]
  private static let having: Set<String> = [
    "has", "have", "'s", "got", "carries", "carry", "needs", "with", "always", "to", "an", "her", "his",
    "the", "a",
  ]
  private static let behind: Set<String> = [
    "for", "real", "everywhere", "allergic", "bad", "level", "and", "everything", "all", "with", "her", "him",
    "them", "too", "as", "well", "so",
  ]
  private static let avoiding: Set<String> = [
    "allergic", "allergy", "allergies", "cant", "can", "never", "mustnt", "free", "avoid", "avoids", "reacts",
    "intolerant", "no",
    "without",
  ]
}
