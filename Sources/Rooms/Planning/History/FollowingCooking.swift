import Talk

/// A dish was cooked to its end: it is noted for today, and how it was is asked. Source: requirements FR-PR-002.
func note(_ cooked: DishCooked, _ turn: inout Turn) {
  guard let card = turn.world.catalogue.card(cooked.recipe) else { return }
  let (world, today) = (turn.world, turn.world.today)
  let planned = world.plannedMeal(on: today).flatMap { $0.recipe == card.id ? MealHistoryEntry($0) : nil }
  var entry =
    historyEntry(of: card.id, on: today, world) ?? planned
    ?? MealHistoryEntry(
      day: today, recipe: card.id, title: card.title, cuisine: card.cuisine, protein: card.protein,
      servings: min(20, max(1, cooked.servings)))
  entry.outcome = .cooked
  turn.put(entry)
  turn.say(
    CookedNoted(dinner: entry, atHome: foodsStillAtHome(entry.recipe, turn.world)),
    focus: dishFocus(entry.recipe, title: entry.title, servings: entry.servings, turn))
  guard entry.stars == nil, turn.state.asked == nil else { return }
  turn.state.questions.push(RatingQuestion(evening: today))
  turn.say(HowWasDinner(dinner: entry))
}
