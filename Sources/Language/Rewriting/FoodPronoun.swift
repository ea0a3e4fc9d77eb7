/// "No mushrooms, Leo won't touch them": what somebody won't eat is the food named just before.
struct FoodPronoun {
  let scan: Scan

  /// The line with the food in the place of its pronoun; nil where no single food was named before it.
  func named() -> String? {
    for at in scan.tokens.indices.dropFirst(3) where Self.pronouns.contains(scan.word(at)) {
      let isEaten = Self.eating.contains(scan.word(at - 1))
      let verb = isEaten ? at - 2 : at - 1
      guard (isEaten ? Self.refusing : Self.hating).contains(scan.word(verb)),
        at + 1 >= scan.count || scan.tokens[at + 1].isSeparator,
        let food = food(before: verb)
      else { continue }
      return scan.utterance.replacing([(at..<at + 1, scan.utterance.text(tokens: food))])
    }
    return nil
  }

  /// The only food of the line before that word.
  private func food(before end: Int) -> Range<Int>? {
    var found: Range<Int>?
    var at = 0
    while at < end {
      if let food = FoodParser(scan: scan).avoid(at: at, unknown: false).first(where: { !$0.isWeak }),
        food.end <= end
      {
        guard found == nil else { return nil }
        found = at..<food.end
        at = food.end
      } else {
        at += 1
      }
    }
    return found
  }

  private static let pronouns: Set<String> = ["them", "em", "'em", "it"]
  private static let eating: Set<String> = ["touch", "eat", "stand", "have", "like", "bear"]
  private static let hating: Set<String> = ["hates", "hate", "avoids", "detests", "loathes"]
  private static let refusing: Set<String> = [
    "won't", "wont", "can't", "cant", "cannot", "doesn't", "doesnt", "don't", "dont", "not", "never",
  ]
}
