/// Nutrition of so much of one food, without what is thrown away: an avocado is weighed without its stone.
/// Nil when the amount cannot be weighed or nothing was measured of the food. Source: 004 §6; food-data §4.
package func calculateNutrition(
  _ amount: Amount, of ingredient: Ingredient, table: FoodTable
) -> NutritionFacts? {
  let line = RecipeIngredient(
    name: ingredient.name, ingredient: ingredient.id, quantity: Quantity(.amount(amount), text: amount.text))
  guard table.profile(of: ingredient) != nil, let grams = edibleGrams(of: line, as: ingredient), !grams.isZero
  else { return nil }
  let recipe = Recipe(
    id: RecipeID(ingredient.id.rawValue), title: ingredient.name, servings: 1, cuisine: "",
    prepMinutes: 0, cookMinutes: 0, ingredients: [line])
  return calculateNutrition(recipe, servings: 1, table: table)
}

/// The amount people mean when they name a food without one: a piece where it is counted in whole
/// pieces, else 100 g. Source: USDA figures are for 100 g.
package func usualAmount(of ingredient: Ingredient) -> Amount {
  ingredient.gramsPerPiece == nil || ingredient.gramsPerPiece ?? .zero < Rational(20)
    ? Amount(Rational(100), .gram) : Amount(.one, ingredient.pieceUnit ?? .each)
}
