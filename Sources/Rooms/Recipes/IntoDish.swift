import Talk

/// "Can I use sour cream in the carbonara": what of the dish it can stand for, or that it is in there already. False where
/// the line asks something else.
func tellIntoDish(_ food: Ingredient, _ said: Said, _ turn: inout Turn) -> Bool {
  guard said.slots.has("recipe"), !said.slots.has("instead"), putsIn(said.text) else { return false }
  guard let dish = dish(said.slots.dish, &turn) else { return true }
  let table = turn.world.catalogue.table
  let avoids = turn.household.getDietaryRestrictions()
  let standsFor = dish.card.ingredients.filter { id in
    id != food.id
      && table.substitutions(for: id).contains {
        $0.use.count == 1 && $0.use.allSatisfy { $0.ingredient == food.id }
      }
  }.compactMap { table[$0]?.name }
  let notFor = avoids.filter {
    $0.strength == .strict && !$0.what.isAboutWholeDishes && verdict(of: food, for: $0.what) != .free
  }
  turn.say(
    IntoDish(
      food: food, dish: dish.recipe.title, isInIt: dish.card.ingredients.contains(food.id),
      standsFor: standsFor,
      notFor: notFor.map(\.what.phrase)))
  return true
}

/// Whether the line asks to put something into a dish.
private func putsIn(_ line: String) -> Bool {
  let words = Set(wordsSaid(line).map(\.word))
  return !words.isDisjoint(with: ["use", "add", "put", "throw", "chuck", "have"])
    && !words.isDisjoint(with: ["in", "into", "to"])
    && words.isDisjoint(with: ["instead", "without", "substitute", "replace", "place"])
}
