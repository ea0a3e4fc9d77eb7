/// "Aoifes little one Fionn can't have dairy", "my sister's youngest Ella is vegan": whose child somebody is says nothing
/// of what the parent may eat.
struct ChildOfAnother {
  let scan: Scan

  /// The line with the child's name alone; nil for every other line.
  func named() -> String? { parentOf() ?? kinOf() ?? child() }

  /// "Emil's dad Torsten eats with us": Torsten does.
  private func kinOf() -> String? {
    for at in scan.tokens.indices.dropLast(2) where at > 0 && PersonWords.kin.contains(scan.word(at)) {
      let isMarked = scan.word(at - 1) == "'s"
      let owner = isMarked ? at - 2 : at - 1
      guard owner >= 0, isMarked || scan.word(owner).hasSuffix("s") && scan.word(owner).count > 3,
        !["his", "hers", "is", "as", "this", "theirs"].contains(scan.word(owner)),
        scan.tokens[owner].kind == .word,
        !PersonWords.kin.contains(isMarked ? scan.word(owner) : String(scan.word(owner).dropLast())),
        RollItemParser(scan: scan).isName(at + 1, behindKin: true),
        ["eats", "comes", "joins", "visits"].contains(scan.word(at + 2))
      else { continue }
      let name = scan.utterance.text(tokens: at + 1..<at + 2)
      return scan.utterance.replacing([(owner..<at + 2, name.prefix(1).uppercased() + name.dropFirst())])
    }
    return nil
  }

  /// "Bożena, mother of Renata, she can't have milk": whose mother she is says nothing of what Renata may eat.
  private func parentOf() -> String? {
    for at in scan.tokens.indices.dropLast(4) where at > 0 && scan.tokens[at].kind == .comma {
      var noun = at + 1
      skip(["the", "a"], in: scan, at: &noun)
      guard PersonWords.kin.contains(scan.word(noun)), scan.word(noun + 1) == "of",
        let other = PersonParser(scan: scan).person(at: noun + 2).first, scan.word(other.end) == ",",
        ["she", "he"].contains(scan.word(other.end + 1)), scan.tokens[at - 1].isCapitalised
      else { continue }
      let name = scan.utterance.text(tokens: at - 1..<at)
      return scan.utterance.replacing([(at..<other.end + 2, ". " + name)]).replacing(" . ", with: ". ")
    }
    return nil
  }

  private func child() -> String? {
    for at in scan.tokens.indices {
      guard let end = end(of: Self.children, in: scan, at: at), at > 0, scan.tokens[at - 1].kind == .word
      else { continue }
      let parent = scan.word(at - 1)
      let isOwner = parent == "'s" || parent.hasSuffix("s") && parent.count > 3
      // "Ana comes with her little one Leo, Leo can't have milk".
      let isOfGuest =
        ["her", "his", "their"].contains(parent) && end - at > 1
        && (end + 1 >= scan.count || scan.tokens[end + 1].isSeparator || scan.word(end + 1) == "and")
      guard RollItemParser(scan: scan).isName(end, behindKin: true), !Self.verbs.contains(scan.word(end)),
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

  private static let children = [
    ["little", "one"], ["little", "boy"], ["little", "girl"], ["wee", "one"], ["wee", "boy"],
    ["wee", "girl"],
    ["wee", "pal"], ["wee", "pals"], ["pal"], ["best", "friend"], ["best", "pal"], ["youngest"], ["eldest"],
    ["oldest"], ["toddler"], ["baby"], ["kid"], ["lad"], ["boy"], ["girl"],
  ]
  private static let verbs: Set<String> = [
    "can", "cant", "cannot", "is", "'s", "has", "hates", "avoids", "doesnt", "wont", "isnt",
  ]
}
