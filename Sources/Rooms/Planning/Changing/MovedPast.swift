import Talk

/// Says of food at home that a dinner moved to a later evening takes, and that is good only until before it.
func warnOfMovedPast(_ days: [Day], in draft: Draft, _ turn: inout Turn) {
  var rows: [MovedPast.Row] = []
  for meal in draft.plan.meals where days.contains(meal.day) {
    guard let recipe = turn.world.catalogue.recipe(meal.recipe) else { continue }
    let foods = Set(recipe.ingredients.compactMap(\.ingredient))
    for lot in turn.world.pantry {
      guard let food = lot.ingredient, foods.contains(food), let end = lot.bestBefore, end < meal.day,
        end >= turn.world.today, lot.place != .freezer
      else { continue }
      rows.append(MovedPast.Row(food: lot.name, end: end, day: meal.day, title: meal.title))
    }
  }
  if !rows.isEmpty { turn.say(MovedPast(rows: rows)) }
}
