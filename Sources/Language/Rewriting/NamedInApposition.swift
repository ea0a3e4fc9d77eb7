/// "Our neighbour, Mr Berg, joins us", "the little girl, Poppy, is allergic": what somebody is and their name, between commas, are one.
struct NamedInApposition {
  let scan: Scan

  /// The line with the name alone; nil where no such pair stands. Roles of the family keep both, and are read elsewhere.
  func named() -> String? {
    for comma in scan.tokens.indices.dropFirst(2) where scan.word(comma) == "," {
      var start = comma - 1
      guard Self.roles.contains(scan.word(start)) else { continue }
      while start > 0, Self.before.contains(scan.word(start - 1)) { start -= 1 }
      guard start < comma - 1, let end = name(comma + 1), scan.word(end) == "," else { continue }
      let name = scan.utterance.text(tokens: comma + 1..<end)
      return scan.utterance.replacing([(start..<end + 1, name)])
    }
    return nil
  }

  /// One or two words written large, a title before them.
  private func name(_ start: Int) -> Int? {
    guard scan.tokens.indices.contains(start), scan.tokens[start].isCapitalised,
      scan.tokens[start].kind == .word,
      scan.union(scan.lexicon.parserLists.avoid, at: start).isEmpty
    else { return nil }
    let next = start + 1
    return scan.tokens.indices.contains(next) && scan.tokens[next].isCapitalised
      && scan.tokens[next].kind == .word ? next + 1 : next
  }

  private static let roles: Set<String> = [
    "neighbour", "neighbor", "friend", "lodger", "colleague", "boss", "coworker", "girl", "boy", "mate",
    "guest", "tenant", "landlord",
    "landlady", "carer", "nurse", "cleaner", "teacher", "student", "godson", "goddaughter", "pal", "buddy",
  ]
  private static let before: Set<String> = [
    "my", "our", "the", "a", "an", "little", "old", "dear", "good", "young", "best", "other", "new",
  ]
}
