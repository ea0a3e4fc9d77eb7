/// What fills the plate beside the rest: no evening after another should have the same.
enum Starch: String, CaseIterable {
  case pasta, noodle, rice, potato, tortilla, bread, grain

  /// A small number for tables.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension RecipeCard {
  /// By its foods; nil for a dish without any of them. Kinds stand in `parts` ("pasta", "tortilla"), others by the words
  /// of the food's row.
  var starch: Starch? {
    if parts.contains(IngredientID("tortilla")) { return .tortilla }
    if parts.contains(IngredientID("pasta")) { return .pasta }
    var found: Starch?
    for id in ingredients {
      guard let starch = Starch(food: id) else { continue }
      // Potatoes and bread often come beside rice or noodles, which name the dish.
      if found == nil || starch == .noodle || starch == .rice { found = starch }
    }
    return found
  }
}

extension Starch {
  fileprivate init?(food: IngredientID) {
    let words = food.rawValue.split(separator: "-")
    guard let last = words.last else { return nil }
    switch last {
    case "noodle", "noodles": self = .noodle
    case "rice": self = .rice
    case "potato", "gnocchi": self = .potato
    case "bread", "bun", "pita", "naan", "roll", "baguette", "muffin": self = .bread
    case "quinoa", "couscous", "bulgur", "barley", "farro", "polenta", "millet": self = .grain
    default: return nil
    }
  }
}
