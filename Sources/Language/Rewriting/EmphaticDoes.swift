/// "Mum DOES eat fish": she can.
struct EmphaticDoes {
  let scan: Scan

  /// The same with "can"; nil for every other line.
  func plain() -> String? { emphatic() ?? everything() ?? eats() }

  /// "Emil can't have shellfish, Liv eats everything": one of the house as the others are, and nothing to leave out. Of whoever
  /// comes, and by itself, it says nothing of who lives here.
  private func everything() -> String? {
    guard scan.tokens.contains(where: { Self.avoiding.contains($0.text) }),
      !scan.tokens.contains(where: { Self.coming.contains($0.text) })
    else { return nil }
    for at in scan.tokens.indices
    where scan.word(at) == "eats" && ["everything", "anything"].contains(scan.word(at + 1)) {
      guard let start = person(endingAt: at), !PersonWords.pronouns.contains(scan.word(start)),
        at + 2 >= scan.count || scan.tokens[at + 2].isSeparator || scan.word(at + 2) == "and"
      else { continue }
      return scan.utterance.replacing([(at..<at + 2, "lives here")])
    }
    return nil
  }

  /// "Noemi eats chicken and fish", and nothing more: she can have them.
  private func eats() -> String? {
    guard let at = scan.tokens.indices.first(where: { scan.word($0) == "eats" }),
      let start = person(endingAt: at)
    else { return nil }
    var front = 0
    skip(["no", "sorry", ",", "i", "mean", "but", "and", "actually"], in: scan, at: &front)
    var end = scan.count
    while end > at, scan.tokens[end - 1].isSeparator || ["again", "too", "now"].contains(scan.word(end - 1)) {
      end -= 1
    }
    let foods = FoodParser(scan: scan)
    var next = at + 1
    while next < end, let food = foods.avoid(at: next, unknown: false).first(where: { !$0.isWeak }) {
      next = food.end
      skip([",", "and", "or"], in: scan, at: &next)
    }
    guard front == start, next == end, end > at + 1 else { return nil }
    // "Walt eats low carb": a diet is what he keeps to.
    if let diets = scan.listIndex("diet"), scan.list(diets, at: at + 1).contains(where: { $0.end == end }) {
      return text(start..<at) + " is on a \(text(at + 1..<end)) diet"
    }
    return text(start..<at) + " can have " + text(at + 1..<end)
  }

  /// "Mum does eat fish": she can. With "no meat" beside it she eats fish and no other meat.
  private func emphatic() -> String? {
    for at in scan.tokens.indices.dropLast() where at > 0 && scan.word(at + 1) == "eat" {
      guard ["does", "do"].contains(scan.word(at)), let person = person(endingAt: at) else { continue }
      let who = text(person..<at)
      if scan.word(at + 2) == "fish",
        (at..<scan.count - 1).contains(where: { scan.word($0) == "no" && scan.word($0 + 1) == "meat" })
      {
        // Nothing else may be told in the line: it would be lost.
        let front = scan.consists(0..<person, of: ["no", "but", "sorry", "my", "our"])
        guard front, scan.consists(at..<scan.count, of: Self.fishAndNoMeat) else { return nil }
        return "\(who) is pescatarian"
      }
      // "… just no red meat".
      let just = (at + 2..<scan.count).first {
        ["just", "only", "but"].contains(scan.word($0)) && ["no", "not"].contains(scan.word($0 + 1))
      }
      if let just, just + 2 < scan.count,
        scan.consists(0..<person, of: ["no", "sorry", "i", "mean", ",", "um"])
      {
        let foods = text(at + 2..<just).withoutOuterMarks
        return "\(who) can have \(foods). \(who) can't have \(text(just + 2..<scan.count))"
      }
      return scan.utterance.replacing([(at..<at + 1, "can")])
    }
    return nil
  }

  private func person(endingAt end: Int) -> Int? {
    // "How do I eat", "what does she eat" ask.
    let asking: Set<String> = ["how", "what", "when", "where", "why", "which", "who"]
    return (max(0, end - 3)..<end).first { at in
      PersonParser(scan: scan).person(at: at).contains { $0.end == end }
        && (at == 0 || !asking.contains(scan.word(at - 1)))
    }
  }

  private static let avoiding: Set<String> = [
    "can't", "cant", "cannot", "allergic", "vegan", "vegetarian", "coeliac", "celiac", "hates", "avoids",
    "intolerant",
  ]
  private static let coming: Set<String> = [
    "come", "comes", "coming", "guest", "guests", "visit", "visits", "visiting", "joins", "friend", "friends",
  ]
  private static let fishAndNoMeat: Set<String> = [
    "does", "do", "eat", "fish", "no", "just", "only", "but", "and", "meat", "other",
  ]

  private func text(_ range: Range<Int>) -> String { scan.utterance.text(tokens: range) }
}
