/// "Is it safe for Lily, Poppy and Alfie", "can Lily and Poppy eat the dal": asked of each of them.
struct AskedForSeveral {
  let scan: Scan

  /// One question for each; nil where fewer than two people are asked for, and for every other line.
  func questions() -> String? { andIsIt() ?? given() ?? ending() ?? opening() }

  /// "Can Odd have couscous and are oats ok?": both for the same one.
  private func andIsIt() -> String? {
    guard ["can", "could", "may"].contains(scan.word(0)),
      let person = PersonParser(scan: scan).person(at: 1).first,
      ["eat", "have"].contains(scan.word(person.end)),
      let verb = (person.end..<scan.count).dropFirst(2).first(where: {
        ["is", "are"].contains(scan.word($0)) && [",", "and", "or"].contains(scan.word($0 - 1))
      }),
      let fine = (verb..<scan.count).dropFirst(2).first(where: { Self.fine.contains(scan.word($0)) }),
      (fine + 1..<scan.count).allSatisfy({
        scan.tokens[$0].isSeparator || scan.word($0) == "?" || scan.word($0) == "too"
      })
    else { return nil }
    var end = verb
    while end > person.end, [",", "and", "or"].contains(scan.word(end - 1)) { end -= 1 }
    let front = scan.utterance.text(tokens: 0..<person.end + 1)
    return
      "\(front) \(scan.utterance.text(tokens: person.end + 1..<end))? \(front) \(scan.utterance.text(tokens: verb + 1..<fine))?"
  }

  /// "Can I give Sami the stew?": whether he can eat it.
  private func given() -> String? {
    guard ["can", "could", "may", "should"].contains(scan.word(0)), ["i", "we"].contains(scan.word(1)),
      ["give", "serve", "feed"].contains(scan.word(2))
    else { return nil }
    let start = scan.word(3) == "to" ? 4 : 3
    guard let person = PersonParser(scan: scan).person(at: start).first, person.end < scan.count,
      !scan.tokens[person.end].isSeparator, scan.word(person.end) != "?"
    else { return nil }
    let end = (person.end..<scan.count).first { scan.tokens[$0].kind == .end } ?? scan.count
    let name = scan.utterance.text(tokens: start..<person.end)
    let food = scan.utterance.text(tokens: person.end..<end)
    let rest = end < scan.count ? scan.utterance.text(tokens: end..<scan.count) : ""
    return "\(scan.word(0)) \(name) eat \(food)\(rest)"
  }

  /// "Is the dal fine for Lily and Poppy?"
  private func ending() -> String? {
    guard ["is", "are", "will", "would", "was"].contains(scan.word(0)),
      let at = scan.tokens.indices.last(where: { scan.word($0) == "for" }), at > 1, at + 2 < scan.count
    else { return nil }
    var end = scan.count
    while end > at, scan.tokens[end - 1].isSeparator { end -= 1 }
    guard let people = people(from: at + 1, to: end) else { return nil }
    let question = scan.utterance.text(tokens: 0..<at + 1)
    return people.map { "\(question) \($0)?" }.joined(separator: " ")
  }

  /// "Can Lily and Poppy eat the dal?"
  private func opening() -> String? {
    guard ["can", "could", "may", "should"].contains(scan.word(0)),
      let verb = scan.tokens.indices.first(where: { ["eat", "have", "try", "drink"].contains(scan.word($0)) }
      ),
      verb > 2, verb + 1 < scan.count, let people = people(from: 1, to: verb)
    else { return nil }
    let rest = scan.utterance.text(tokens: verb..<scan.count)
    let food = rest.last == "?" ? String(rest.dropLast()) : rest
    return people.map { "\(scan.word(0)) \($0) \(food)?" }.joined(separator: " ")
  }

  /// Two people or more who fill those tokens, joined by commas and "and"; nobody who is all of them, or the speaker.
  private func people(from start: Int, to end: Int) -> [String]? {
    var found: [String] = []
    var at = start
    while at < end {
      // "Emma and everyone tonight": whoever eats.
      if !found.isEmpty, ["everyone", "everybody"].contains(scan.word(at)) {
        return at + 1 == end || at + 2 == end && scan.word(at + 1) == "tonight" ? ["everyone"] : nil
      }
      guard let match = PersonParser(scan: scan).person(at: at).first, match.end <= end,
        scan.word(at) == "me" || !PersonWords.pronouns.contains(scan.word(at)),
        !Self.all.contains(scan.word(at))
      else { return nil }
      found.append(scan.utterance.text(tokens: at..<match.end))
      at = match.end
      while at < end, scan.tokens[at].isSeparator || ["and", "or", "also", "for"].contains(scan.word(at)) {
        at += 1
      }
    }
    return (2...4).contains(found.count) ? found : nil
  }

  private static let fine: Set<String> = ["ok", "okay", "fine", "safe", "alright", "allowed"]
  private static let all: Set<String> = [
    "everyone", "everybody", "all", "both", "anyone", "anybody", "kids", "children",
    "adults", "people", "guests", "babies", "toddlers", "teens", "grownups",
  ]
}
