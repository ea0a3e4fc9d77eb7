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

  /// "Tortillas say may contain wheat, chuck them", "I have no ice cream yet. Put it on the list": the food in the place of
  /// the pronoun; nil where the sentence before names none, or several from which one can't tell.
  func ordered() -> String? {
    for at in scan.tokens.indices.dropFirst(2) where Self.pronouns.contains(scan.word(at)) {
      let verb = at - 1
      guard Self.ordering.contains(scan.word(verb)), verb > 1, isPlainOrder(at + 1),
        let before = (0..<verb).last(where: {
          scan.tokens[$0].isSeparator || ["so", "and"].contains(scan.word($0))
        }),
        (before + 1..<verb).allSatisfy({ ["so", "and", "please", "just", "i", "we"].contains(scan.word($0)) })
      else { continue }
      let start = (0..<before).last { scan.tokens[$0].kind == .end }.map { $0 + 1 } ?? 0
      guard let row = row(of: foods(start..<before), start..<before, isSeveral: scan.word(at) != "it") else {
        continue
      }
      return scan.utterance.replacing([(at..<at + 1, "the " + scan.utterance.text(tokens: row))])
    }
    return nil
  }

  /// The one food of the sentence, or those in a row at its beginning ("milk and eggs are off"); nil where a list has other
  /// things beside them ("paper plates: 2, bananas: 6").
  private func row(of foods: [Range<Int>], _ sentence: Range<Int>, isSeveral: Bool) -> Range<Int>? {
    func isLink(_ at: Int) -> Bool { scan.tokens[at].kind == .comma || scan.word(at) == "and" }
    guard let first = foods.first else { return nil }
    guard isSeveral else { return foods.count == 1 && !sentence.contains(where: isLink) ? first : nil }
    guard first.lowerBound == sentence.lowerBound || foods.count == 1 && !sentence.contains(where: isLink)
    else { return nil }
    var end = first.upperBound
    for food in foods.dropFirst() where (end..<food.lowerBound).allSatisfy(isLink) { end = food.upperBound }
    return first.lowerBound..<end
  }

  /// Nothing behind the pronoun but where it goes: the list, the bin.
  private func isPlainOrder(_ start: Int) -> Bool {
    var at = start
    skip(
      [
        "out", "away", "on", "onto", "to", "in", "into", "the", "my", "our", "shopping", "grocery", "list",
        "bin", "trash", "please", "then", "too",
      ], in: scan, at: &at)
    return at >= scan.count || scan.tokens[at].kind == .end
  }

  private func foods(_ range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let food = FoodParser(scan: scan).edible(at: at).filter { !$0.isWeak && $0.end <= range.upperBound }.max
      { $0.end < $1.end }
      if let food { found.append(at..<food.end) }
      at = food?.end ?? at + 1
    }
    return found
  }

  private static let ordering: Set<String> = [
    "chuck", "bin", "toss", "throw", "put", "add", "chucked", "binned", "tossed", "threw", "stick",
  ]

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
