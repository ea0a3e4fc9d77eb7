/// A food or a dish that was asked about.
package enum NamedEdible {
  case food(Ingredient)
  case dish(FoundDish)
}

/// The food or dish that the slot `food` points at; nil when nobody knows it, and that was said.
package func namedEdible(in said: Said, _ turn: inout Turn) -> NamedEdible? {
  switch said.slots.edible {
  case .food(let id):
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
