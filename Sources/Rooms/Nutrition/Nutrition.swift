package import Talk

/// What food holds: of a dish or a food, of a whole plan, and the figures a household measures it against.
package let nutrition = Room(
  "nutrition",
  intents: [
    Intent("ask_nutrition") { turn, said in tellNutrition(said, &turn) },
    Intent("week_nutrition") { turn, said in tellWeekNutrition(said, &turn) },
    Intent("guideline_tell") { turn, said in
      if let words = GuidelineWords(said.slots) { heed(words, &turn) } else { unreadable(&turn) }
    },
  ])

/// Calories and the rest, of a serving or of an amount of a food. Source: requirements MP-24.
private func tellNutrition(_ said: Said, _ turn: inout Turn) {
  let table = turn.world.catalogue.table
  let wanted = said.slots.amountSaid
  let nutrient = said.slots.word("nutrient").flatMap { Nutrient(rawValue: $0) }
  switch namedEdible(in: said, &turn) {
  case nil: return
  case .food(let food)?:
    let amount = wanted ?? usualAmount(of: food)
    guard let facts = calculateNutrition(amount, of: food, table: table) else {
      return turn.say(NoNutritionFigures(food: food, amount: wanted))
    }
    turn.say(NutritionTold(name: food.name, amount: amount, facts: facts, nutrient: nutrient))
  case .dish(let dish)?:
    let facts = calculateNutrition(dish.recipe, servings: dish.recipe.servings, table: table)
    let counted = dish.recipe.ingredients.filter { !$0.isOptional && $0.quantity.total != nil }
    let measured = counted.filter { line in
      line.ingredient.flatMap { table[$0] }.flatMap { table.profile(of: $0) } != nil
        && !facts.unweighed.contains(line.name)
    }
    turn.say(
      NutritionTold(
        name: dish.recipe.title, amount: nil, facts: facts, nutrient: nutrient, measured: measured.count,
        foods: counted.count),
      focus: .dish(dish, in: turn))
  }
}

/// "Is this week healthy", "how much sodium is in the plan": of the plan on the table, else of the saved one.
private func tellWeekNutrition(_ said: Said, _ turn: inout Turn) {
  let topic = WeekTopic(said.slots)
  let plans =
    [turn.state.draft?.plan, turn.world.currentPlan?.plan].compactMap { $0 }
    + turn.world.activePlans.map(\.plan)
  let isOfNext = said.text.lowercased().contains("next week")
  let next = turn.world.today.monday + 7
  guard let plan = plans.first(where: { !isOfNext || $0.starts?.monday == next }) else {
    return turn.say(NoPlan(.nutrition))
  }
  turn.say(
    WeekNutritionTold(week: turn.world.nutrition(of: plan, for: turn.household), asked: topic),
    focus: Focus(.plan, again: turn.choice(.showPlan)))
}
