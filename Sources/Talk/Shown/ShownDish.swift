extension Focus {
  /// A dish that was just talked about, at so many servings, else at those it was found for; "repeat" shows
  /// its recipe.
  package static func dish(_ dish: FoundDish, servings: Int? = nil, in turn: Turn) -> Focus {
    let recipe = dish.recipe
    return Focus(
      .recipe, recipe: recipe.id, servings: servings ?? dish.servings,
      again: turn.choice(.showRecipe, [.recipe(recipe.id, recipe.title)]))
  }
}
