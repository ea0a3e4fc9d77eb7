/// A dish that is cooked step by step, kept in the conversation so that it goes on after a break.
/// Source: requirements FR-PR-002.
package struct Cooking: Remembered {
  package static let name = "cooking"

  package var recipe: RecipeID
  /// As it is cooked, which need not be a number a meal is planned for.
  package var servings: Rational
  /// The measures it is read in; nil for the household's own.
  package var measures: UnitSystem?
  /// From 1; 0 before the first step, when the ingredients are got out.
  package var step: Int
  /// The day of the last word on it.
  package var day: Day
  /// The places of the ingredients that stay out of this pan, in order; nil for none.
  package var leftOut: [Int]?

  package init(recipe: RecipeID, servings: Rational, measures: UnitSystem?, step: Int, day: Day) {
    (self.recipe, self.servings, self.measures, self.step, self.day) = (recipe, servings, measures, step, day)
  }
}

/// The dish at the stove today, which "it" and "dinner" mean once somebody says it was eaten; no longer at the stove then.
/// Nil where no step of one was shown today.
package func takeOffStove(_ turn: inout Turn) -> RecipeID? {
  guard let cooking = turn.state.memory[Cooking.self], cooking.day == turn.world.today, cooking.step > 0
  else {
    return nil
  }
  turn.state.memory[Cooking.self] = nil
  return cooking.recipe
}
