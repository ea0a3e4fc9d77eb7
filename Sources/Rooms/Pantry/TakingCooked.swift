import Talk

/// "Take its ingredients out of the pantry": what a dish took at those servings goes off what is at home. A food of which
/// no number is noted, or of which the recipe tells none, stays, and the first is said.
func takeCooked(_ said: Said, _ turn: inout Turn) {
  _ = said.slots.value("day")
  guard let dish = dish(said.slots.dish, &turn),
    let servings = servings(said.slots.servingWords, of: dish, &turn)
  else { return }
  var change = PantryChanged()
  var pantry = turn.world.pantry
  var foods: [Ingredient] = []
  for used in foodsUsed(dish.recipe, servings: servings, table: turn.world.catalogue.table) {
    guard let amount = used.amount else { continue }
    let takings = taking(amount, of: used.food, from: pantry)
    let rules = turn.world.catalogue.table.shelfLife.rules(for: used.food)
    for taking in takings.map({ openedByUse($0, on: turn.world.today, by: rules) }) {
      switch taking {
      case .usedUp(let lot): pantry.removeAll { $0.id == lot.id }
      case .left(let lot): pantry = pantry.map { $0.id == lot.id ? lot : $0 }
      }
    }
    if !takings.isEmpty, !foods.contains(used.food) {
      foods.append(used.food)
    } else if takings.isEmpty, let lot = uncounted(used.food, in: pantry).first,
      !change.uncounted.contains(lot)
    {
      change.uncounted.append(lot)
    }
  }
  guard !foods.isEmpty || !change.uncounted.isEmpty else {
    return turn.say(
      NothingOfItAtHome(title: dish.recipe.title), focus: .dish(dish, servings: servings, in: turn))
  }
  for lot in turn.world.pantry where !pantry.contains(lot) {
    if let left = pantry.first(where: { $0.id == lot.id }) { turn.put(left) } else { turn.remove(lot) }
  }
  change.taken = foods.map(plural)
  change.lots = pantry.filter { lot in foods.contains { $0.id == lot.ingredient } }
  change.dish = dish.recipe.title
  turn.isUndoable = !foods.isEmpty
  turn.say(change, focus: pantryFocus)
}
