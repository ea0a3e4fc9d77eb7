/// What a cook minds when a recipe is made much larger or smaller, and arithmetic does not tell.
package enum ScalingHint: Hashable, Sendable {
  /// Salt, spices or both are in it. They are not simply multiplied: what to start with, times what is written.
  case seasoning(salt: Bool, spices: Bool, startWith: Rational)
  /// The names of what makes it rise, in the recipe's order.
  case leavening([String])
  /// It is cooked in something that may be too small now, or too large.
  case pan
  /// It takes another time in the heat.
  case time
}

/// What concerns this recipe at this factor of what is written; nothing between 2/3 and 3/2, where it hardly
/// matters. Source: requirements QM-04; food-data §6.
package func scalingHints(for recipe: Recipe, factor: Rational) -> [ScalingHint] {
  guard factor > .zero, factor >= Rational(3, 2) || factor <= Rational(2, 3) else { return [] }
  let scaled = recipe.ingredients.filter { !$0.isFixed && $0.quantity.total != nil }
  var hints: [ScalingHint] = []
  let salt = scaled.contains { words(of: $0).last == "salt" }
  let spices = scaled.contains { isSpice(words(of: $0)) }
  // Half of what comes on top: for twice as much food one and a half times the salt, then the cook tastes.
  let start = factor > .one ? (factor + .one) / Rational(2) : factor
  if salt || spices { hints.append(.seasoning(salt: salt, spices: spices, startWith: start)) }
  var leavening: [String] = []
  for line in scaled where isLeavening(words(of: line)) && !leavening.contains(line.name) {
    leavening.append(line.name)
  }
  if !leavening.isEmpty { hints.append(.leavening(leavening)) }
  let vessels: Set = ["pan", "pot", "skillet", "dish", "tin", "sheet", "wok", "tray", "oven", "casserole"]
  let said = recipe.steps.flatMap { $0.text.lowercased().split { !$0.isLetter } }.map(String.init)
  if said.contains(where: vessels.contains) || vessels.contains(recipe.method) { hints.append(.pan) }
  if recipe.cookMinutes > 0 { hints.append(.time) }
  return hints
}

/// The food's words: of its row, else of its name.
private func words(of line: RecipeIngredient) -> [Substring] {
  (line.ingredient?.rawValue ?? line.name.lowercased()).split { !$0.isLetter }
}

private func isSpice(_ words: [Substring]) -> Bool {
  guard let last = words.last else { return false }
  if spices.contains(last) { return true }
  let before = words.dropLast().last ?? ""
  return spicePairs[last].map { $0.contains(before) } ?? false
}

private let spices: Set<Substring> = [
  "allspice", "berbere", "cardamom", "cayenne", "cinnamon", "cumin", "gochugaru", "mace", "masala", "nutmeg",
  "paprika", "peppercorn", "peppercorns", "saffron", "seasoning", "spice", "spices", "sumac", "turmeric",
  "zaatar",
]

/// Words that name a spice only behind others: "chili powder", never "baking powder".
private let spicePairs: [Substring: Set<Substring>] = [
  "powder": ["chili", "chile", "chilli", "curry", "garlic", "onion", "mustard", "chipotle"],
  "pepper": ["black", "white", "ground", "aleppo", "cayenne", "lemon"],
  "flakes": ["pepper", "chili", "chile", "chilli"],
  "coriander": ["ground"], "clove": ["ground"], "cloves": ["ground"], "ginger": ["ground"],
  "seed": ["cumin", "coriander", "fennel", "mustard", "caraway"],
  "seeds": ["cumin", "coriander", "fennel", "mustard", "caraway"],
]

private func isLeavening(_ words: [Substring]) -> Bool {
  guard let last = words.last else { return false }
  let before = words.dropLast().last ?? ""
  return last == "yeast" && before != "nutritional"
    || before == "baking" && ["powder", "soda"].contains(last)
}
