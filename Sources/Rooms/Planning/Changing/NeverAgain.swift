import Talk

/// "Not that again": as if rated with one star, and gone from what is on the table.
func neverAgain(_ reference: DishReference, _ turn: inout Turn) {
  if reference == .focus, turn.state.draft != nil, !turn.state.focus.isOneDish {
    turn.say(AskDay.whoseDinner)
    return
  }
  guard let dish = dish(reference, &turn) else { return }
  let id = dish.recipe.id
  var entry =
    turn.world.history.last { $0.recipe == id }
    ?? MealHistoryEntry(
      day: turn.world.today, recipe: id, title: dish.recipe.title, cuisine: dish.card.cuisine,
      protein: dish.card.protein, servings: dish.servings, outcome: .skipped)
  entry.stars = Stars(1)
  turn.put(entry)
  turn.isUndoable = true
  turn.say(NotAgainNoted(title: dish.recipe.title, recipe: id))
  if let draft = turn.state.draft,
    let meal = draft.plan.meals.first(where: { $0.recipe == id && $0.kind == .cook })
  {
    swap([DayWish(day: meal.day)], in: draft, &turn)
  } else if let offer = turn.state.offer, offer.meals.contains(where: { $0.recipe == id }) {
    offerMore(&turn)
  }
}
