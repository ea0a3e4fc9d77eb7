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
    if let row = rowOfDay(next) {
      let day = scan.utterance.text(tokens: next..<row.day.upperBound)
      let coming = row.guests.map { "\($0) comes \(day). " }.joined()
      return coming + scan.utterance.replacing([(row.day.upperBound..<row.end, "")])
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

  /// "Five of us on Sunday, Tom and me and three more": who they are behind the day; the number counts them already. Whoever is
  /// not of the house is a guest of that day.
  private func rowOfDay(_ start: Int) -> (day: Range<Int>, end: Int, guests: [String])? {
    var at = start
    skip(["on", "for", "this", "coming", "next"], in: scan, at: &at)
    guard at > start, at < scan.count, let day = DayParser(scan: scan).matches(at: at).map(\.end).max() else {
      return nil
    }
    let people = PersonParser(scan: scan)
    var (end, isCounted, guests) = (day, false, [String]())
    while end < scan.count, scan.tokens[end].kind != .end {
      if scan.tokens[end].kind == .comma
        || ["and", "me", "myself", "plus", "more", "others", "guests"].contains(scan.word(end))
      {
        end += 1
      } else if let number = NumberParser(scan: scan).wholeNumber(at: end) {
        isCounted = true
        end = number.end
      } else if let person = people.person(at: end).first {
        if !isOfHouse(end) { guests.append(scan.utterance.text(tokens: end..<person.end)) }
        end = person.end
      } else {
        return nil
      }
    }
    return end > day && isCounted ? (at..<day, end, guests) : nil
  }

  private func isOfHouse(_ at: Int) -> Bool {
    guard let index = scan.lexicon.parserLists.person else { return false }
    return PersonWords.pronouns.contains(scan.word(at)) || scan.list(index, at: at).contains { !$0.isWeak }
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
