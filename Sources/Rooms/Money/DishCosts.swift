import Talk

/// What cooking a dish costs at those servings: the shares of the packages it uses, by the prices known here. A single
/// general word ("chicken") is a food, unless the line speaks of making it.
func tellDishCost(_ said: Said, meant: RecipeID? = nil, _ turn: inout Turn) {
  let words = said.slots.value("recipe")?.shortTexts.first?.lowercased()
  let spoken = Set(wordsSaid(said.text).map(\.word))
  let isMade =
    said.slots.has("servings")
    || !spoken.isDisjoint(with: ["make", "cook", "portion", "serving", "person", "head"])
  let isOnDay = said.slots.dayWords != nil
  if let words, !words.contains(" "), !isMade, !isOnDay, !mealWords.contains(words),
    !turn.world.catalogue.cards.contains(where: { $0.title.lowercased() == words })
  {
    let table = turn.world.catalogue.table
    let foods = table.ingredients.filter { $0.name.mentions(words) && !table.packages(of: $0.id).isEmpty }
    if !foods.isEmpty { return tellPrices(of: foods, &turn) }
  }
  let tonight = turn.world.plannedMeal(on: turn.world.today)?.recipe
  let named: DishReference =
    words.map(mealWords.contains) == true ? tonight.map { .recipe($0) } ?? .focus : said.slots.dish
  let reference = (meant ?? dishOnDay(said, turn)).map(DishReference.recipe) ?? named
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

/// "The soup on Wednesday": that evening's dinner, where the words are some of its title.
private func dishOnDay(_ said: Said, _ turn: Turn) -> RecipeID? {
  guard let day = said.slots.days("day").first, let words = said.slots.value("recipe")?.shortTexts.first,
    let meal = turn.state.draft?.plan.meal(on: day) ?? turn.world.plannedMeal(on: day)
  else { return nil }
  let spoken = said.slots.bindings.first { $0.name == "recipe" && !$0.range.isEmpty }
    .map { Utterance(said.text).text($0.range) }
  return meal.title.mentions(spoken ?? words) || meal.title.mentions(words) ? meal.recipe : nil
}

/// The one dish at hand that goes by half its name where a line names foods of it: "what did the jerk tofu cost". One food by its
/// whole name is that food, unless the line speaks of a dinner.
func dishNamedByFoods(_ said: Said, _ turn: Turn) -> RecipeID? {
  let words = Utterance(said.text).tokens.filter { $0.kind == .word }.map(\.text)
  let named = words.filter { !aroundPrices.contains($0) && !mealWords.contains($0) }
  let speaksOfDish = words.contains { mealWords.contains($0) || $0 == "dish" }
  let isOneFood = said.slots.values("food").count == 1
  guard !named.isEmpty, speaksOfDish || named.count > 1 && !isOneFood else { return nil }
  let near = dishesAtHand(in: turn.state, turn.world).compactMap(turn.world.catalogue.card)
  // What is called a dinner may be any dish of the book.
  for cards in [near, speaksOfDish ? turn.world.catalogue.cards : []] {
    let fitting = cards.filter { card in named.allSatisfy { card.title.mentions($0) } }
    if !fitting.isEmpty { return fitting.count == 1 ? fitting[0].id : nil }
  }
  return nil
}

/// What stands around a dish in a question for its price.
private let aroundPrices: Set<String> = [
  "what", "how", "much", "does", "do", "did", "is", "was", "'s", "will", "would", "the", "a", "our", "my",
  "that", "this", "cost", "costs", "price", "of", "for", "us", "me", "to", "come", "it", "with", "w", "and",
  "in", "total", "so", "ok", "okay", "um", "hey", "please", "per", "head", "person", "serving", "portion",
  "going", "gonna", "tell", "dish", "all", "altogether", "family", "everyone", "now", "again",
]

private let mealWords: Set<String> = ["dinner", "supper", "meal", "lunch", "breakfast", "food", "tea"]
