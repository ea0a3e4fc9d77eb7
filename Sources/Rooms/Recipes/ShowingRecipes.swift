import Talk

/// A recipe's page, at the servings asked for or planned, else for as many as are at the table; in the measures
/// asked for.
func showRecipe(_ said: Said, _ turn: inout Turn) {
  let wish = RecipeWish(said)
  guard let dish = dish(said.slots.dish, &turn), let view = view(of: dish, as: wish, &turn) else { return }
  let id = dish.recipe.id
  let page = RecipePage(
    view: view, card: dish.card, use: use(of: id, turn.world),
    isFavorite: turn.world.favorites.contains(id),
    ownTags: turn.world.kitchen[RecipeTag.self].filter { $0.recipe == id }.map(\.tag))
  turn.say(page, focus: .dish(dish, as: view, in: turn))
  let unfit = whoMayNot(dish.card, turn)
  if !unfit.isEmpty { turn.say(DishNotFor(title: dish.recipe.title, names: unfit)) }
  turn.warnOfUnfit(turn.world.activePlans.flatMap(\.plan.meals).filter { $0.recipe == id })
}

/// How often it was on the table and when last, as far as plans tell.
private func use(of id: RecipeID, _ world: World) -> RecipeUse {
  let days = world.activePlans.flatMap(\.plan.meals).flatMap(\.dishes).filter { $0.recipe == id }.map(\.day)
    .sorted()
  return RecipeUse(
    eaten: days.filter { $0 < world.today }.count, last: days.last { $0 < world.today },
    next: days.first { $0 >= world.today })
}

/// How long a dish takes.
func tellRecipeTime(_ said: Said, _ turn: inout Turn) {
  guard let dish = dish(said.slots.dish, &turn) else { return }
  let ready = said.slots.word("when").flatMap(TableTime.init)
  turn.say(RecipeTimeTold(recipe: dish.recipe, ready: ready), focus: .dish(dish, in: turn))
}

/// What goes into a dish, or what a food is.
func listIngredients(_ said: Said, _ turn: inout Turn) {
  let wish = RecipeWish(said)
  // "How many eggs for it": the whole list has them.
  _ = said.slots.value("part")
  switch said.slots.edible {
  case .food(let id):
    if let planned = plannedDish(called: said.slots.value("food")?.name ?? "", turn) {
      guard let dish = dish(.recipe(planned), &turn), let view = view(of: dish, as: wish, &turn) else {
        return
      }
      turn.say(IngredientsListed(view: view, card: dish.card), focus: .dish(dish, as: view, in: turn))
      return
    }
    if let food = turn.world.catalogue.table[id] {
      explain(food, &turn)
    } else {
      turn.say(UnknownFood(said.slots.value("food")?.name ?? said.text))
    }
  case .dish(let reference):
    guard let dish = dish(reference, &turn), let view = view(of: dish, as: wish, &turn) else { return }
    turn.say(IngredientsListed(view: view, card: dish.card), focus: .dish(dish, as: view, in: turn))
  }
}
