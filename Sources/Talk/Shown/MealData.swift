/// One planned evening as `--json` tells it. Source: formats, the example.
package struct MealData: Encodable {
  let because: [String]
  let contains: [Allergen]
  let cuisine: String
  let day: Day
  let eaters: Int
  let kind: PlannedMeal.Kind
  let mayContain: [Allergen]
  let minutes: Int
  let protein: ProteinSource
  let recipe: RecipeID
  let servings: Int
  let title: String
  let unknown: [String]
  let used: Money

  package init(_ meal: PlannedMeal) {
    because = meal.because.map { plainSpaces(reasonWords($0)) }
    contains = meal.contains
    cuisine = meal.cuisine
    day = meal.day
    eaters = meal.eaters
    kind = meal.kind
    mayContain = meal.mayContain
    minutes = meal.minutes
    protein = meal.protein
    recipe = meal.recipe
    servings = meal.servings
    title = meal.title
    unknown = meal.unknown
    used = meal.used
  }
}
