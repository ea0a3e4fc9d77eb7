/// A food or a dish that was asked about.
package enum NamedEdible {
  case food(Ingredient)
  case dish(FoundDish)
}

/// The food or dish that the slot `food` points at; nil when nobody knows it, and that was said.
package func namedEdible(in said: Said, _ turn: inout Turn) -> NamedEdible? {
  switch said.slots.edible {
  case .food(let id):
    // "Chicken noodle soup" is the one on the plan, where one is.
    if let planned = plannedDish(called: said.slots.value("food")?.name ?? "", turn) {
      return dish(.recipe(planned), &turn).map { .dish($0) }
    }
    if let food = turn.world.catalogue.table[id] { return .food(food) }
    return turn.none(saying: UnknownFood(said.slots.value("food")?.name ?? said.text))
  case .dish(.unknown(let words)) where !someRecipeHas(words, turn.world):
    return turn.none(saying: UnknownFood(words))
  case .dish(let reference): return dish(reference, &turn).map { .dish($0) }
  }
}

private func someRecipeHas(_ words: String, _ world: World) -> Bool {
  let text = words.split(separator: " ").map(String.init)
  return !searchRecipes(world.catalogue.cards, RecipeSearchCriteria(text: text)).isEmpty
}

/// A name in the middle of a sentence: its first letter small.
package func lowered(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

/// A dish amid a sentence: "the lentil soup", and "Carla's minestrone", which keeps her name.
package func theDish(_ title: String) -> String {
  let owner = title.split(separator: " ").first ?? ""
  return owner.hasSuffix("'s") || owner.hasSuffix("’s") ? title : "the \(lowered(title))"
}

/// The dish of the plan, from today on, that goes by those words: its title up to "with" ends in them ("chicken noodle soup").
/// A food that only goes into a dish is none: "sweet potato" is no sweet potato stew. Nil for one word, and where none does.
package func plannedDish(called words: String, _ turn: Turn) -> RecipeID? {
  guard words.contains(" ") else { return nil }
  let meals =
    (turn.state.draft?.plan.meals ?? [])
    + turn.world.activePlans.flatMap(\.plan.meals).filter { $0.day >= turn.world.today }
  return meals.first { meal in
    let title = meal.title.lowercased()
    let name = title.firstRange(of: " with ").map { String(title[..<$0.lowerBound]) } ?? title
    return name == words.lowercased() || name.hasSuffix(" " + words.lowercased())
  }?.recipe
}
