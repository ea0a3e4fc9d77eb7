/// "Noor is 4, no eggs no cashews": what a child of that age goes without is said of the child, and of nobody else.
struct AgedAndAvoiding {
  let scan: Scan

  /// The line with its parts joined; nil for every other line.
  func joined() -> String? {
    for at in scan.tokens.indices where begins(at) { if let line = joined(at) { return line } }
    return nil
  }

  /// Whether a clause begins there, or what somebody little is called stands before it: "my little one Noor".
  private func begins(_ at: Int) -> Bool {
    var start = at
    while start > 0, Self.fond.contains(scan.word(start - 1)) { start -= 1 }
    return start == 0 || scan.tokens[start - 1].isSeparator || scan.word(start - 1) == "and"
  }

  private func joined(_ start: Int) -> String? {
    let sentence = scan.tokens.indices.first { $0 >= start && scan.tokens[$0].kind == .end } ?? scan.count
    guard let person = PersonParser(scan: scan).person(at: start).first,
      ["is", "'s"].contains(scan.word(person.end)),
      let age = NumberParser(scan: scan).wholeNumber(at: person.end + 1), (1...17).contains(age.value)
    else { return nil }
    var at = age.end
    while at < sentence, ["years", "year", "old", "yo", "yrs"].contains(scan.word(at)) { at += 1 }
    let end = at
    while at < sentence, scan.tokens[at].kind == .comma || scan.word(at) == "and" { at += 1 }
    let ofAll: Set<String> = [
      "house", "anyone", "anybody", "everybody", "everyone", "us", "we", "all", "home",
    ]
    guard scan.word(at) == "no", at + 1 < sentence,
      !(at..<sentence).contains(where: { ofAll.contains(scan.word($0)) })
    else { return nil }
    // "No problem with nuts", "no sorry 8": only a food behind the no is gone without.
    let avoided = scan.lexicon.parserLists.avoid
    guard
      (at..<sentence).allSatisfy({ place in
        scan.word(place) != "no" || scan.union(avoided, at: place + 1).contains { !$0.isWeak }
      })
    else { return nil }
    var changes: [(tokens: Range<Int>, with: String)] = []
    let name = scan.utterance.text(tokens: start..<person.end)
    var first = start
    while first > 0, Self.fond.contains(scan.word(first - 1)) { first -= 1 }
    if first < start { changes.append((first..<person.end, name)) }
    // "No eggs no cashews, allergic": that is why.
    let isAllergic =
      ["allergic", "allergy", "allergies"].contains(scan.word(sentence - 1)) && sentence - 1 > at + 1
    changes.append(
      (end..<at + 1, (end == at ? "" : " ") + "and \(name) \(isAllergic ? "is allergic to" : "can't have")"))
    if isAllergic {
      let comma = scan.tokens[sentence - 2].kind == .comma ? sentence - 2 : sentence - 1
      changes.append((comma..<sentence, ""))
    }
    for next in at + 2..<max(at + 2, isAllergic ? sentence - 1 : sentence) where scan.word(next) == "no" {
      let isBehindComma = scan.tokens[next - 1].kind == .comma || scan.word(next - 1) == "and"
      changes.append((isBehindComma ? next - 1..<next + 1 : next..<next + 1, isBehindComma ? " and" : "and"))
    }
    return scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
  }

  private static let fond: Set<String> = [
    "my", "our", "the", "little", "one", "kid", "boy", "girl", "baby", "youngest", "oldest", "eldest",
    "small", "big",
    "son", "daughter", "dear",
  ]
}
