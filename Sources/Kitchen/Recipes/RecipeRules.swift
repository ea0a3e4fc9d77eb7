/// The card of a recipe: what its ingredients together contain, cost and are.
///
/// Optional ingredients count for what a dish contains, not for its cost, weight or protein. A
/// food that is not in the table or not checked is named in `unknownFoods`. What a step serves the dish with counts as what
/// it may contain.
package func cardFor(_ recipe: Recipe, table: FoodTable, limits: DietLimits = .standard) -> RecipeCard {
  var contains: FoodTags = []
  var mayContain: FoodTags = []
  var unknown: Set<String> = []
  var ids: Set<IngredientID> = []
  var parts: Set<IngredientID> = []
  for line in recipe.ingredients {
    guard let id = line.ingredient, let ingredient = table[id] else {
      unknown.insert(line.name)
      continue
    }
    ids.insert(id)
    parts.formUnion(ingredient.parts)
    contains.formUnion(ingredient.contains)
    mayContain.formUnion(ingredient.mayContain)
    if !ingredient.isChecked { unknown.insert(ingredient.name) }
  }
  // Nobody vouches for a dish of which no ingredient is noted.
  if recipe.ingredients.isEmpty { unknown.insert("what is in it") }
  mayContain.formUnion(ServedWith.mayContain(recipe, besides: contains))
  let facts = calculateNutrition(recipe, servings: recipe.servings, table: table)
  let used = usedCents(of: recipe, table: table) / Rational(max(1, recipe.servings))
  return RecipeCard(
    id: recipe.id, title: recipe.title, cuisine: recipe.cuisine, method: recipe.method,
    minutes: recipe.totalMinutes, prepMinutes: recipe.prepMinutes, servings: recipe.servings,
    difficulty: recipe.difficulty, protein: mainProtein(of: recipe, table: table),
    leftoverDays: recipe.leftoverDays,
    tags: recipe.tags + (recipe.course == RecipeCard.dinner ? [] : [recipe.course]), contains: contains,
    mayContain: mayContain.subtracting(contains), unknownFoods: unknown.sorted(), ingredients: ids.sorted(),
    parts: parts.sorted(), lowCarb: limits.lowCarb(facts), lowSodium: limits.lowSodium(facts),
    usedPerServing: Money(cents: used.rounded), traits: dishTraits(recipe, facts, table: table),
    course: recipe.course)
}

/// The cards with a verdict no worse than asked for every avoidance: a strict one needs `free`, a
/// dislike only leaves out what is known to be inside. Keeps the order. Source: 004 §3.3.
package func filterRecipesByDietary(_ cards: [RecipeCard], _ avoids: [Avoidance]) -> [RecipeCard] {
  let admissions = avoids.map(\.admission)
  return cards.filter { card in admissions.allSatisfy { $0(card) } }
}

/// The cards that take at most that many minutes, preparation and cooking together. Keeps the
/// order. Source: 004 §3.3; Decisions "Minutes".
package func filterRecipesByTime(_ cards: [RecipeCard], maxMinutes: Int) -> [RecipeCard] {
  cards.filter { $0.minutes <= maxMinutes }
}

/// Where the food stands in the store. Source: 004 §3.6.
package func categorizeIngredient(_ ingredient: Ingredient?) -> StoreSection {
  ingredient?.section ?? .unknown
}
