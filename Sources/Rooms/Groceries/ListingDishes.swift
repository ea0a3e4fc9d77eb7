import Talk

/// Puts what a dish needs on the list that is meant; without an open one a new list is asked for first. Source:
/// requirements FR-RM-009, FR-RM-011.
func listDish(_ said: Said, _ turn: inout Turn) {
  // "Shopping for thursday's dinner" only looks.
  if !asksToPut(said.text), case .day(let day) = said.slots.dish {
    said.slots.readAll()
    return showList(for: [day], &turn)
  }
  guard let dish = dish(said.slots.dish, &turn),
    let servings = servings(said.slots.servingWords, of: dish, &turn)
  else { return }
  guard let list = meantList(said, &turn) else {
    return NewListQuestion(recipe: dish.recipe.id, servings: servings, week: turn.world.today.monday).ask(
      &turn)
  }
  let days = evenings(of: dish.recipe.id, on: list, turn)
  guard days.isEmpty else {
    guard asksToPut(said.text) || said.slots.has("servings") else { return showList(for: days, &turn) }
    return ListDishAgainQuestion(
      recipe: dish.recipe.id, title: dish.recipe.title, servings: servings, days: days
    ).ask(&turn)
  }
  putOnList(dish.recipe, servings: servings, said, &turn)
}

/// Whether a line asks in so many words that something be put on a list.
func asksToPut(_ line: String) -> Bool {
  let verbs: Set<String> = [
    "add", "put", "stick", "write", "pop", "jot", "throw", "include", "note", "onto", "chuck", "append",
    "load",
    "transfer", "move", "fill", "double", "again",
  ]
  return Utterance(line).tokens.contains { verbs.contains($0.text) }
}

/// The evenings ahead on which the dish is cooked and whose needs stand on that list.
private func evenings(of recipe: RecipeID, on list: ShoppingList, _ turn: Turn) -> [Day] {
  let days = PlannedNeeds(of: list, turn).items.flatMap(\.sources).filter { $0.recipe == recipe }.map(\.day)
  return Set(days).filter { $0 >= turn.world.today }.sorted()
}

/// "It is on the list already; once more?" A no changes nothing.
struct ListDishAgainQuestion: YesNoQuestion {
  static let name = "list-dish-again"
  var recipe: RecipeID
  var title: String
  var servings: Int
  var days: [Day]

  var asked: any Reply { ListDishAgainAsked(title: title, servings: servings, days: days) }

  func carryOut(_ turn: inout Turn) {
    guard let found = turn.world.catalogue.recipe(recipe) else { return }
    putOnList(found, servings: servings, nil, &turn)
  }
}

/// What the recipe takes at so many servings, each thing with its amount; basics are assumed at home and told.
private func putOnList(_ recipe: Recipe, servings: Int, _ said: Said?, _ turn: inout Turn) {
  let table = turn.world.catalogue.table
  var things: [Wanted] = []
  var assumed: [String] = []
  let view = RecipeView(recipe, servings: Rational(servings))
  for line in view.shown.ingredients where !line.isOptional {
    let food = line.ingredient.flatMap { table[$0] }
    if let food, food.isBasic {
      if !assumed.contains(food.name) { assumed.append(food.name) }
      continue
    }
    let section = food.map { ListSection($0.section) } ?? .unknown
    let amounts = line.quantity.amounts
    for amount in amounts.isEmpty ? [nil] : amounts.map(Optional.some) {
      things.append(
        Wanted(ingredient: food?.id, name: food.map(plural) ?? line.name, section: section, amount: amount))
    }
  }
  turn.say(DishListed(title: recipe.title, servings: servings, assumed: assumed))
  addToList(things, from: .recipe(recipe.id), said, &turn)
}

/// "Create a new grocery list for the week of March 2?" A no changes nothing.
struct NewListQuestion: YesNoQuestion {
  static let name = "new-list"
  var recipe: RecipeID
  var servings: Int
  var week: Day

  var asked: any Reply { NewListAsked(week: week) }

  func carryOut(_ turn: inout Turn) {
    guard let found = turn.world.catalogue.recipe(recipe) else { return }
    putOnList(found, servings: servings, nil, &turn)
  }
}

/// What a line of the list is for. Source: requirements QM-09.
func explainLine(_ said: Said, _ turn: inout Turn) {
  let things = wanted(in: said, &turn)
  guard let list = meantList(said, &turn) else { return turn.say(NoList()) }
  let lines = standing(list, turn).lines
  if things.isEmpty { return sayPlainly(said, &turn) }
  for thing in things {
    let found = groceryLines(for: thing, in: lines)
    if found.isEmpty { turn.say(NotOnList(name: thing.name)) }
    for line in found {
      let dishes = line.dishes.map { use in
        LineUse(
          title: turn.world.catalogue.card(use.recipe)?.title ?? use.recipe.rawValue, day: use.day,
          amount: use.amount)
      }
      let own = line.entries.map { entry in
        guard case .recipe(let id) = entry.source else {
          let reason = entry.source == .staples ? entry.note ?? "" : nil
          return LineUse(title: nil, day: nil, amount: entry.amount, staple: reason)
        }
        return LineUse(
          title: turn.world.catalogue.card(id)?.title ?? id.rawValue, day: nil, amount: entry.amount)
      }
      turn.say(
        LineExplained(line: line, uses: dishes + own, surplus: surplus(of: line, turn.world.table)),
        focus: listFocus)
    }
  }
}

/// "Is bread on the list": each thing with how much of it is to be bought, or that it is not there.
func tellWhetherListed(_ said: Said, _ turn: inout Turn) {
  let things = wanted(in: said, &turn)
  if things.isEmpty { return sayPlainly(said, &turn) }
  let lines = meantList(said, &turn).map { standing($0, turn).lines } ?? []
  var told = ListedOrNot()
  for thing in things {
    let found = groceryLines(for: thing, in: lines)
    if found.isEmpty { told.missing.append(thing.name) }
    told.lines += found
  }
  turn.say(told, focus: listFocus)
}

/// What the packages hold beyond what is needed. Source: requirements QM-05.
private func surplus(of line: ListLine, _ table: FoodTable) -> Amount? {
  guard let buy = line.buy, line.need.count == 1, let need = line.need.first else { return nil }
  let density = line.ingredient.flatMap { table[$0]?.density } ?? .unknown
  let whole = buy.package.amount * Rational(buy.packages)
  guard let held = try? convertUnit(whole, to: need.unit, density: density), held.value > need.value else {
    return nil
  }
  return Amount(held.value - need.value, need.unit)
}

extension Quantity {
  /// What it counts with: the amount, the upper end of a range, what packages hold; none for words.
  fileprivate var amounts: [Amount] {
    switch measure {
    case .amount(let amount): [amount]
    case .range(let low, let high): [Amount(high, low.unit)]
    case .packages(let count, _, let size): [size * count]
    case .words: []
    }
  }
}
