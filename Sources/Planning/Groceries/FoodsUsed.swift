/// So much of a food that a dish took.
package struct FoodUsed: Hashable, Sendable {
  package let food: Ingredient
  /// Nil where the recipe tells none ("to taste"): then nothing of it can be counted.
  package let amount: Amount?
}

/// What cooking a dish at those servings takes of each food of the table, a food used twice with both amounts in turn;
/// what is optional is left out, since nobody said it went in.
package func foodsUsed(_ recipe: Recipe, servings: Int, table: FoodTable) -> [FoodUsed] {
  let factor = Rational(max(1, servings), max(1, recipe.servings))
  return recipe.ingredients.compactMap { line in
    guard !line.isOptional, let food = line.ingredient.flatMap({ table[$0] }) else { return nil }
    return FoodUsed(food: food, amount: line.quantity.total.map { $0 * line.factor(factor) })
  }
}
