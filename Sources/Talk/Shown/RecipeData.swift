extension Facts {
  /// A recipe at so many servings; amounts exact.
  package init(_ recipe: Recipe, servings: Int, _ safety: SafetyFacts) {
    self.init(RecipeView(recipe, servings: Rational(servings)), safety)
  }

  /// A recipe at the servings and in the measures asked for; amounts exact.
  package init(_ view: RecipeView, _ safety: SafetyFacts) {
    let (recipe, shown) = (view.written, view.shown)
    let lines = shown.ingredients.map { line in
      let facts: Facts = [
        "name": line.name, "ingredient": line.ingredient, "amount": line.quantity.total,
        "text": line.quantity.text, "preparation": line.preparation, "optional": line.isOptional,
      ]
      return line.isFixed ? facts + (["fixed": true] as Facts) : facts
    }
    let facts: Facts = [
      "id": recipe.id.rawValue, "title": recipe.title, "summary": recipe.summary,
      "servings": view.servings.isWhole
        ? JSONValue.integer(view.servings.numerator) : hundredths(view.servings),
      "written_for": recipe.servings, "cuisine": recipe.cuisine,
      "course": recipe.course, "prep_minutes": recipe.prepMinutes, "cook_minutes": recipe.cookMinutes,
      "minutes": recipe.totalMinutes, "difficulty": recipe.difficulty.difficultyText,
      "method": recipe.method, "leftover_days": recipe.leftoverDays, "tags": recipe.tags,
      "contains": safety.contains, "may_contain": safety.mayContain, "unknown": safety.unknown,
      "ingredients": lines, "steps": shown.steps.map { ["text": $0.text, "minutes": $0.minutes] as Facts },
    ]
    let measures: Facts = view.system.map { ["measures": $0.rawValue] } ?? [:]
    self = facts + (shown.notes.isEmpty ? [:] : ["notes": shown.notes] as Facts) + measures
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
