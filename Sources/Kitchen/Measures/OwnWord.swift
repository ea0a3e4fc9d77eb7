/// What a word comes to in one household: a measure ("a scoop is 30 g"), or a food ("by mince we mean ground turkey").
/// Source: requirements QM-03, QM-15.
package struct OwnWord: Hashable, Sendable, Codable {
  /// What the word stands for.
  package enum Meaning: Hashable, Sendable, Codable {
    /// So much, more than nothing, in a unit of the table that is itself a measure.
    case amount(Amount)
    case food(IngredientID)
  }

  /// In small letters, of one: "scoop", "can".
  package var word: String
  /// The food it is a measure of; nil for any. A can of corn and a can of tuna hold different amounts.
  package var of: IngredientID?
  package var meaning: Meaning

  package init(_ word: String, of food: IngredientID? = nil, meaning: Meaning) {
    (self.word, of, self.meaning) = (word, food, meaning)
  }

  /// A word as it is kept: in small letters, of one ("Our Scoops" is "scoop").
  package static func key(_ word: String) -> String {
    var words = word.lowercased().split(separator: " ").map(String.init)
    while words.count > 1, ["our", "my", "a", "an", "the", "one", "1", "each"].contains(words[0]) {
      words.removeFirst()
    }
    guard let last = words.last else { return "" }
    return (words.dropLast() + [singular(last)]).joined(separator: " ")
  }

  /// "scoops" is "scoop", "glasses" "glass"; a word that ends in "ss" is one already.
  private static func singular(_ word: String) -> String {
    if word.hasSuffix("sses") || word.hasSuffix("shes") || word.hasSuffix("xes") {
      return String(word.dropLast(2))
    }
    return word.hasSuffix("s") && !word.hasSuffix("ss") && word.utf8.count > 3
      ? String(word.dropLast()) : word
  }

  /// What one of it comes to; nil for a food.
  package var amount: Amount? {
    if case .amount(let amount) = meaning { amount } else { nil }
  }

  /// The food it stands for; nil for a measure.
  package var food: IngredientID? {
    if case .food(let id) = meaning { id } else { nil }
  }
}

/// What so much of a food comes to in this household: in its own measure of that container where it has one, else as
/// it was said. "2 cans" of corn are 22 oz where a can of corn was said to hold 11.
package func ownAmount(_ amount: Amount, of food: IngredientID, words: [OwnWord]) -> Amount {
  let known = words.first { $0.of == food && $0.word == amount.unit.symbol }
  guard let one = known?.amount else { return amount }
  return Amount(one.value * amount.value, one.unit)
}
