import Talk

/// What cooking a dish costs at those servings: the shares of the packages it uses, by the prices known here.
func tellDishCost(_ said: Said, _ turn: inout Turn) {
  // "Chicken" names no dish of its own: it is the food that is asked about.
  if let words = said.slots.value("recipe")?.shortTexts.first, !words.contains(" "),
    !turn.world.catalogue.cards.contains(where: { $0.title.lowercased() == words.lowercased() })
  {
    let table = turn.world.catalogue.table
    let foods = table.ingredients.filter { $0.name.mentions(words) && !table.packages(of: $0.id).isEmpty }
    if !foods.isEmpty { return tellPrices(of: Array(foods.prefix(4)), &turn) }
  }
  guard let dish = dish(said.slots.dish, &turn),
    let servings = servings(said.slots.servingWords, of: dish, &turn)
  else { return }
  let table = turn.world.catalogue.table
  var unpriced: [String] = []
  for line in dish.recipe.ingredients where !line.isOptional {
    let food = line.ingredient.flatMap { table[$0] }
    if food?.isBasic ?? false { continue }
    if food.map({ table.packages(of: $0.id).isEmpty }) ?? true, !unpriced.contains(line.name) {
      unpriced.append(line.name)
    }
  }
  turn.say(
    DishCostTold(
      title: dish.recipe.title, servings: servings,
      cost: usedCost(of: dish.recipe, servings: servings, table: table), unpriced: unpriced),
    focus: .dish(dish, servings: servings, in: turn))
}
