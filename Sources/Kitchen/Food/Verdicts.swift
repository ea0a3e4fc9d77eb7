/// What a dish or a food means for somebody who avoids something.
///
/// Only what is known counts as free: a food that some brands make with it, or a food nobody
/// vouches for, gives `unknown`. Kosher and halal mean the contents checked here, never a
/// certificate. Source: design §6, Knowledge.

/// One avoidance made ready to look at many dishes.
package struct Screen: Sendable {
  package let avoided: Avoided
  private let tags: FoodTags
  private let food: FoodName?
  private let single: SingleOfAllergen?
  /// For a kind of dish, the names by which a title shows it.
  private let titles: [FoodName]

  package init(_ avoided: Avoided) {
    self.avoided = avoided
    tags = avoidedTags(avoided)
    switch avoided {
    case .food(let name): (food, single) = (FoodName(name), SingleOfAllergen(name))
    case .diet, .allergen: (food, single) = (nil, nil)
    }
    titles = food.map(DishKind.titles) ?? []
  }

  /// Whether the dish holds what is avoided. A diet that counts (low-carb, low-sodium) is answered
  /// from the card's own figures, the others from its tags; a food also by its ingredients' names.
  package func verdict(of card: RecipeCard) -> Verdict {
    switch avoided {
    case .diet(.lowCarb): return card.lowCarb
    case .diet(.lowSodium): return card.lowSodium
    case .diet, .allergen, .food: break
    }
    if !titles.isEmpty {
      let title = IngredientID(FoodName.key(card.title))
      if titles.contains(where: { $0.covers(title) }) { return .contains }
    }
    if let food {
      if card.ingredients.contains(where: food.covers) || card.parts.contains(where: food.covers) {
        return .contains
      }
      let isNamed = card.unknownFoods.contains { food.covers(IngredientID(FoodName.key($0))) }
      if isNamed { return .contains }
    }
    if avoided == .diet(.kosher), card.ingredients.contains(where: fishWithoutScales.contains) {
      return .contains
    }
    let other = single?.verdict(
      contains: card.contains, mayContain: card.mayContain, ingredients: card.ingredients)
    let known = max(known(contains: card.contains, mayContain: card.mayContain), other ?? .free)
    return card.unknownFoods.isEmpty ? known : max(known, .unknown)
  }

  /// Whether the food holds what is avoided; an unchecked row is never free. Low-carb and
  /// low-sodium are about whole dishes, so a single food is unknown.
  package func verdict(of ingredient: Ingredient) -> Verdict {
    if avoided.isAboutWholeDishes { return .unknown }
    if let food, food.covers(ingredient.id) || ingredient.parts.contains(where: food.covers) {
      return .contains
    }
    if avoided == .diet(.kosher), fishWithoutScales.contains(ingredient.id) { return .contains }
    let other = single?.verdict(
      contains: ingredient.contains, mayContain: ingredient.mayContain, ingredients: [ingredient.id])
    let known = max(known(contains: ingredient.contains, mayContain: ingredient.mayContain), other ?? .free)
    return ingredient.isChecked ? known : max(known, .unknown)
  }

  /// What the tags alone say.
  private func known(contains: FoodTags, mayContain: FoodTags) -> Verdict {
    if !contains.isDisjoint(with: tags) { return .contains }
    let worst: Verdict = mayContain.isDisjoint(with: tags) ? .free : .unknown
    guard avoided == .diet(.kosher) else { return worst }
    return max(worst, meatWithMilk(contains: contains, mayContain: mayContain))
  }
}

/// Whether the dish holds what is avoided. For many dishes make one `Screen`.
package func verdict(of card: RecipeCard, for avoided: Avoided) -> Verdict {
  Screen(avoided).verdict(of: card)
}

/// Whether the food itself holds what is avoided; an unchecked row is never free.
package func verdict(of ingredient: Ingredient, for avoided: Avoided) -> Verdict {
  Screen(avoided).verdict(of: ingredient)
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

/// Fish that kosher forbids though no tag of theirs does. Source: Leviticus 11:9–12.
private let fishWithoutScales: Set<IngredientID> = [
  IngredientID("catfish-fillet"), IngredientID("swordfish-steak"),
]

/// Flesh and milk in one dish: known, possible, or neither.
private func meatWithMilk(contains: FoodTags, mayContain: FoodTags) -> Verdict {
  let milk = FoodTags(.milk)
  if !contains.isDisjoint(with: .flesh), contains.isSuperset(of: milk) { return .contains }
  let possible = contains.union(mayContain)
  let isPossible = !possible.isDisjoint(with: .flesh) && possible.isSuperset(of: milk)
  return isPossible ? .unknown : .free
}

extension Avoidance {
  /// Whether the dish may be offered. For many dishes take `admission` once.
  package func allows(_ card: RecipeCard) -> Bool { admission(card) }

  /// What tells of many dishes whether each may be offered.
  package var admission: @Sendable (RecipeCard) -> Bool {
    let (screen, strength) = (Screen(what), strength)
    return { strength.accepts(screen.verdict(of: $0)) }
  }
}

extension Avoidance.Strength {
  /// What is strictly avoided must be known to be absent, what is disliked must only not be known to be
  /// there. Source: design §6, Knowledge.
  func accepts(_ answer: Verdict) -> Bool { self == .strict ? answer == .free : answer != .contains }
}
