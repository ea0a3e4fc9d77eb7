/// A recipe as somebody wants to read it: for so many, in the measures of one system.
package struct RecipeView: Hashable, Sendable {
  /// As it is written.
  package let written: Recipe
  /// Scaled, then measured: its lines are those of `written`, in the same order.
  package let shown: Recipe
  /// More than 0, and not always whole: half of a recipe for 3 serves 1 1/2.
  package let servings: Rational
  /// What the written amounts are multiplied by; 1 where the recipe says that it serves nobody.
  package let factor: Rational
  /// Nil: in the measures it is written in.
  package var system: UnitSystem? { measures.system }
  /// How its amounts and temperatures are told.
  package let measures: ShownMeasures
  /// The places of the ingredients that stay out this time; its words are written with them all the same.
  package var leftOut: Set<Int> = []

  /// The recipe for so many; the table tells what its foods weigh, which only a system asks for.
  package init(
    _ recipe: Recipe, servings: Rational, in measures: ShownMeasures = ShownMeasures(),
    table: FoodTable = .empty
  ) {
    (written, self.servings, self.measures) = (recipe, servings, measures)
    factor = recipe.servings > 0 && servings > .zero ? servings / Rational(recipe.servings) : .one
    let scaled = multiplied(recipe, by: factor).recipe
    shown = measured(scaled, in: measures, table: table)
  }

  /// Whether it is for more or fewer than it is written for.
  package var isScaled: Bool { factor != .one }

  /// What a step uses and stays out this time, by name; a step from 0. Empty where nothing of it does.
  package func leftOut(ofStep step: Int) -> [String] {
    guard shown.steps.indices.contains(step) else { return [] }
    return shown.steps[step].uses.filter(leftOut.contains).map { shown.ingredients[$0].name }
  }
}
