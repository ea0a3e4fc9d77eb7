/// "Kofi is my brother hes 9 and hes allergic to egg": a name told with its role, and pronouns that stand for it; and "my
/// dad Marlon eats with us too", a role told with its name, of one of the house.
struct KinThenPronoun {
  let scan: Scan

  /// The line with the name in every clause; nil for every other line.
  func plain() -> String? { named() ?? livesHere() }

  private func named() -> String? {
    for at in scan.tokens.indices.dropLast(3) where at > 0 && ["is", "'s"].contains(scan.word(at)) {
      // "Bożena is mother in law" of who learned English later.
      let isOwned = ["my", "our"].contains(scan.word(at + 1))
      guard let noun = RollNoun(scan: scan, at: isOwned ? at + 2 : at + 1), !noun.isPlural,
        let role = noun.role,
        isName(at - 1), noun.end < scan.count
      else { continue }
      let name = scan.utterance.text(tokens: at - 1..<at)
      var changes: [(tokens: Range<Int>, with: String)] = []
      var next = noun.end
      while next < scan.count {
        if let (end, verb) = pronoun(next) {
          var start = next
          while start > noun.end, [",", "and", "who"].contains(scan.word(start - 1)) { start -= 1 }
          if start > noun.end || next == noun.end { start = max(start, noun.end) }
          changes.append((start..<end, ". \(name) \(verb)"))
          next = end
        } else {
          next += 1
        }
      }
      guard changes.first?.tokens.lowerBound == noun.end else { continue }
      if !isOwned { changes.append((at..<noun.end, "is my \(role)")) }
      return tidy(changes)
    }
    return nil
  }

  /// "He is", "hes", "she can't", "who has": where the pronoun and its verb end, and the verb; nil elsewhere.
  private func pronoun(_ at: Int) -> (end: Int, verb: String)? {
    if ["hes", "shes", "whos"].contains(scan.word(at)) { return (at + 1, "is") }
    guard ["he", "she", "who"].contains(scan.word(at)), at + 1 < scan.count,
      !["if", "when", "that", "what", "because", "until"].contains(scan.word(at - 1))
    else { return nil }
    return scan.word(at + 1) == "'s" ? (at + 2, "is") : (at + 1, "")
  }

  private func livesHere() -> String? {
    for at in scan.tokens.indices.dropLast(3) where ["my", "our"].contains(scan.word(at)) {
      guard let noun = RollNoun(scan: scan, at: at + 1), !noun.isPlural, let role = noun.role,
        ["eats", "lives"].contains(scan.word(noun.end + 1)), isName(noun.end),
        let end = end(
          of: ["too", "also", "as well"].flatMap { last in
            [["with", "us"], ["here"]].map { $0 + last.split(separator: " ").map(String.init) }
          }, in: scan, at: noun.end + 2)
      else { continue }
      let name = scan.utterance.text(tokens: noun.end..<noun.end + 1)
      let written = name.prefix(1).uppercased() + name.dropFirst()
      // "He hates mushrooms" goes on about the same one.
      var changes: [(tokens: Range<Int>, with: String)] = [
        (at..<end, "\(written) is my \(role). and \(written) lives here")
      ]
      if let (last, verb) = pronoun(end) { changes.append((end..<last, ". \(written) \(verb)")) }
      return tidy(changes)
    }
    return nil
  }

  private func isName(_ at: Int) -> Bool {
    RollItemParser(scan: scan).isName(at, behindKin: true)
  }

  private func tidy(_ changes: [(tokens: Range<Int>, with: String)]) -> String {
    scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ").replacing(" .", with: ".")
  }
}
