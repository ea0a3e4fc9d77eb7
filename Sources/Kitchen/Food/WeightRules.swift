/// Grams of the amount as bought, through the food's density or piece weight; nil when nothing
/// tells. Source: food-data, volume to weight.
package func grams(of amount: Amount, of ingredient: Ingredient) -> Rational? {
  gramsPerUnit(amount.unit, ingredient.density).map { amount.value * $0 }
}

/// Grams of one line of a recipe that end up on the plate: without peel and bone where the recipe
/// weighs or counts food as bought, without the liquid of a drained can. Nil for words and
/// unweighable amounts. Cups and spoons measure the edible part already. Source: food-data §4.
package func edibleGrams(of line: RecipeIngredient, as ingredient: Ingredient) -> Rational? {
  guard let total = line.quantity.total, let bought = grams(of: total, of: ingredient) else { return nil }
  switch line.quantity.measure {
  // The preparation pours its liquid away.
  case .packages where line.preparation?.lowercased().contains("drained") ?? false:
    return bought * (ingredient.contains.isDisjoint(with: .seafood) ? drainedShare : drainedFishShare)
  case .amount, .range, .packages:
    let isMeasure = total.unit.dimension == .volume
    return isMeasure ? bought : bought * (ingredient.edibleShare ?? .one)
  case .words: return nil
  }
}

/// Solids in a can of beans or vegetables: about 9 of 15 oz.
private let drainedShare = Rational(3, 5)
/// Solids in a can of fish: 4 of 5 oz.
private let drainedFishShare = Rational(4, 5)
