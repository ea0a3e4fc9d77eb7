/// The dish's name; what is eaten twice says so the second time. Source: requirements MP-S5.
package func title(of meal: PlannedMeal) -> String {
  meal.kind == .leftovers ? "Leftovers: \(meal.title)" : meal.title
}

/// "taco night", or the dish.
package func fixedText(_ dish: FixedDish) -> String {
  if let own = dish.own { return "\(own), your own" }
  return dish.wants.isEmpty
    ? spaced(dish.recipe?.rawValue ?? "") : "\(joined(dish.wants.map(foodText))) night"
}

/// Figures side by side, each kept whole.
package func column(_ parts: String...) -> String { parts.map(unbroken).joined(separator: "\u{A0}\u{A0} ") }

/// The basics a list counts on; empty for none.
package func assumedSentence(_ list: GroceryList) -> String { assumedSentence(list.assumed) }

/// The same, of their names.
package func assumedSentence(_ assumed: [String]) -> String {
  assumed.isEmpty ? "" : "Assumed at home: \(assumed.joined(separator: ", "))."
}

/// A food's name for several of it.
package func plural(_ food: Ingredient) -> String { food.plural ?? food.name }

/// "1 star", "4 stars".
package func starsText(_ stars: Stars) -> String { counted(stars.count, "star") }
