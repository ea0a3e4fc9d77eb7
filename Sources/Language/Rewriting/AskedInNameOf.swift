/// "Petra asks: can she have soy sauce?", "Gran wants to know if she may eat the pie": the question is about who asks it,
/// never about who types it.
struct AskedInNameOf {
  let scan: Scan

  /// The question with the name in the pronoun's place; nil for every other line.
  func named() -> String? {
    var start = 0
    skip(["and", "so", "now", "ok", "okay", "oh"], in: scan, at: &start)
    let people = PersonParser(scan: scan).person(at: start)
    for person in people.sorted(by: { $0.end > $1.end }) {
      guard !PersonWords.pronouns.contains(scan.word(start)), var at = asking(person.end) else { continue }
      let isReported = ["if", "whether"].contains(scan.word(at))
      while at < scan.count, scan.tokens[at].isSeparator || ["if", "whether", "that"].contains(scan.word(at))
      { at += 1 }
      let name = scan.utterance.text(tokens: start..<person.end)
      // "Can she have", or behind an "if": "she can have".
      let (verb, pronoun) = Self.pronouns.contains(scan.word(at)) ? (at + 1, at) : (at, at + 1)
      guard Self.verbs.contains(scan.word(verb)), Self.pronouns.contains(scan.word(pronoun)),
        verb + 1 < scan.count
      else {
        // "Tom asks if the stew is still good": asked of no person.
        guard isReported, ["the", "that", "this", "there", "we"].contains(scan.word(at)), at + 2 < scan.count
        else { continue }
        let question = scan.utterance.text(tokens: at..<scan.count)
        return question.hasSuffix("?") ? question : question + "?"
      }
      let rest = scan.utterance.text(tokens: max(verb, pronoun) + 1..<scan.count)
      let question = "\(scan.word(verb)) \(name) \(rest)"
      return question.hasSuffix("?") ? question : question + "?"
    }
    return nil
  }

  /// Behind "asks", "wants to know", "is asking"; nil where nothing is asked.
  private func asking(_ start: Int) -> Int? {
    let ways: [[String]] = [
      ["asks"], ["asked"], ["wonders"], ["wondered"], ["is", "asking"], ["is", "wondering"],
      ["'s", "asking"],
      ["wants", "to", "know"], ["wanted", "to", "know"], ["would", "like", "to", "know"], ["says"], ["ask"],
      ["want", "to", "know"],
    ]
    return ways.first { words in words.indices.allSatisfy { scan.word(start + $0) == words[$0] } }
      .map { start + $0.count }
  }

  private static let pronouns: Set<String> = ["she", "he", "they", "i"]
  private static let verbs: Set<String> = ["can", "could", "may", "should"]
}
