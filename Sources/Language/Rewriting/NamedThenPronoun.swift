/// "And Todd, he is lactose intolerant": a name, and the pronoun that stands for it.
struct NamedThenPronoun {
  let scan: Scan

  /// The line without the pronoun; nil where no clause begins so.
  func plain() -> String? {
    let people = PersonParser(scan: scan)
    if let dictated = dictated(people) { return dictated }
    for comma in scan.tokens.indices where comma > 0 && scan.tokens[comma].text == "," {
      guard ["he", "she"].contains(scan.word(comma + 1)), Self.verbs.contains(scan.word(comma + 2)) else {
        continue
      }
      var start = comma
      while start > 0, !scan.tokens[start - 1].isSeparator { start -= 1 }
      while start < comma, ["and", "but", "also", "so", "then", "now"].contains(scan.word(start)) {
        start += 1
      }
      guard start < comma, comma - start < 4, isPerson(start, comma, people) else { continue }
      return scan.utterance.replacing([(comma..<comma + 2, "")])
    }
    return nil
  }

  /// "… and fionn hes three and hes allergic to egg", as it is dictated: a name of one word, and at once the pronoun that stands
  /// for it.
  private func dictated(_ people: PersonParser) -> String? {
    for at in scan.tokens.indices.dropFirst() {
      let isJoined = ["hes", "shes"].contains(scan.word(at))
      let isParted = ["he", "she"].contains(scan.word(at)) && ["'s", "is"].contains(scan.word(at + 1))
      guard isJoined || isParted else { continue }
      let name = at - 1
      let opens =
        name == 0 || scan.tokens[name - 1].isSeparator || ["and", "then", "so"].contains(scan.word(name - 1))
      // One that is written large is read with all that follows of it.
      guard opens, !scan.tokens[name].isCapitalised, !PersonWords.pronouns.contains(scan.word(name)),
        !Self.noNames.contains(scan.word(name)),
        people.person(at: name).contains(where: { $0.end == at })
      else { continue }
      return scan.utterance.replacing([(at..<(isJoined ? at + 1 : at + 2), "is")])
    }
    return nil
  }

  private static let noNames: Set<String> = [
    "and", "but", "so", "then", "because", "cause", "cos", "cuz", "since", "that", "if", "when", "yes", "no",
    "ok", "oh", "well",
    "think", "says", "said", "know", "now", "tonight", "today", "also", "like",
  ]

  private func isPerson(_ start: Int, _ end: Int, _ people: PersonParser) -> Bool {
    people.person(at: start).contains { first in
      first.end == end || people.person(at: first.end).contains { $0.end == end }
    }
  }

  private static let verbs: Set<String> = [
    "is", "'s", "has", "can", "cant", "can't", "cannot", "does", "doesnt", "doesn't", "eats", "hates",
    "avoids",
    "likes", "must", "wont", "won't", "will", "needs",
  ]
}
