extension Recipe {
  /// Whether its title, its description, a step, a note or an ingredient as it is written has that word, in the singular or
  /// the plural. Source: requirements FR-RM-007.
  package func tells(of word: String) -> Bool {
    let wanted = FoodName.key(word).split(separator: "-").map(String.init)
    guard !wanted.isEmpty else { return false }
    return texts.contains { text in
      let words = text.split { !$0.isLetter && !$0.isNumber }.map { FoodName.key($0.lowercased()) }
      return words.range(of: wanted) != nil
    }
  }

  private var texts: [String] {
    [title, summary] + ingredients.map(\.name) + ingredients.compactMap(\.preparation) + steps.map(\.text)
      + notes
  }
}
