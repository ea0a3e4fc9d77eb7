/// Grams of vegetables, as they are eaten, that count as one serving. Source: NHS, "5 A Day: portion sizes".
private let servingGrams = Rational(80)

/// What stands on a plate where bread or rice would: it is a vegetable by name only.
/// Source: NHS, "5 A Day: what counts"; sweet potatoes and parsnips count there.
package let starchyRoots: Set<IngredientID> = Set(
  [
    "fingerling-potato", "french-fries", "frozen-hash-brown", "instant-potato", "new-potato", "plantain",
    "potato", "red-potato", "russet-potato", "tater-tot", "yuca", "yukon-gold-potato",
  ].map { IngredientID($0) })

/// Servings of vegetables on one of so many equal plates of a dish. Starchy roots, drinks and pasta
/// count nothing; beans, lentils and soy together at most one serving, for they are the protein of the
/// plate already; what is dried counts as the two and a half times it grows to. Optional ingredients
/// and what cannot be weighed add nothing. Source: 004 §3.7; Decisions "Nutrition".
package func vegetableServings(_ recipe: Recipe, servings: Int, table: FoodTable) -> Rational {
  var vegetables = Rational.zero
  var pulses = Rational.zero
  for line in recipe.ingredients where !line.isOptional {
    guard let food = line.ingredient.flatMap({ table[$0] }), food.countsAsVegetable,
      let grams = edibleGrams(of: line, as: food)
    else { continue }
    let eaten = food.subcategory == "Dry Goods" ? grams * Rational(5, 2) : grams
    if food.protein == .legumes || food.protein == .soy { pulses += eaten } else { vegetables += eaten }
  }
  let plates = Rational(max(1, servings))
  let fromPulses = min(.one, pulses / plates / servingGrams)
  return vegetables / plates / servingGrams + fromPulses
}

/// Whether a plate holds whole grains worth the name: 16 g, one ounce equivalent.
/// Source: USDA Food Buying Guide, grains.
package func hasWholeGrains(_ recipe: Recipe, servings: Int, table: FoodTable) -> Bool {
  var grams = Rational.zero
  for line in recipe.ingredients where !line.isOptional {
    guard let food = line.ingredient.flatMap({ table[$0] }), food.groups.contains(.wholeGrain) else {
      continue
    }
    grams += edibleGrams(of: line, as: food) ?? .zero
  }
  return grams / Rational(max(1, servings)) >= Rational(16)
}

extension Ingredient {
  fileprivate var countsAsVegetable: Bool {
    groups.contains(.vegetable) && section != .beverages && subcategory != "Pasta"
      && !starchyRoots.contains(id)
  }
}
