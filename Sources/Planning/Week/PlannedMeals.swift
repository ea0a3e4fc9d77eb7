import Kitchen
import Values

/// The meal a dish becomes on a day, cooked for those who eat.
func plannedMeal(
  _ card: RecipeCard, on day: Day, eaters: Int, because reasons: [PickReason], larder: Larder
) -> PlannedMeal {
  let used = larder.recipe(card.id).map { usedCost(of: $0, servings: eaters, table: larder.table) }
  let contains = Allergen.allCases.filter { card.contains.contains(FoodTags($0.tag)) }
  return PlannedMeal(
    day: day, recipe: card.id, title: card.title, cuisine: card.cuisine, protein: card.protein,
    minutes: card.minutes, eaters: eaters, servings: eaters,
    used: used ?? card.usedPerServing * eaters, because: reasons, contains: contains,
    mayContain: Allergen.allCases.filter {
      card.mayContain.contains(FoodTags($0.tag)) && !contains.contains($0)
    },
    unknown: card.unknownFoods)
}
