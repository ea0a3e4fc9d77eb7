/// "Aoifes little one Fionn can't have dairy", "my sister's youngest Ella is vegan": whose child somebody is says nothing
/// of what the parent may eat.
struct ChildOfAnother {
  let scan: Scan

  /// The line with the child's name alone; nil for every other line.
  func named() -> String? {
    for at in scan.tokens.indices {
      guard let end = end(of: Self.children, in: scan, at: at), at > 0, scan.tokens[at - 1].kind == .word
      else { continue }
      let parent = scan.word(at - 1)
      let isOwner = parent == "'s" || parent.hasSuffix("s") && parent.count > 3
      // "Ana comes with her little one Leo, Leo can't have milk".
      let isOfGuest =
        ["her", "his", "their"].contains(parent) && end - at > 1
        && (end + 1 >= scan.count || scan.tokens[end + 1].isSeparator || scan.word(end + 1) == "and")
      guard end < scan.count, scan.tokens[end].kind == .word,
        isOfGuest || isOwner && Self.verbs.contains(scan.word(end + 1))
      else {
        continue
      }
      var start = parent == "'s" ? at - 2 : at - 1
      if start > 0, ["my", "our", "her", "his"].contains(scan.word(start - 1)) { start -= 1 }
      guard start >= 0 else { continue }
      return String(scan.utterance.replacing([(start..<end, "")]).drop { $0 == " " })
    }
    return nil
  }

  /// "Zara comes for dinner on Friday" for "Zara's in for her tea on Friday"; nil for every other line.
  func coming() -> String? {
    for at in scan.tokens.indices where ["'s", "is"].contains(scan.word(at)) && at > 0 {
      guard ["in", "over", "round", "here"].contains(scan.word(at + 1)), scan.word(at + 2) == "for" else {
        continue
      }
      var end = at + 3
      skip(["her", "his", "their", "a", "some"], in: scan, at: &end)
      guard ["dinner", "tea", "supper", "lunch"].contains(scan.word(end)), scan.tokens[at - 1].kind == .word
      else {
        continue
      }
      return scan.utterance.replacing([(at..<end, " comes for ")]).split(separator: " ").joined(
        separator: " ")
    }
    return nil
  }

  /// "My sister Ana and Leo come on Saturday, …" for "my sister Ana comes on Saturday with Leo, …"; nil for every other
  /// line, and where whoever is brought has no name.
  func together() -> String? {
    let people = PersonParser(scan: scan)
    for verb in scan.tokens.indices where ["comes", "coming"].contains(scan.word(verb)) {
      let end = ["is", "'s"].contains(scan.word(verb - 1)) ? verb - 1 : verb
      guard let start = (0..<end).first(where: { people.person(at: $0).first?.end == end }),
        !PersonWords.pronouns.contains(scan.word(start)), !["who", "that"].contains(scan.word(end - 1)),
        let with = (verb + 1..<min(verb + 7, scan.count)).first(where: {
          scan.tokens[$0].isSeparator || scan.word($0) == "with"
        }), scan.word(with) == "with", let brought = people.person(at: with + 1).first,
        brought.end == with + 2, isNamed(with + 1),
        brought.end >= scan.count || scan.tokens[brought.end].isSeparator
          || scan.tokens[brought.end].kind == .end
      else { continue }
      return scan.utterance.replacing([
        (end..<verb + 1, "and \(scan.utterance.text(tokens: with + 1..<brought.end)) come"),
        (with..<brought.end, ""),
      ]).split(separator: " ").joined(separator: " ").replacing(" ,", with: ",")
    }
    return nil
  }

  private func isNamed(_ at: Int) -> Bool {
    let word = scan.word(at)
    return !PersonWords.kin.contains(word) && !PersonWords.pronouns.contains(word)
      && !["us", "me", "kids", "children", "friends", "guests", "everyone"].contains(word)
  }

  private static let children = [
    ["little", "one"], ["little", "boy"], ["little", "girl"], ["wee", "one"], ["wee", "boy"],
    ["wee", "girl"],
    ["wee", "pal"], ["wee", "pals"], ["pal"], ["best", "friend"], ["best", "pal"], ["youngest"], ["eldest"],
    ["oldest"], ["toddler"], ["baby"], ["kid"], ["lad"], ["boy"], ["girl"],
  ]
  private static let verbs: Set<String> = [
    "can", "cant", "can't", "cannot", "is", "'s", "has", "hates", "avoids", "doesnt", "wont", "isnt",
  ]
}
