package import Talk

/// The shopping list, and where and when the store has things.
package let groceries = Room(
  "groceries",
  intents: [
    Intent("show_list") { turn, _ in showList(&turn) },
    Intent("in_season") { turn, said in tellSeason(said, &turn) },
    Intent("find_section") { turn, said in tellSections(said, &turn) },
  ])

private let listFocus = Focus(.list, again: Choice("show_list"))

/// The grocery list of the plan on the table, else of the saved one; without a plan, what the dish just
/// talked about needs. Source: MP-29.
private func showList(_ turn: inout Turn) {
  if let draft = turn.state.draft {
    turn.say(
      GroceryListShown(list: draft.list, cost: draft.cost, isDraft: true, days: draft.plan.meals.map(\.day)),
      focus: listFocus)
  } else if let saved = turn.world.currentPlan {
    turn.say(
      GroceryListShown(list: saved.list, cost: saved.cost, isDraft: false, days: saved.plan.meals.map(\.day)),
      focus: listFocus)
    turn.warnOfUnfit(saved.plan.meals)
  } else if turn.state.focus.topic == .recipe {
    turn.perform(.checkPantry)
  } else {
    turn.say(NoPlan(.list))
  }
}

/// What is in season today or on the day named, or when one food is.
private func tellSeason(_ said: Said, _ turn: inout Turn) {
  let month = (said.slots.days("day").first ?? turn.world.today).month
  guard said.slots.has("food") else {
    let foods = turn.world.catalogue.table.ingredients.filter { $0.months.contains(month) }
    return turn.say(ProduceInSeason(foods: foods, month: month))
  }
  if let food = namedFoods(in: said, &turn).first?.food { turn.say(SeasonOfFood(food: food, month: month)) }
}

private func tellSections(_ said: Said, _ turn: inout Turn) {
  let foods = namedFoods(in: said, &turn).map(\.food)
  if !foods.isEmpty { turn.say(SectionsFound(foods: foods)) }
}
