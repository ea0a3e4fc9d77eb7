extension Facts {
  /// One planned evening. Source: formats, the example.
  package init(_ meal: PlannedMeal) {
    self = [
      "because": meal.because.map { plainSpaces(reasonWords($0)) }, "contains": meal.contains,
      "cuisine": meal.cuisine, "day": meal.day, "eaters": meal.eaters, "kind": meal.kind,
      "may_contain": meal.mayContain, "minutes": meal.minutes, "protein": meal.protein, "recipe": meal.recipe,
      "servings": meal.servings, "title": meal.title, "unknown": meal.unknown, "used": meal.used,
    ]
    if !meal.plates.isEmpty { self = self + ["plates": meal.plates.map { Facts($0) }] }
  }
}

extension Facts {
  /// What somebody gets beside it.
  package init(_ plate: PlannedPlate) {
    self = [
      "contains": plate.contains, "may_contain": plate.mayContain, "minutes": plate.minutes,
      "person": plate.person, "recipe": plate.recipe, "title": plate.title, "unknown": plate.unknown,
      "used": plate.used,
    ]
  }
}

/// What tonight's replies call one evening.
package typealias MealData = Facts
/// What tonight's replies call a recipe.
package typealias RecipeData = Facts
/// What tonight's replies call a grocery list.
package typealias ListData = Facts
