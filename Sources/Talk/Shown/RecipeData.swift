/// A recipe as `--json` tells it, at the servings asked for; amounts exact.
package struct RecipeData: Encodable {
  let id, title, summary: String
  let servings, writtenFor: Int
  let cuisine, course: String
  let prepMinutes, cookMinutes, minutes: Int
  let difficulty, method: String
  let leftoverDays: Int?
  let tags: [String]
  let contains, mayContain: [Allergen]
  let unknown: [String]
  let ingredients: [Line]
  let steps: [Step]

  struct Line: Encodable {
    let name: String
    let ingredient: IngredientID?
    let amount: Amount?
    let text: String
    let preparation: String?
    let optional: Bool
  }

  struct Step: Encodable {
    let text: String
    let minutes: Int?
  }

  package init(_ recipe: Recipe, servings: Int, _ safety: SafetyFacts) {
    let scaled = (try? scaleMeal(recipe, to: servings).recipe) ?? recipe
    id = recipe.id.rawValue
    title = recipe.title
    summary = recipe.summary
    self.servings = scaled.servings
    writtenFor = recipe.servings
    cuisine = recipe.cuisine
    course = recipe.course
    prepMinutes = recipe.prepMinutes
    cookMinutes = recipe.cookMinutes
    minutes = recipe.totalMinutes
    difficulty = recipe.difficulty.difficultyText
    method = recipe.method
    leftoverDays = recipe.leftoverDays
    tags = recipe.tags
    contains = safety.contains
    mayContain = safety.mayContain
    unknown = safety.unknown
    ingredients = scaled.ingredients.map { line in
      Line(
        name: line.name, ingredient: line.ingredient, amount: line.quantity.total,
        text: line.quantity.text, preparation: line.preparation, optional: line.isOptional)
    }
    steps = recipe.steps.map { Step(text: $0.text, minutes: $0.minutes) }
  }
}

/// A recipe as a list tells it.
package struct CardData: Encodable {
  let recipe: RecipeID
  let title, cuisine: String
  let minutes, servings: Int
  let protein: ProteinSource
  let tags: [String]
  let contains, mayContain: [Allergen]
  let unknown: [String]
  let usedPerServing: Money

  package init(_ card: RecipeCard) {
    let safety = SafetyFacts(card)
    recipe = card.id
    title = card.title
    cuisine = card.cuisine
    minutes = card.minutes
    servings = card.servings
    protein = card.protein
    tags = card.tags
    contains = safety.contains
    mayContain = safety.mayContain
    unknown = safety.unknown
    usedPerServing = card.usedPerServing
  }
}
