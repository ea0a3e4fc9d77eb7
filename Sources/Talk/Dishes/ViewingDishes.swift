import Language

/// How a recipe is wanted: for how many, and in which measures.
package struct RecipeWish {
  /// As they were said; nil where none were.
  package let servings: ServingWords?
  /// Told by the sentence itself or beside it.
  package let measures: UnitSystem?

  package init(_ said: Said) {
    servings = said.slots.servingWords
    guard case .text(let name)? = said.slots.value("measures") ?? said.details.value("measures") else {
      measures = nil
      return
    }
    measures = UnitSystem(rawValue: name)
  }
}

/// A dish as its page is wanted: at the servings said, or times what was shown last, else times what is written;
/// in the measures said, else those it was shown in, else the household's. Nil when it can't be had so, and that was said.
package func view(of dish: FoundDish, as wish: RecipeWish, _ turn: inout Turn) -> RecipeView? {
  var measures = turn.world.shownMeasures
  if let wished = wish.measures ?? dish.measures { measures = ShownMeasures(system: wished) }
  let table = turn.world.catalogue.table
  let portions = dish.portions ?? Rational(dish.servings)
  var wanted = wish.servings
  // Nobody cooks for three quarters of a person: "scale it to 0.75" is a factor.
  if case .number(let number)? = wanted, number > .zero, number < .one { wanted = .factor(number) }
  guard case .factor(let factor)? = wanted else {
    var people = portions
    if let wanted {
      guard let whole = servings(wanted, of: dish, &turn) else { return nil }
      people = Rational(whole)
      // Two and a half portions are shown as said.
      if case .number(let number) = wanted, number <= Rational(20) { people = number }
    }
    return RecipeView(dish.recipe, servings: people, in: measures, table: table)
  }
  let isNamed = turn.said.slots.contains { ["recipe", "food"].contains($0.name) }
  let isShown = turn.state.focus.recipe == dish.recipe.id
  let base = isNamed && !isShown ? Rational(dish.recipe.servings) : portions
  let view = RecipeView(dish.recipe, servings: factor * base, in: measures, table: table)
  guard factor > .zero, scalingFactors.contains(view.factor) else {
    return turn.none(saying: FactorRefused(factor > .zero ? view.factor : factor, of: dish.recipe.title))
  }
  return view
}
