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
      guard isOwner, end < scan.count, scan.tokens[end].kind == .word, Self.verbs.contains(scan.word(end + 1))
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
