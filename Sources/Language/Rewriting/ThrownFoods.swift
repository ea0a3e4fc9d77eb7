/// "I threw out all the turkey and um the chicken breasts we ate last night": the foods that are gone, without when they
/// were eaten.
struct ThrownFoods {
  let scan: Scan

  /// The line as the foods thrown out; nil where it names anything else.
  func plain() -> String? {
    var at = 0
    skip(["ok", "okay", "so", "um", "and", "also", "well"], in: scan, at: &at)
    guard ["i", "we"].contains(scan.word(at)), !scan.isQuestion, !tellsOfHarm(scan) else { return nil }
    at += 1
    skip(["have", "'ve", "had", "to", "just"], in: scan, at: &at)
    guard ["threw", "throw", "thrown", "tossed", "binned", "chucked"].contains(scan.word(at)) else {
      return nil
    }
    at += 1
    skip(["out", "away"], in: scan, at: &at)
    var foods: [String] = []
    var hasMore = false
    while at < scan.count {
      let start = at
      skip(["and", "um", "uh", "all", "of", "the", "our", "my", "also", "then"], in: scan, at: &at)
      if at < scan.count, scan.tokens[at].isSeparator {
        at += 1
        continue
      }
      hasMore = hasMore || (start..<at).contains { ["all", "um", "uh"].contains(scan.word($0)) }
      let known = scan.union(scan.lexicon.parserLists.supplyAny, at: at).map(\.end).max()
      // "The turkey" alone is in no list: it is what lies at home of it.
      let isBare = at > start && at < scan.count && scan.tokens[at].kind == .word && endsFood(at + 1)
      guard let end = known ?? (isBare ? at + 1 : nil) else { break }
      foods.append(scan.utterance.text(tokens: at..<end))
      at = end
    }
    guard !foods.isEmpty else { return nil }
    if at < scan.count {
      skip(["that", "which"], in: scan, at: &at)
      guard ["we", "i"].contains(scan.word(at)),
        ["ate", "had", "cooked", "made", "used"].contains(scan.word(at + 1)),
        !(at..<scan.count).contains(where: { scan.tokens[$0].isSeparator && $0 + 1 < scan.count })
      else { return nil }
    } else if !hasMore {
      return nil
    }
    return foods.map { "I threw out the \($0)" }.joined(separator: ". ")
  }

  private func endsFood(_ at: Int) -> Bool {
    at == scan.count || scan.tokens[at].isSeparator
      || ["and", "that", "which", "we", "i"].contains(scan.word(at))
  }
}
