import Talk

/// Says of food at home that a dinner put on an evening takes, and that is past its date by then.
func warnOfMovedPast(_ days: [Day], in draft: Draft, _ turn: inout Turn) {
  var rows: [MovedPast.Row] = []
  for meal in draft.plan.meals where days.contains(meal.day) {
    guard let recipe = turn.world.catalogue.recipe(meal.recipe) else { continue }
    let foods = Set(recipe.ingredients.compactMap(\.ingredient))
    for lot in turn.world.pantry {
      guard let food = lot.ingredient, foods.contains(food), let end = lot.bestBefore, end < meal.day,
        lot.place != .freezer
      else { continue }
      rows.append(
        MovedPast.Row(
          food: lot.name, end: end, day: meal.day, title: meal.title, isPast: end < turn.world.today))
    }
  }
  if !rows.isEmpty { turn.say(MovedPast(rows: rows)) }
}
