import Dialogue
import Kitchen
import Values

/// The whole recipe at the servings asked for; amounts exact.
func recipeObject(_ recipe: Recipe, servings: Int, _ safety: SafetyFacts) -> JSONValue {
  let scaled = (try? scaleMeal(recipe, to: servings).recipe) ?? recipe
  return [
    "id": .string(recipe.id.rawValue),
    "title": .string(recipe.title),
    "summary": .string(recipe.summary),
    "servings": .integer(scaled.servings),
    "written_for": .integer(recipe.servings),
    "cuisine": .string(recipe.cuisine),
    "course": .string(recipe.course),
    "prep_minutes": .integer(recipe.prepMinutes),
    "cook_minutes": .integer(recipe.cookMinutes),
    "minutes": .integer(recipe.totalMinutes),
    "difficulty": .string(recipe.difficulty.difficultyText),
    "method": .string(recipe.method),
    "leftover_days": .optional(recipe.leftoverDays),
    "tags": .strings(recipe.tags),
    "contains": .strings(safety.contains.map(\.rawValue)),
    "may_contain": .strings(safety.mayContain.map(\.rawValue)),
    "unknown": .strings(safety.unknown),
    "ingredients": .array(scaled.ingredients.map(lineObject)),
    "steps": .array(
      recipe.steps.map { ["text": .string($0.text), "minutes": .optional($0.minutes)] }),
  ]
}

/// The page with its diets and use beside the recipe.
func recipeObject(_ page: RecipePage) -> JSONValue {
  let plain = recipeObject(page.recipe, servings: page.servings, SafetyFacts(page.card))
  guard case .object(var fields) = plain else { return plain }
  fields["diets"] = .strings(dietsKnown(of: page.card).map(\.rawValue))
  fields["source"] = .string(page.recipe.source)
  fields["favorite"] = .bool(page.isFavorite)
  fields["eaten"] = .integer(page.use.eaten)
  fields["last"] = .optional(page.use.last?.iso)
  fields["next"] = .optional(page.use.next?.iso)
  return .object(fields)
}

private func lineObject(_ line: RecipeIngredient) -> JSONValue {
  [
    "name": .string(line.name),
    "ingredient": .optional(line.ingredient?.rawValue),
    "amount": line.quantity.total.map(amountObject) ?? .null,
    "text": .string(line.quantity.text),
    "preparation": .optional(line.preparation),
    "optional": .bool(line.isOptional),
  ]
}

/// A recipe as a search lists it.
func cardObject(_ card: RecipeCard) -> JSONValue {
  let safety = SafetyFacts(card)
  return [
    "recipe": .string(card.id.rawValue),
    "title": .string(card.title),
    "cuisine": .string(card.cuisine),
    "minutes": .integer(card.minutes),
    "servings": .integer(card.servings),
    "protein": .string(card.protein.rawValue),
    "tags": .strings(card.tags),
    "contains": .strings(safety.contains.map(\.rawValue)),
    "may_contain": .strings(safety.mayContain.map(\.rawValue)),
    "unknown": .strings(safety.unknown),
    "used_per_serving": moneyObject(card.usedPerServing),
  ]
}
