/// "My sister is coming on Saturday with her little girl, the little girl can't have dairy": who is told of again is who comes.
struct ChildToldAgain {
  let scan: Scan

  /// The line with "who" for the second telling; nil for every other line.
  func joined() -> String? {
    guard
      let with = scan.tokens.indices.first(where: { at in
        scan.word(at) == "with" && ["her", "his", "their"].contains(scan.word(at + 1))
      })
    else { return nil }
    let start = with + 2
    for length in [2, 1] where start + length < scan.count {
      var next = start + length
      skip([",", "and", "um", "but", "."], in: scan, at: &next)
      guard next > start + length, ["the", "her", "his", "their"].contains(scan.word(next)) else { continue }
      let isSame = (0..<length).allSatisfy { scan.word(start + $0) == scan.word(next + 1 + $0) }
      let verb = next + 1 + length
      guard isSame, Self.verbs.contains(scan.word(verb)) else { continue }
      var changes = [(tokens: start + length..<verb, with: " who ")]
      // "Can't have any dairy".
      if let any = (verb..<min(scan.count, verb + 4)).first(where: { scan.word($0) == "any" }) {
        changes.append((any..<any + 1, ""))
      }
      return scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
    }
    return nil
  }

  private static let verbs: Set<String> = [
    "can't", "cant", "cannot", "is", "has", "doesn't", "doesnt", "won't", "wont", "hates", "avoids", "reacts",
    "shouldn't",
  ]
}
