/// "Take the beef off the list, because the beef from the fridge will do": why something is asked for, behind it. Foods
/// of a reason are none of the request. A reason that names people, days or numbers is kept: it may tell something.
struct ReasonLast {
  let scan: Scan

  /// The line without its last reason; nil where it has none.
  func without() -> String? {
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
    // "Because it was moldy" is why, and noted.
    let foods = FoodParser(scan: scan)
    let isOfFood = (at + 1..<end).contains { token in
      ["ate", "eaten", "used"].contains(scan.word(token))
        || foods.edible(at: token).contains { !$0.isUnknown }
    }
    guard end - at > 2, !tells, isOfFood else { return nil }
    let start = scan.tokens[at - 1].isSeparator ? at - 1 : at
    return scan.utterance.replacing([(start..<end, "")])
  }
}
