/// "Ferenc brings on Saturday also his wife Margit. She eats no fish": who comes with whom, and of whom more is told.
struct BroughtAlong {
  let scan: Scan

  /// "Ferenc and his wife Margit come on Saturday. Margit eats no fish"; nil for every other line, and where food is
  /// brought.
  func plain() -> String? {
    guard let verb = scan.tokens.indices.first(where: { ["brings", "bringing"].contains(scan.word($0)) }),
      verb > 0
    else { return nil }
    let end = (verb + 1..<scan.count).first { scan.tokens[$0].isSeparator || scan.tokens[$0].kind == .end }
    var at = verb + 1
    var moved: [Range<Int>] = []
    while at < end ?? scan.count {
      let on = ["on", "this", "next"].contains(scan.word(at)) ? at + 1 : at
      if let day = DayParser(scan: scan).day(at: on) {
        moved.append(at..<day.end)
        at = day.end
      } else if ["also", "too", "along", "with"].contains(scan.word(at)) {
        at += ["her", "him", "them"].contains(scan.word(at + 1)) && scan.word(at) == "with" ? 2 : 1
      } else {
        break
      }
    }
    guard Self.whose.contains(scan.word(at)), PersonWords.kin.contains(scan.word(at + 1)) else { return nil }
    var close = end ?? scan.count
    let isNamed = at + 2 < close && isName(at + 2)
    // The day may stand behind as well.
    if moved.isEmpty {
      let last = at + (isNamed ? 3 : 2)
      let on = ["on", "this", "next"].contains(scan.word(last)) ? last + 1 : last
      guard let day = DayParser(scan: scan).day(at: on), day.end == close else { return nil }
      moved.append(last..<day.end)
      close = last
    }
    guard let day = moved.first, moved.count == 1 else { return nil }
    let who = scan.utterance.text(tokens: at..<close)
    let when = scan.utterance.text(tokens: day)
    let next = (end ?? scan.count) + 1
    var changes = [(verb..<(end ?? scan.count), "and \(who) come \(when)")]
    // "She" is the wife who is brought; of a husband she is somebody else.
    let isOne = isNamed && at + 3 == close
    if isOne, next < scan.count, (Self.pronouns[scan.word(next)] ?? []).contains(scan.word(at + 1)) {
      changes.append((next..<next + 1, scan.utterance.text(tokens: at + 2..<at + 3)))
    }
    return scan.utterance.replacing(changes)
  }

  /// "My brother comes on Friday with his wife, he …" as "my brother and his wife come on Friday, he …"; nil for other lines.
  func together() -> String? {
    guard let with = scan.tokens.indices.first(where: { scan.word($0) == "with" }), with + 1 < scan.count,
      let verb = (1..<max(1, with)).last(where: { Self.coming.contains(scan.word($0)) })
    else { return nil }
    let start = ["is", "are", "'s", "'re", "will", "'ll"].contains(scan.word(verb - 1)) ? verb - 1 : verb
    // Nothing but the day stands between.
    let on = ["on", "this", "next"].contains(scan.word(verb + 1)) ? verb + 2 : verb + 1
    guard start > 0, on == with || DayParser(scan: scan).day(at: on)?.end == with else { return nil }
    let named = Self.whose.contains(scan.word(with + 1)) ? with + 2 : with + 1
    guard PersonWords.kin.contains(scan.word(named)) else { return nil }
    let end = named + 1 < scan.count && isName(named + 1) ? named + 2 : named + 1
    let (who, when) = (
      scan.utterance.text(tokens: with + 1..<end), scan.utterance.text(tokens: verb + 1..<with)
    )
    return scan.utterance.replacing([(start..<end, "and \(who) come \(when)")])
  }

  private func isName(_ at: Int) -> Bool {
    scan.tokens[at].isCapitalised && DayParser(scan: scan).day(at: at) == nil
  }

  private static let coming: Set<String> = ["comes", "come", "coming", "visits", "visit"]
  private static let pronouns: [String: Set<String>] = [
    "she": [
      "wife", "girlfriend", "mother", "mum", "mom", "daughter", "sister", "aunt", "niece", "grandma",
      "grandmother",
      "granny", "nana", "gran", "girl", "granddaughter", "fiancee",
    ],
    "he": [
      "husband", "boyfriend", "father", "dad", "son", "brother", "uncle", "nephew", "grandpa", "grandfather",
      "boy",
      "grandson", "fiance",
    ],
  ]
  private static let whose: Set<String> = ["her", "his", "their", "a", "the", "my", "our"]
}
