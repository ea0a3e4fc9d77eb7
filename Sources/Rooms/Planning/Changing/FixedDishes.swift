import Talk

/// "Tacos every Tuesday", or no longer. Source: requirements MP-39.
func fixDish(_ said: Said, _ turn: inout Turn) {
  guard let weekday = said.slots.days("day").first?.weekday else {
    if case .noSuchDay(let words)? = said.slots.dayWords {
      turn.say(FactsRefused([.noSuchDay(words)]))
    } else {
      sayPlainly(said, &turn)
    }
    return
  }
  let recipe = said.slots.item("recipe").map { RecipeID($0) }
  let dish = FixedDish(weekday: weekday, recipe: recipe, wants: said.slots.words("want"))
  guard said.slots.has("off") || recipe != nil || !dish.wants.isEmpty else { return sayPlainly(said, &turn) }
  if said.slots.has("off") { free(weekday, of: dish, &turn) } else { fix(dish, &turn) }
}

private func free(_ weekday: Weekday, of dish: FixedDish, _ turn: inout Turn) {
  turn.remove(dish)
  turn.isUndoable = true
  turn.say(DishFixed(weekday: weekday))
}

private func fix(_ dish: FixedDish, _ turn: inout Turn) {
  turn.put(dish)
  turn.isUndoable = true
  turn.say(DishFixed(weekday: dish.weekday, dish: dish))
  guard let draft = turn.state.draft,
    let meal = draft.plan.meals.first(where: {
      $0.day.weekday == dish.weekday && $0.day >= turn.world.today
    }), !isMet(dish, by: meal, turn.world)
  else { return }
  swap(
    [DayWish(day: meal.day, wants: dish.wants, recipe: dish.recipe, isFixed: true)], in: draft, &turn)
}

/// Whether the dinner is what its weekday is always about.
func isMet(_ dish: FixedDish, by meal: PlannedMeal, _ world: World) -> Bool {
  guard let card = world.catalogue.card(meal.recipe) else { return false }
  if let recipe = dish.recipe { return recipe == meal.recipe }
  return dish.wants.allSatisfy { isWanted($0, in: card) }
}
