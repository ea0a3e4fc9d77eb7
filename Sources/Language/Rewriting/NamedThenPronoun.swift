/// "And Todd, he is lactose intolerant": a name, and the pronoun that stands for it.
struct NamedThenPronoun {
  let scan: Scan

  /// The line without the pronoun; nil where no clause begins so.
  func plain() -> String? {
    let people = PersonParser(scan: scan)
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
