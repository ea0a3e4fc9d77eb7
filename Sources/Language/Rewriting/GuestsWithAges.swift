/// "Our grandchildren Harriet, who is fourteen and a coeliac, and Jasper, who is seven, will be staying with us from
/// Friday to Sunday": years of age are no heads at the table, and what somebody is stands in a sentence of its own.
struct GuestsWithAges {
  let scan: Scan

  /// "Harriet and Jasper will be staying …. Harriet is a coeliac"; nil for every other line, and where a child is so
  /// small that its age decides what it may eat.
  func parted() -> String? {
    guard scan.tokens.contains(where: { Self.coming.contains($0.text) }) else { return nil }
    var changes: [(tokens: Range<Int>, with: String)] = []
    var told: [String] = []
    for who in scan.tokens.indices where scan.word(who) == "who" && who > 1 {
      guard ["is", "'s"].contains(scan.word(who + 1)),
        let age = NumberParser(scan: scan).wholeNumber(at: who + 2), (5...99).contains(age.value)
      else { return nil }
      var end = age.end
      skip(["years", "year", "old", "of", "age"], in: scan, at: &end)
      let hasComma = scan.tokens[who - 1].kind == .comma
      let name = scan.utterance.text(tokens: (hasComma ? who - 2 : who - 1)..<(hasComma ? who - 1 : who))
      guard name.first?.isUppercase == true else { return nil }
      if scan.word(end) == "and", !scan.tokens[end].isSeparator,
        ["a", "is", "can't", "cant"].contains(scan.word(end + 1))
      {
        let close = (end..<scan.count).first { scan.tokens[$0].isSeparator } ?? scan.count
        let what = scan.utterance.text(tokens: end + 1..<close)
        told.append("\(name) \(scan.word(end + 1) == "a" ? "is " : "")\(what)")
        end = close
      }
      guard end < scan.count else { return nil }
      let start = hasComma ? who - 1 : who
      let isMark = scan.tokens[end].kind == .comma
      changes.append((start..<(isMark ? end + 1 : end), ""))
    }
    // One alone is told of in sentences of its own, but for who comes right behind it.
    let comes = changes.first.map { change in
      scan.tokens[change.tokens.upperBound...].prefix(4).contains {
        ["coming", "staying", "visiting"].contains($0.text)
      }
    }
    guard changes.count > 1 || !told.isEmpty || comes == true else { return nil }
    var line = scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
    while let last = line.last, ".! ".contains(last) { line.removeLast() }
    return ([line] + told).joined(separator: ". ")
  }

  private static let coming: Set<String> = [
    "staying", "stay", "coming", "come", "comes", "visiting", "visit", "joining", "join", "stays", "visits",
  ]
}
