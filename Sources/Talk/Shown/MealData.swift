extension Facts {
  /// One planned evening. Source: formats, the example.
  package init(_ meal: PlannedMeal) {
    self = [
      "because": meal.because.map { plainSpaces(reasonWords($0)) }, "contains": meal.contains,
      "cuisine": meal.cuisine, "day": meal.day, "eaters": meal.eaters, "kind": meal.kind,
      "may_contain": meal.mayContain, "minutes": meal.minutes, "protein": meal.protein, "recipe": meal.recipe,
      "servings": meal.servings, "title": meal.title, "unknown": meal.unknown, "used": meal.used,
    ]
  }
}

/// What tonight's replies call one evening.
package typealias MealData = Facts
/// What tonight's replies call a recipe.
package typealias RecipeData = Facts
/// What tonight's replies call a grocery list.
package typealias ListData = Facts
