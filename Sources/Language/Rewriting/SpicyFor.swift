/// "Nothing too spicy for Poppy": a taste told of one person; "nothing too hot": a wish for mild dishes.
struct SpicyFor {
  let scan: Scan

  /// "Poppy doesn't like spicy food" for "nothing too hot for Poppy", "nothing spicy" for "nothing too hot"; nil for every other line.
  func told() -> String? {
    for start in scan.tokens.indices where scan.word(start) == "nothing" || scan.word(start) == "not" {
      guard start == 0 || scan.tokens[start - 1].isSeparator || scan.tokens[start - 1].kind == .end else {
        continue
      }
      var at = start + 1
      skip(["too", "very", "so", "really", "overly", "anything"], in: scan, at: &at)
      guard ["spicy", "hot"].contains(scan.word(at)) else { continue }
      let isHot = scan.word(at) == "hot" || at > start + 1
      if scan.word(start) == "nothing", isHot, at + 1 >= scan.count || scan.tokens[at + 1].isSeparator {
        return scan.utterance.replacing([(start..<at + 1, "nothing spicy")])
      }
      guard scan.word(at + 1) == "for",
        let person = PersonParser(scan: scan).person(at: at + 2).first,
        person.end >= scan.count || scan.tokens[person.end].isSeparator
          || scan.tokens[person.end].kind == .end,
        !["us", "me", "everyone"].contains(scan.word(at + 2))
      else { continue }
      let name = scan.utterance.text(tokens: at + 2..<person.end)
      return scan.utterance.replacing([(start..<person.end, "\(name) doesn't like spicy food")])
    }
    return nil
  }
}
