/// What a dish or a food means for somebody who avoids something.
///
/// Only what is known counts as free: a food that some brands make with it, or a food nobody
/// vouches for, gives `unknown`. Kosher and halal mean the contents checked here, never a
/// certificate. Source: design §6, Knowledge.

/// Whether the dish holds what is avoided. A diet that counts (low-carb, low-sodium) is answered
/// from the card's own figures, the others from its tags; a food also by its ingredients' names.
package func verdict(of card: RecipeCard, for avoided: Avoided) -> Verdict {
  switch avoided {
  case .diet(.lowCarb): return card.lowCarb
  case .diet(.lowSodium): return card.lowSodium
  case .diet, .allergen:
    let known = verdict(contains: card.contains, mayContain: card.mayContain, for: avoided)
    return card.unknownFoods.isEmpty ? known : max(known, .unknown)
  case .food(let name):
    let food = FoodName(name)
    if card.ingredients.contains(where: food.covers) { return .contains }
    if card.unknownFoods.contains(where: { food.covers(IngredientID(FoodName.key($0))) }) {
      return .contains
    }
    let known = verdict(contains: card.contains, mayContain: card.mayContain, for: avoided)
    return card.unknownFoods.isEmpty ? known : max(known, .unknown)
  }
}

/// Whether the food holds what is avoided; an unchecked row is never free. Low-carb and low-sodium
/// are about whole dishes, so a single food is unknown.
package func verdict(of ingredient: Ingredient, for avoided: Avoided) -> Verdict {
  switch avoided {
  case .diet(.lowCarb), .diet(.lowSodium): return .unknown
  case .diet, .allergen: break
  case .food(let name):
    if FoodName(name).covers(ingredient.id) { return .contains }
  }
  let known = verdict(
    contains: ingredient.contains, mayContain: ingredient.mayContain, for: avoided)
  return ingredient.isChecked ? known : max(known, .unknown)
}

/// The tags that make a food forbidden; empty for low-carb, low-sodium and a food that is no tag's
/// name. Kosher also forbids flesh and milk in one dish, which no single tag says.
/// Source: 004 §6; Decisions "Sections" for the words.
package func avoidedTags(_ avoided: Avoided) -> FoodTags {
  switch avoided {
  case .allergen(let allergen): FoodTags(allergen.tag)
  case .food(let name): FoodName(name).tags
  case .diet(let diet): forbiddenTags(diet)
  }
}

private func forbiddenTags(_ diet: Diet) -> FoodTags {
  let vegetarian = FoodTags.flesh.union(.seafood).union(FoodTags([.gelatin, .rennet]))
  return switch diet {
  case .vegan: vegetarian.union(FoodTags([.milk, .egg, .honey]))
  case .vegetarian: vegetarian
  case .kosher: FoodTags([.pork, .shellfish, .mollusc, .gelatin])
  case .halal: FoodTags([.pork, .alcohol, .gelatin])
  case .glutenFree: FoodTags([.wheat, .gluten])
  case .dairyFree: FoodTags([.milk])
  case .nutFree: FoodTags([.treeNut, .peanut])
  case .shellfishFree: FoodTags([.shellfish, .mollusc])
  case .lowCarb, .lowSodium: []
  }
}

private func verdict(contains: FoodTags, mayContain: FoodTags, for avoided: Avoided) -> Verdict {
  let tags = avoidedTags(avoided)
  if !contains.isDisjoint(with: tags) { return .contains }
  var worst: Verdict = mayContain.isDisjoint(with: tags) ? .free : .unknown
  if avoided == .diet(.kosher) {
    worst = max(worst, meatWithMilk(contains: contains, mayContain: mayContain))
  }
  return worst
}

/// Flesh and milk in one dish: known, possible, or neither.
private func meatWithMilk(contains: FoodTags, mayContain: FoodTags) -> Verdict {
  let milk = FoodTags(.milk)
  if !contains.isDisjoint(with: .flesh), contains.isSuperset(of: milk) { return .contains }
  let possible = contains.union(mayContain)
  let isPossible = !possible.isDisjoint(with: .flesh) && possible.isSuperset(of: milk)
  return isPossible ? .unknown : .free
}
