/// The steps as a cook reads them, numbered from 1: "1. Warm olive oil in a large skillet.". Empty
/// for a recipe without steps. Source: 004 §3.3.
package func formatRecipeInstructions(_ recipe: Recipe) -> [String] {
  recipe.steps.enumerated().map { "\($0.offset + 1). \($0.element.text)" }
}
