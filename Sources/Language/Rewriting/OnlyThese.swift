/// "Just Poppy and me tonight", "tonight it's only me and the two boys": who is at the table is listed, the speaker
/// among them, and so many are there.
struct OnlyThese {
  let scan: Scan

  /// The line with "just 3 of us" in the place of the list; nil for every line that lists nobody so, or that names no
  /// evening.
  func counted() -> String? {
    guard scan.tokens.last?.text != "?",
      !["can", "could", "may", "should", "is", "are"].contains(scan.word(0)),
      scan.tokens.indices.contains(where: { DayParser(scan: scan).day(at: $0) != nil })
    else { return nil }
    for start in scan.tokens.indices where ["just", "only"].contains(scan.word(start)) {
      guard let (count, end) = list(start + 1), scan.word(start - 1) != "not", isOfTable(end) else {
        continue
      }
      return scan.utterance.replacing([(start..<end, "just \(count) of us")])
    }
    return nil
  }

  /// Whether nothing is told of them behind the list but that they are there: "… are out" leaves the others.
  private func isOfTable(_ end: Int) -> Bool {
    guard end < scan.count else { return true }
    return scan.tokens[end].isSeparator || scan.tokens[end].kind == .end
      || DayParser(scan: scan).day(at: end) != nil
      || ["on", "this", "for", "at", "eat", "eating", "here", "home", "then"].contains(scan.word(end))
  }

  /// How many the list names, and where it ends; nil where the speaker is not among them, or somebody is not one.
  private func list(_ start: Int) -> (count: Int, end: Int)? {
    var (at, count, isOfSpeaker) = (start, 0, false)
    var end = start
    while at < scan.count {
      if ["me", "myself", "i"].contains(scan.word(at)) {
        isOfSpeaker = true
        count += 1
        at += 1
      } else if let person = PersonParser(scan: scan).person(at: at).first, isOne(at..<person.end) {
        // "… only me and Mai, Jonas is not here": he begins what is said next.
        if ["is", "'s", "isnt", "has", "will", "wont", "comes", "eats", "goes", "can"].contains(
          scan.word(person.end))
        {
          break
        }
        count += 1
        at = person.end
      } else {
        break
      }
      end = at
      skip([",", "and", "&", "n"], in: scan, at: &at)
      if at == end { break }
    }
    return isOfSpeaker && count > 1 ? (count, end) : nil
  }

  private func isOne(_ range: Range<Int>) -> Bool {
    let last = scan.word(range.upperBound - 1)
    return !PersonWords.pronouns.contains(last) && !range.contains { scan.word($0) == "and" }
      && !(last.hasSuffix("s") && PersonWords.kin.contains(String(last.dropLast())))
      && !["kids", "children", "girls", "boys", "twins", "guests", "friends", "parents"].contains(last)
  }
}
