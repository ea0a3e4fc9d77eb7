extension FoodTable {
  /// Whether dishes can be checked for what is avoided: a diet, an allergen, a kind of food or of dishes, or a food that some row of the
  /// table is or is made of. Words that name nothing here are never free of anything: nobody can say. Source: law "Unknown is never vouched for".
  package func knows(_ avoided: Avoided) -> Bool {
    guard case .food(let words) = avoided else { return true }
    let name = FoodName(words)
    return !name.tags.isEmpty || !DishKind.titles(name).isEmpty
      || ingredients.contains { name.covers($0.id) || $0.parts.contains(where: name.covers) }
  }
}
