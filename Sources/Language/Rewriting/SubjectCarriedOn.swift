/// "Torsten eats with us Tuesdays and Sundays, has gout, no liver or anchovies, low salt": everything behind the first clause
/// is of the same guest.
struct SubjectCarriedOn {
  let scan: Scan

  /// The line with the name before each of them; nil for every other line.
  func named() -> String? {
    var at = 0
    skip(["and", "so", "also", "my", "our", "ok", "okay"], in: scan, at: &at)
    let start = ["my", "our"].contains(scan.word(at - 1)) ? at - 1 : at
    guard let person = PersonParser(scan: scan).person(at: start).first,
      ["eats", "comes", "joins", "visits"].contains(scan.word(person.end))
    else { return nil }
    let name = scan.utterance.text(tokens: start..<person.end)
    var changes: [(tokens: Range<Int>, with: String)] = []
    for place in person.end + 2..<max(person.end + 2, scan.count - 1) {
      let isMarked = scan.tokens[place - 1].kind == .comma
      let from = isMarked ? place - 1 : place
      let word = scan.word(place)
      if asks(place) { break }
      if isMarked, Self.verbs.contains(word) {
        changes.append((from..<place, ". \(name)"))
      } else if word == "no", isFood(place + 1), isMarked || !changes.isEmpty {
        changes.append((from..<place + 1, ". \(name) can't have"))
      } else if isMarked, word == "low", ["salt", "sodium"].contains(scan.word(place + 1)) {
        changes.append((from..<place, ". \(name) needs"))
      }
    }
    guard !changes.isEmpty else { return nil }
    return scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ").replacing(
      " . ", with: ". ")
  }

  /// "She is vegetarian and can't have nuts", "hes vegan, allergic to soy": the pronoun before each of them; nil for every other
  /// line.
  func pronoun() -> String? {
    // "Eats with us every Friday and she is halal, no pork": all of it is of her Fridays.
    guard !scan.tokens.contains(where: { ["every", "each"].contains($0.text) }) else { return nil }
    var changes: [(tokens: Range<Int>, with: String)] = []
    var subject: String?
    for at in scan.tokens.indices {
      if scan.tokens[at].kind == .end || asks(at) { subject = nil }
      if let who = Self.pronouns[scan.word(at)], at == 0 || isJoint(at - 1) {
        subject = who
        continue
      }
      guard let subject, at > 1, isJoint(at - 1) || scan.word(at - 1) == "also" && isJoint(at - 2) else {
        continue
      }
      var from = at
      while from > 0, isJoint(from - 1) || scan.word(from - 1) == "also" { from -= 1 }
      switch scan.word(at) {
      case "can't", "cant", "cannot", "avoids", "doesn't", "doesnt", "hates", "won't", "wont":
        changes.append((from..<at, ". \(subject)"))
      case "lactose" where scan.word(at + 1) != "intolerant": continue
      case "allergic", "intolerant", "vegan", "vegetarian", "celiac", "coeliac", "lactose":
        changes.append((from..<at, ". \(subject) is"))
      // "She wants pasta, no cheese" wishes for a dinner.
      case "no" where isFood(at + 1) && tells(of: from):
        changes.append((from..<at + 1, ". \(subject) can't have"))
      default: continue
      }
    }
    guard !changes.isEmpty else { return nil }
    return scan.utterance.replacing(changes.map { ($0.tokens, " \($0.with) ") }).split(separator: " ").joined(
      separator: " "
    )
    .replacing(" . ", with: ". ")
  }

  /// Whether a question begins there: ", is the soup safe for him" is asked, and nothing of whom was told of.
  private func asks(_ at: Int) -> Bool {
    (at == 0 || scan.tokens[at - 1].isSeparator || ["and", "so"].contains(scan.word(at - 1)))
      && AskedBehind(scan: scan).isTurned(at)
  }

  /// Whether the clause that ends there tells what somebody is or may not have.
  private func tells(of end: Int) -> Bool {
    let start = (0..<end).last { Self.pronouns[scan.word($0)] != nil } ?? 0
    let words = Set((start..<end).map(scan.word))
    return !words.isDisjoint(with: [
      "shes", "hes", "is", "'s", "has", "can't", "cant", "cannot", "avoids", "allergic",
    ])
      && words.isDisjoint(with: ["wants", "want", "like", "likes", "would", "asks", "asked"])
  }

  private func isJoint(_ at: Int) -> Bool {
    scan.tokens[at].text == "," || ["and", "but", "so", "plus"].contains(scan.word(at))
  }

  private static let pronouns = ["she": "she", "he": "he", "shes": "she", "hes": "he"]

  private func isFood(_ at: Int) -> Bool {
    FoodParser(scan: scan).avoid(at: at, unknown: false).contains { !$0.isWeak }
  }

  private static let verbs: Set<String> = [
    "has", "can't", "cant", "cannot", "hates", "doesn't", "doesnt", "avoids", "needs", "is",
  ]
}
