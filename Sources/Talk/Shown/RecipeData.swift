extension Facts {
  /// A recipe at the servings asked for; amounts exact.
  package init(_ recipe: Recipe, servings: Int, _ safety: SafetyFacts) {
    let scaled = (try? scaleMeal(recipe, to: servings).recipe) ?? recipe
    let lines = scaled.ingredients.map { line in
      let facts: Facts = [
        "name": line.name, "ingredient": line.ingredient, "amount": line.quantity.total,
        "text": line.quantity.text, "preparation": line.preparation, "optional": line.isOptional,
      ]
      return line.isFixed ? facts + (["fixed": true] as Facts) : facts
    }
    let facts: Facts = [
      "id": recipe.id.rawValue, "title": recipe.title, "summary": recipe.summary,
      "servings": scaled.servings, "written_for": recipe.servings, "cuisine": recipe.cuisine,
      "course": recipe.course, "prep_minutes": recipe.prepMinutes, "cook_minutes": recipe.cookMinutes,
      "minutes": recipe.totalMinutes, "difficulty": recipe.difficulty.difficultyText,
      "method": recipe.method, "leftover_days": recipe.leftoverDays, "tags": recipe.tags,
      "contains": safety.contains, "may_contain": safety.mayContain, "unknown": safety.unknown,
      "ingredients": lines, "steps": recipe.steps.map { ["text": $0.text, "minutes": $0.minutes] as Facts },
    ]
    self = recipe.notes.isEmpty ? facts : facts + (["notes": recipe.notes] as Facts)
  }

  /// A recipe as a list tells it.
  package init(_ card: RecipeCard) {
    let safety = SafetyFacts(card)
    self = [
      "recipe": card.id, "title": card.title, "cuisine": card.cuisine, "minutes": card.minutes,
      "servings": card.servings, "protein": card.protein, "tags": card.tags, "contains": safety.contains,
      "may_contain": safety.mayContain, "unknown": safety.unknown, "used_per_serving": card.usedPerServing,
    ]
  }

  /// One food of the table.
  package init(_ food: Ingredient) {
    self = [
      "ingredient": food.id, "name": food.name, "section": food.section, "checked": food.isChecked,
      "contains": food.contains.tags, "may_contain": food.mayContain.tags, "parts": food.parts,
    ]
  }
}
