/// "Becky is sick, she will not come on Saturday", "Conceição called me, she is sick, she will not come today": why
/// somebody stays away is said before that they do.
struct ReasonsAway {
  let scan: Scan

  /// The line with the name in the place of the reasons and of the pronoun behind them; nil for every other line.
  func plain() -> String? {
    var start = 0
    skip(["oh", "no", "hi", "hey", "actually", "so", "sorry", "ok", ","], in: scan, at: &start)
    guard let person = PersonParser(scan: scan).person(at: start).first, !isPronoun(scan.word(start)) else {
      return nil
    }
    var at = person.end
    var pronoun: Int?
    while let end = reason(at) {
      at = end
      skip([",", ";", ".", "so", "and"], in: scan, at: &at)
      guard isPronoun(scan.word(at)) else { break }
      pronoun = at
      at += 1
    }
    guard let pronoun, at == pronoun + 1, staysAway(at) else { return nil }
    let name = scan.utterance.text(tokens: start..<person.end)
    return scan.utterance.replacing([(start..<pronoun + 1, name)])
  }

  /// Where a reason that begins there ends: at a mark or before "so", "and".
  private func reason(_ start: Int) -> Int? {
    var at = start
    skip(Self.words, in: scan, at: &at)
    let isReason = (start..<at).contains { Self.reasons.contains(scan.word($0)) }
    guard isReason, at < scan.count,
      scan.tokens[at].isSeparator || ["so", "and"].contains(scan.word(at))
        || scan.tokens[at].kind == .end
    else { return nil }
    return at
  }

  private func staysAway(_ at: Int) -> Bool {
    (at..<min(scan.count, at + 3)).contains {
      ["not", "wont", "cant", "cannot", "isnt"].contains(scan.word($0))
    }
  }

  private func isPronoun(_ word: String) -> Bool { ["she", "he", "they"].contains(word) }

  private static let reasons: Set<String> = [
    "sick", "ill", "poorly", "unwell", "cold", "flu", "covid", "fever", "busy", "tired", "working", "called",
    "phoned",
    "rang", "texted", "wrote", "stuck", "migraine", "headache",
  ]
  private static let words = reasons.union([
    "is", "'s", "has", "got", "a", "an", "the", "bad", "very", "really", "feeling", "feels", "not", "well",
    "me", "us",
    "just", "at", "work", "caught", "with", "down", "to", "say",
  ])
}
