/// "There's three of us me and my husband Dan", "three of us, not two": who the three are stands in a row behind a colon, and the
/// number that was wrong goes.
struct CountOfUs {
  let scan: Scan

  /// The line with both; nil where nobody is counted so.
  func plain() -> String? {
    guard let at = scan.tokens.indices.first(where: { scan.word($0) == "of" && scan.word($0 + 1) == "us" }),
      at > 0,
      NumberParser(scan: scan).wholeNumber(at: at - 1) != nil
    else { return nil }
    var changes: [(tokens: Range<Int>, with: String)] = []
    var next = at + 2
    if let usual = everyNight(at) { return usual }
    if scan.word(next) == ",", scan.word(next + 1) == "not" { next += 1 }
    if scan.word(next) == "not", let wrong = NumberParser(scan: scan).wholeNumber(at: next + 1) {
      changes.append((at + 2..<wrong.end, ""))
      next = wrong.end
    }
    if ["me", "myself", "my"].contains(scan.word(next)) { changes.append((next..<next, ": ")) }
    if scan.word(next) == ",", ["me", "myself"].contains(scan.word(next + 1)) {
      changes.append((next..<next + 1, ":"))
    }
    guard !changes.isEmpty else { return nil }
    // "No hang on, there's three of us".
    var start = at - 1
    while start > 0,
      ["there", "'s", "is", "theres", "are", "we", "were", "'re"].contains(scan.word(start - 1))
    { start -= 1 }
    let before = (0..<start).allSatisfy {
      scan.tokens[$0].isSeparator || Self.openings.contains(scan.word($0))
    }
    if before, start > 0 { changes.append((0..<start, "")) }
    return scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
      .replacing(" : ", with: ": ").replacing(" :", with: ":")
  }

  /// "There are four of us eating every night": how many live here, and no evening's number.
  private func everyNight(_ of: Int) -> String? {
    var at = of + 2
    skip(["eating", "eat", "at", "for", "dinner", "the", "table", "here"], in: scan, at: &at)
    guard ["every", "each"].contains(scan.word(at)), ["night", "evening", "day"].contains(scan.word(at + 1)),
      (at + 2..<max(at + 2, scan.count)).allSatisfy({
        scan.tokens[$0].isSeparator || ["of", "the", "week"].contains(scan.word($0))
      })
    else { return nil }
    return "we are \(scan.utterance.text(tokens: of - 1..<of))"
  }

  private static let openings: Set<String> = [
    "no", "hang", "on", "wait", "hi", "hiya", "hey", "hello", "so", "ok", "okay", "right", "well", "actually",
    "sorry", "oh",
    "um", "now",
  ]
}
