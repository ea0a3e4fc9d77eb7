/// "Take the beef off the list, because the beef from the fridge will do": why something is asked for, behind it. Foods
/// of such a reason are none of the request. Every other reason is kept: it may tell something.
struct ReasonLast {
  let scan: Scan

  /// The line without its last reason; nil where it has none.
  func without() -> String? {
    if let spoils = beforeItSpoils { return scan.utterance.replacing([(spoils, "")]) }
    guard
      let at = scan.tokens.indices.first(where: { place in
        place > 2
          && (scan.word(place) == "because"
            || scan.word(place) == "since" && scan.tokens[place - 1].text == ",")
      })
    else { return nil }
    let end = (at..<scan.count).first { scan.tokens[$0].kind == .end } ?? scan.count
    let people = PersonParser(scan: scan)
    let tells = (at + 1..<end).contains { token in
      scan.tokens[token].kind == .number || DayParser(scan: scan).day(at: token) != nil
        || PersonWords.kin.contains(scan.word(token))
        || people.person(at: token).contains { _ in !PersonWords.pronouns.contains(scan.word(token)) }
    }
    // Only what does in its place: whatever else a reason tells may be a fact.
    let foods = FoodParser(scan: scan)
    let isOfFood = (at + 1..<end).contains { token in foods.edible(at: token).contains { !$0.isUnknown } }
    let isInstead = (at + 1..<end).contains { token in
      scan.word(token) == "do" && scan.word(token - 1) == "will"
        || ["instead", "enough"].contains(scan.word(token))
    }
    let isOurs = (at + 1..<end).contains {
      ["i", "me", "we", "us", "him", "her", "them"].contains(scan.word($0))
    }
    guard end - at > 2, !tells, isOfFood, isInstead, !isOurs else { return nil }
    let start = scan.tokens[at - 1].isSeparator ? at - 1 : at
    return scan.utterance.replacing([(start..<end, "")])
  }

  /// "What can I make with the ham and the leeks before they go off".
  private var beforeItSpoils: Range<Int>? {
    guard let at = scan.tokens.indices.last(where: { scan.word($0) == "before" }), at > 3,
      ["they", "it", "that", "those"].contains(scan.word(at + 1)),
      ["go", "goes", "spoil", "spoils", "turn", "turns", "expire", "expires", "rot"].contains(
        scan.word(at + 2)),
      (0..<at).contains(where: { ["make", "cook", "with"].contains(scan.word($0)) })
    else { return nil }
    let end = ["off", "bad"].contains(scan.word(at + 3)) ? at + 4 : at + 3
    let isLast = end == scan.count || end + 1 == scan.count && scan.word(end) == "?"
    return isLast ? at..<end : nil
  }
}
