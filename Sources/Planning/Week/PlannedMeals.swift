/// The meal a dish becomes on a day: cooked for those who eat, or for those of two evenings.
func plannedMeal(
  _ card: RecipeCard, on day: Day, eaters: Int, servings: Int? = nil, because reasons: [PickReason],
  larder: Larder
) -> PlannedMeal {
  let servings = servings ?? eaters
  let used = larder.recipe(card.id).map { usedCost(of: $0, servings: servings, table: larder.table) }
  let contains = Allergen.allCases.filter { card.contains.contains(FoodTags($0.tag)) }
  return PlannedMeal(
    day: day, recipe: card.id, title: card.title, cuisine: card.cuisine, protein: card.protein,
    minutes: card.minutes, eaters: eaters, servings: servings,
    used: used ?? card.usedPerServing * servings, because: reasons, contains: contains,
    mayContain: Allergen.allCases.filter {
      card.mayContain.contains(FoodTags($0.tag)) && !contains.contains($0)
    }, unknown: card.unknownFoods)
}

extension PlannedMeal {
  /// The evening after it, when what is left is eaten: nothing is cooked or bought for it.
  func leftovers(on day: Day, eaters: Int) -> PlannedMeal {
    var meal = self
    meal.day = day
    meal.kind = .leftovers
    meal.minutes = Leftovers.minutes
    meal.eaters = eaters
    meal.servings = eaters
    meal.used = .zero
    meal.because = [.leftovers(self.day)]
    meal.plates = []
    return meal
  }

  /// The same dish for another number at the table; what it uses follows exactly, rounded to a cent.
  package func served(to eaters: Int, servings: Int? = nil) -> PlannedMeal {
    var meal = self
    let count = servings ?? eaters
    meal.eaters = eaters
    guard kind == .cook, count != self.servings else { return meal }
    meal.servings = count
    meal.used = Money(cents: (Rational(used.cents) * Rational(count, max(1, self.servings))).rounded)
    return meal
  }
}
