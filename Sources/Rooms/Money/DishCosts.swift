import Talk

/// What cooking a dish costs at those servings: the shares of the packages it uses, by the prices known here. A single
/// general word ("chicken") is a food, unless the line speaks of making it.
func tellDishCost(_ said: Said, _ turn: inout Turn) {
  let words = said.slots.value("recipe")?.shortTexts.first?.lowercased()
  let spoken = Set(wordsSaid(said.text).map(\.word))
  let isMade =
    said.slots.has("servings")
    || !spoken.isDisjoint(with: ["make", "cook", "portion", "serving", "person", "head"])
  if let words, !words.contains(" "), !isMade, !mealWords.contains(words),
    !turn.world.catalogue.cards.contains(where: { $0.title.lowercased() == words })
  {
    let table = turn.world.catalogue.table
    let foods = table.ingredients.filter { $0.name.mentions(words) && !table.packages(of: $0.id).isEmpty }
    if !foods.isEmpty { return tellPrices(of: foods, &turn) }
  }
  let tonight = turn.world.plannedMeal(on: turn.world.today)?.recipe
  let reference: DishReference =
    words.map(mealWords.contains) == true ? tonight.map { .recipe($0) } ?? .focus : said.slots.dish
  guard let dish = dish(reference, &turn), let servings = servings(said.slots.servingWords, of: dish, &turn)
  else { return }
  let table = turn.world.catalogue.table
  var (missing, isPriced) = ([String](), false)
  for line in dish.recipe.ingredients where !line.isOptional {
    let food = line.ingredient.flatMap { table[$0] }
    if food?.isBasic ?? false { continue }
    if let food, line.quantity.total != nil, !table.packages(of: food.id).isEmpty {
      isPriced = true
    } else if !missing.contains(line.name) {
      missing.append(line.name)
    }
  }
  guard isPriced else { return turn.say(NoDishCost(title: dish.recipe.title)) }
  turn.say(
    DishCostTold(
      title: dish.recipe.title, servings: servings,
      cost: usedCost(of: dish.recipe, servings: servings, table: table), missing: missing),
    focus: .dish(dish, servings: servings, in: turn))
}

private let mealWords: Set<String> = ["dinner", "supper", "meal", "lunch", "breakfast", "food", "tea"]
