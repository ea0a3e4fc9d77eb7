extension Focus {
  /// A dish that was just talked about, as it was shown, else at the servings it was found for; "repeat" shows
  /// its recipe.
  package static func dish(
    _ dish: FoundDish, servings: Int? = nil, as view: RecipeView? = nil, in turn: Turn
  ) -> Focus {
    let recipe = dish.recipe
    var focus = Focus(
      .recipe, recipe: recipe.id, servings: servings ?? dish.servings,
      again: turn.choice(.showRecipe, [.recipe(recipe.id, recipe.title)]))
    (focus.portions, focus.measures) = (servings == nil ? dish.portions : nil, dish.measures)
    guard let view else { return focus }
    let isPlannable = view.servings.isWhole && (1...20).contains(view.servings.numerator)
    focus.servings = min(20, max(1, view.servings.rounded))
    focus.portions = isPlannable ? nil : view.servings
    focus.measures = view.system
    return focus
  }
}
