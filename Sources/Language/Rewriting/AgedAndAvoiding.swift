/// "Noor is 4, no eggs no cashews": what a child of that age goes without is said of the child, and of nobody else.
struct AgedAndAvoiding {
  let scan: Scan

  /// The line with its parts joined; nil for every other line.
  func joined() -> String? {
    guard let person = PersonParser(scan: scan).person(at: 0).first,
      ["is", "'s"].contains(scan.word(person.end)),
      let age = NumberParser(scan: scan).wholeNumber(at: person.end + 1), (1...17).contains(age.value)
    else { return nil }
    var at = age.end
    while at < scan.count, ["years", "year", "old", "yo", "yrs"].contains(scan.word(at)) { at += 1 }
    let end = at
    while at < scan.count, scan.tokens[at].kind == .comma { at += 1 }
    let ofAll: Set<String> = [
      "house", "anyone", "anybody", "everybody", "everyone", "us", "we", "all", "home",
    ]
    guard scan.word(at) == "no", at + 1 < scan.count,
      !(at..<scan.count).contains(where: { ofAll.contains(scan.word($0)) })
    else { return nil }
    // "No problem with nuts", "no sorry 8": only a food behind the no is gone without.
    let avoided = scan.lexicon.parserLists.avoid
    guard
      (at..<scan.count).allSatisfy({ place in
        scan.word(place) != "no" || scan.union(avoided, at: place + 1).contains { !$0.isWeak }
      })
    else { return nil }
    var changes: [(tokens: Range<Int>, with: String)] = []
    let name = scan.utterance.text(tokens: 0..<person.end)
    changes.append((end..<at + 1, (end == at ? "" : " ") + "and \(name) can't have"))
    for next in at + 2..<max(at + 2, scan.count) where scan.word(next) == "no" {
      let isBehindComma = scan.tokens[next - 1].kind == .comma || scan.word(next - 1) == "and"
      changes.append((isBehindComma ? next - 1..<next + 1 : next..<next + 1, isBehindComma ? " and" : "and"))
    }
    return scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
  }
}
