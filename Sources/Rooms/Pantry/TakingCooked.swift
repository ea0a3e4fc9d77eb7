import Talk

/// "Take its ingredients out of the pantry": what a cooked dish took at those servings goes off what is at home, once for
/// a dinner. What can't be counted off, and what there was less of than the dish takes, is said. Without a dish it is the
/// one in focus, where that was cooked; nothing is taken for an evening to come, and nothing for leftovers.
func takeCooked(_ said: Said, _ turn: inout Turn) {
  let today = turn.world.today
  let day = said.slots.days("day").first
  if let day, day > today { return turn.say(NotCookedYet(day: day)) }
  let isNamed = said.slots.has("recipe") || day != nil
  if !isNamed {
    let cooked = turn.state.focus.recipe.flatMap { recipe in lastCooked(recipe, turn) }
    guard cooked != nil else { return turn.say(TakenOutOfWhat()) }
  }
  guard let dish = dish(said.slots.dish, &turn),
    let servings = servings(said.slots.servingWords, of: dish, &turn)
  else { return }
  let evening = day ?? lastCooked(dish.card.id, turn)?.day ?? today
  if turn.world.plannedMeal(on: evening).map({ $0.recipe == dish.card.id && $0.kind == .leftovers }) ?? false
  {
    return turn.say(TakenForLeftovers(title: dish.recipe.title))
  }
  let mark = "\(evening.iso) \(dish.card.id.rawValue)"
  if turn.world.kitchen[Setting.self].contains(where: { $0.name == .takenOut && $0.value == mark }) {
    return turn.say(TakenOutBefore(title: dish.recipe.title))
  }
  let taken = Takings(of: foodsUsed(dish.recipe, servings: servings, table: turn.world.catalogue.table), turn)
  guard !taken.foods.isEmpty || !taken.uncounted.isEmpty else {
    return turn.say(
      NothingOfItAtHome(title: dish.recipe.title), focus: .dish(dish, servings: servings, in: turn))
  }
  let before = turn.world.pantry
  for lot in before where !taken.pantry.contains(lot) {
    if let left = taken.pantry.first(where: { $0.id == lot.id }) { turn.put(left) } else { turn.remove(lot) }
  }
  noteEaten(since: before, &turn)
  if !taken.foods.isEmpty {
    turn.put(Setting(.takenOut, mark))
    turn.isUndoable = true
  }
  turn.say(
    CookedTakenOut(
      title: dish.recipe.title, servings: servings, taken: taken.foods.map(plural),
      left: taken.pantry.filter { lot in taken.foods.contains { $0.id == lot.ingredient } },
      short: taken.short.map(plural), uncounted: taken.uncounted.map(plural)),
    focus: pantryFocus)
}

/// The last time that dish was cooked, today or in the two days before.
private func lastCooked(_ recipe: RecipeID, _ turn: Turn) -> MealHistoryEntry? {
  let today = turn.world.today
  return turn.world.history.last {
    $0.recipe == recipe && $0.outcome == .cooked && (0...2).contains(today - $0.day)
  }
}

/// What becomes of the pantry when foods are used.
private struct Takings {
  var pantry: [PantryItem]
  var foods: [Ingredient] = []
  /// Foods of which there was less than was used.
  var short: [Ingredient] = []
  /// Foods at home in a measure that does not meet the recipe's, or without a number.
  var uncounted: [Ingredient] = []

  init(of used: [FoodUsed], _ turn: Turn) {
    pantry = turn.world.pantry
    for one in used {
      let lots = pantry.filter { $0.ingredient == one.food.id }
      guard !lots.isEmpty else {
        if foods.contains(one.food), !short.contains(one.food) { short.append(one.food) }
        continue
      }
      let takings = one.amount.map { taking($0, of: one.food, from: pantry) } ?? []
      if takings.isEmpty {
        if !one.food.isBasic, !uncounted.contains(one.food) { uncounted.append(one.food) }
        continue
      }
      let rules = turn.world.datingRules.rules(for: one.food)
      var isEnough = false
      for taking in takings.map({ openedByUse($0, on: turn.world.today, by: rules) }) {
        switch taking {
        case .usedUp(let lot): pantry.removeAll { $0.id == lot.id }
        case .left(let lot):
          isEnough = true
          pantry = pantry.map { $0.id == lot.id ? lot : $0 }
        }
      }
      if !foods.contains(one.food) { foods.append(one.food) }
      if !isEnough, let need = one.amount, sum(of: takings, in: need.unit, one.food) < need.value,
        !short.contains(one.food)
      {
        short.append(one.food)
      }
    }
  }

  private func sum(of takings: [LotTaking], in unit: Unit, _ food: Ingredient) -> Rational {
    takings.reduce(.zero) { sum, taking in
      guard case .usedUp(let lot) = taking, let amount = lot.amount,
        let part = try? convertUnit(amount, to: unit, density: food.density)
      else { return sum }
      return sum + part.value
    }
  }
}
