import Values

/// "We have milk, no eggs", "got rice and beans but no pasta": what is at home, and what is not; neither is a thing somebody avoids.
struct HaveAndNot {
  let scan: Scan

  /// The same in two sentences; nil for every other line.
  func parted() -> String? {
    var start = 0
    while ["so", "ok", "and", "well", "yes", "yeah", "no", "oh", ",", "hi"].contains(scan.word(start)) {
      start += 1
    }
    let verb = ["i", "we"].contains(scan.word(start)) ? start + 1 : start
    guard ["have", "'ve", "got", "ive", "weve"].contains(scan.word(verb)) else { return nil }
    let from = scan.word(verb + 1) == "got" ? verb + 2 : verb + 1
    guard let no = (from..<scan.count).first(where: { scan.word($0) == "no" && scan.word($0 + 1) != "more" }),
      no > from,
      scan.tokens[no - 1].isSeparator || ["but", "and"].contains(scan.word(no - 1)),
      !(no..<scan.count).contains(where: { scan.tokens[$0].kind == .end && $0 < scan.count - 1 })
    else { return nil }
    // Only foods, amounts and what joins them: "we have guests, no nuts please" is another thing.
    guard isFoods(from..<no), isFoods(no + 1..<scan.count) else { return nil }
    let have = scan.utterance.text(tokens: 0..<no).withoutOuterMarks
    let joint = have.lowercased().hasSuffix(" but") || have.lowercased().hasSuffix(" and")
    let plain = joint ? String(have.dropLast(4)).withoutOuterMarks : have
    return "\(plain). we are out of \(scan.utterance.text(tokens: no + 1..<scan.count).withoutOuterMarks)"
  }

  private func isFoods(_ range: Range<Int>) -> Bool {
    var (at, found) = (range.lowerBound, false)
    while at < range.upperBound {
      if let end = scan.union(scan.lexicon.parserLists.supplyAny, at: at).filter({
        $0.end <= range.upperBound
      }).map(\.end).max() {
        (at, found) = (end, true)
      } else if scan.tokens[at].kind == .number || scan.tokens[at].isSeparator
        || Self.around.contains(scan.word(at))
        || NumberParser(scan: scan).number(at: at) != nil || Unit(named: scan.word(at)) != nil
      {
        at += 1
      } else {
        return false
      }
    }
    return found
  }

  private static let around: Set<String> = [
    "a", "an", "the", "some", "and", "of", "bit", "little", "few", "or", "any", "plenty", "lots", "enough",
    "also", "still", "but",
    "left", "at", "home", "in", "fridge", "here", "though", "no",
  ]
}
