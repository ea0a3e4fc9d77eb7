/// "Fish free recipes for 8 people" asks for dishes: it tells nothing of who lives here or what they avoid.
struct DishSearch {
  let recognizer: Recognizer
  let scan: Scan

  /// The line as a search, where it was read as nothing but facts and a word of it asks for dishes; nil for every
  /// other line, and where somebody is spoken of.
  func reading(insteadOf found: [Recognition]) -> Recognition? {
    let words = Set((0..<scan.count).map(scan.word))
    if let search = withLimitsBehind(found, words) { return search }
    guard found.count == 1, let told = found.first, !words.isDisjoint(with: Self.dishes),
      words.isDisjoint(with: Self.people),
      recognizer.grammar.intent(told.intent ?? "")?.isDetailsOnly == true,
      !told.details.contains(where: { $0.slots.contains { ["person", "who", "scope"].contains($0.name) } }),
      told.unexplained.contains(where: { Self.dishes.contains($0.lowercased()) }),
      var search = recognizer.recognize(scan.utterance.raw, as: Self.intent, context: scan.context)
    else { return nil }
    let missing = told.details.filter { detail in
      detail.kind == "avoid" && !search.details.contains { $0.kind == "avoid" }
    }
    search.details += missing
    search.confidence = Confidence.framed
    return search
  }

  /// "Nut free ideas, no sesame": what is left out behind a search limits it, and is no fact of the house.
  private func withLimitsBehind(_ found: [Recognition], _ words: Set<String>) -> Recognition? {
    guard found.count > 1, var search = found.first, search.intent == Self.intent,
      !words.isDisjoint(with: Self.dishes), words.isDisjoint(with: Self.people),
      found.dropFirst().allSatisfy({ told in
        recognizer.grammar.intent(told.intent ?? "")?.isDetailsOnly == true && told.unexplained.isEmpty
          && told.details.allSatisfy { detail in
            detail.kind == "size"
              || detail.kind == "avoid"
                && !detail.slots.contains { ["person", "who", "scope"].contains($0.name) }
          }
      })
    else { return nil }
    search.said = scan.utterance.raw
    search.details += found.dropFirst().flatMap(\.details)
    return search
  }

  private static let intent = "find_recipes"
  private static let dishes: Set<String> = [
    "recipe", "recipes", "dish", "dishes", "ideas", "suggestions", "meals", "dinners",
  ]
  private static let people: Set<String> = [
    "we", "our", "us", "i", "my", "me", "he", "she", "they", "everyone", "everybody", "household", "family",
  ]
}
