/// What a cook can take when a food is missing: for one cup of buttermilk, milk and lemon juice.
package struct Substitution: Hashable, Sendable, Codable {
  /// One of the foods that together stand in.
  package struct Part: Hashable, Sendable, Codable {
    package var amount: Amount
    package var ingredient: IngredientID

    package init(amount: Amount, ingredient: IngredientID) {
      (self.amount, self.ingredient) = (amount, ingredient)
    }
  }

  /// The food that is missing, and how much of it the parts replace.
  package var ingredient: IngredientID
  package var amount: Amount
  package var use: [Part]
  /// Where it works: "baking", "sauces"; empty for anywhere.
  package var goodFor: String
  /// What to know about it, a sentence or none.
  package var note: String

  package init(
    ingredient: IngredientID, amount: Amount, use: [Part], goodFor: String = "", note: String = ""
  ) {
    (self.ingredient, self.amount, self.use, self.goodFor) = (ingredient, amount, use, goodFor)
    self.note = note
  }
}

/// The substitutions a household can use: of those the table knows, in its order, the ones whose
/// every part is known to be free of what is strictly avoided and not known to hold what is
/// disliked; `leftOut` counts the others. A food without a row is never free.
package func substitutions(
  for id: IngredientID, avoiding avoids: [Avoidance], table: FoodTable
) -> (fitting: [Substitution], leftOut: Int) {
  let screens = avoids.filter { !$0.what.isAboutWholeDishes }.map { (Screen($0.what), $0.strength) }
  let all = table.substitutions(for: id)
  let fitting = all.filter { substitution in
    substitution.use.allSatisfy { part in
      guard let food = table[part.ingredient] else { return screens.isEmpty }
      return screens.allSatisfy { screen, strength in strength.accepts(screen.verdict(of: food)) }
    }
  }
  return (fitting, all.count - fitting.count)
}

extension Avoided {
  /// Low-carb and low-sodium say nothing about a single food.
  package var isAboutWholeDishes: Bool {
    switch self {
    case .diet(.lowCarb), .diet(.lowSodium): true
    case .diet, .allergen, .food: false
    }
  }
}
