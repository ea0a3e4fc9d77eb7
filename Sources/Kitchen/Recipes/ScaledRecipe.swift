/// Why a recipe cannot be cooked for so many.
package enum ServingError: Error, Hashable, Sendable {
  /// Servings go from 1 to 20. Source: 004 §6.
  case outOfRange(Int)
  /// A factor goes from 1/8 to 20. Source: requirements QM-04.
  case factorOutOfRange(Rational)
  /// The recipe says that it serves nobody.
  case unknownServings(RecipeID)
}

/// A recipe at other servings: amounts exact, their words as a cook measures them.
package struct ScaledRecipe: Hashable, Sendable {
  package var recipe: Recipe
  /// What every measured amount was multiplied by, but those that are fixed.
  package var factor: Rational
  /// Names of ingredients whose amount is words, or fixed, and stays as written, in the recipe's order.
  package var unscaled: [String]
}

/// The factors a recipe can be scaled by: from an eighth of it to twenty times as much.
package let scalingFactors = Rational(1, 8)...Rational(20)

/// Scales a recipe to 1 to 20 servings. Every measured amount is multiplied exactly; only its text
/// is rounded. Words ("a pinch") and fixed amounts are kept and reported. The recipe's own servings change nothing.
/// Source: 004 §3.3; 001 FR-6.
package func scaleMeal(_ recipe: Recipe, to servings: Int) throws(ServingError) -> ScaledRecipe {
  guard (1...20).contains(servings) else { throw .outOfRange(servings) }
  guard recipe.servings > 0 else { throw .unknownServings(recipe.id) }
  return multiplied(recipe, by: Rational(servings, recipe.servings))
}

/// Scales a recipe by a factor from 1/8 to 20 of what is written, in the same way; a factor of 1 changes nothing.
/// Servings that come out broken are rounded to the nearest whole, at least 1. Source: requirements QM-04.
package func scaleRecipe(_ recipe: Recipe, by factor: Rational) throws(ServingError) -> ScaledRecipe {
  guard scalingFactors.contains(factor) else { throw .factorOutOfRange(factor) }
  return multiplied(recipe, by: factor)
}

/// The recipe times any factor above 0.
func multiplied(_ recipe: Recipe, by factor: Rational) -> ScaledRecipe {
  var scaled = recipe
  if factor != .one { scaled.servings = max(1, (factor * Rational(recipe.servings)).rounded) }
  scaled.ingredients = recipe.ingredients.map { line in
    if line.isFixed { return line }
    var line = line
    let counting: Counting = line.ingredient == IngredientID("egg") ? .whole : .halves
    let text = kitchenText(line.quantity, scaledBy: factor, counting: counting)
    line.quantity = line.quantity.scaled(by: factor)
    line.quantity.text = text
    return line
  }
  let unscaled = recipe.ingredients.filter { $0.quantity.total == nil || $0.isFixed }.map(\.name)
  return ScaledRecipe(recipe: scaled, factor: factor, unscaled: unscaled)
}
