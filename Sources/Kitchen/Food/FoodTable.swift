import Quantities

/// The knowledge of what food is: ingredients, how they are sold, what is in them.
///
/// Rows are in the order of their ids; a lookup by name folds case and knows plurals and aliases.
package struct FoodTable: Sendable {
  package let ingredients: [Ingredient]
  private var packages: [IngredientID: [Package]]
  private let profiles: [Int: NutrientProfile]
  private let substitutions: [IngredientID: [Substitution]]
  private let byID: [IngredientID: Int]
  private let byName: [String: Int]
  /// How long food keeps.
  package let shelfLife: ShelfLife
  /// What a kilogram of food took to make.
  package let footprints: Footprints

  package init(
    ingredients: [Ingredient], packages: [Package], profiles: [Int: NutrientProfile],
    substitutions: [Substitution] = [], shelfLife: ShelfLife = .empty, footprints: Footprints = .none
  ) {
    (self.shelfLife, self.footprints) = (shelfLife, footprints)
    let sorted = ingredients.sorted { $0.id < $1.id }
    self.ingredients = sorted
    self.packages = Dictionary(grouping: packages, by: \.ingredient)
    self.profiles = profiles
    self.substitutions = Dictionary(grouping: substitutions, by: \.ingredient)
    var byID: [IngredientID: Int] = [:]
    var byName: [String: Int] = [:]
    for (index, ingredient) in sorted.enumerated() {
      byID[ingredient.id] = index
      for name in [ingredient.name] + [ingredient.plural].compactMap({ $0 }) + ingredient.aliases {
        let key = Self.key(name)
        if byName[key] == nil { byName[key] = index }
      }
    }
    (self.byID, self.byName) = (byID, byName)
  }

  package static let empty = FoodTable(ingredients: [], packages: [], profiles: [:])

  package subscript(id: IngredientID) -> Ingredient? { byID[id].map { ingredients[$0] } }

  /// The ingredient of that name, plural or alias; a plain English plural of a name also counts.
  package func ingredient(named name: some StringProtocol) -> Ingredient? {
    let key = Self.key(name)
    if let index = byName[key] { return ingredients[index] }
    for ending in ["es", "s"] where key.hasSuffix(ending) {
      if let index = byName[String(key.dropLast(ending.count))] { return ingredients[index] }
    }
    return nil
  }

  /// The canned form of a food that is counted in cans: corn by the can is canned corn, not frozen. The food itself
  /// where the table has no such form.
  package func canned(_ food: Ingredient) -> Ingredient {
    guard !food.name.hasPrefix("canned ") else { return food }
    let plain = ["frozen ", "fresh ", "dried "].reduce(food.name) { name, word in
      name.hasPrefix(word) ? String(name.dropFirst(word.utf8.count)) : name
    }
    return ingredient(named: "canned \(plain)") ?? food
  }

  /// The only food with a name one slip away from this one, and that name; nil where there is none, or several.
  func ingredient(nearly name: String) -> (food: Ingredient, name: String)? {
    let key = Self.key(name)
    guard key.utf8.count >= 5 else { return nil }
    let letters = Array(key.utf8)
    // A slip changes the length by one at most; the count of bytes is known without looking at them.
    let lengths = max(5, letters.count - 1)...(letters.count + 1)
    let near = byName.filter { lengths.contains($0.key.utf8.count) && isOneSlip(letters, Array($0.key.utf8)) }
    guard Set(near.values).count == 1, let found = near.min(by: { $0.key < $1.key }) else { return nil }
    return (ingredients[found.value], found.key)
  }

  /// How it is sold, in the table's order; empty when unpriced.
  package func packages(of id: IngredientID) -> [Package] { packages[id] ?? [] }

  /// The same packages, each as `change` makes it.
  mutating func mapPackages(_ change: (Package) -> Package) {
    packages = packages.mapValues { $0.map(change) }
  }

  /// The household's price first, in place of packages of the same container.
  mutating func put(_ price: OwnPrice) {
    let own = Package(
      ingredient: price.ingredient, amount: price.amount, container: price.container, price: price.price,
      source: "paid \(price.day.iso)", period: String(price.day.iso.prefix(7)), quality: .own)
    packages[price.ingredient] =
      [own] + packages(of: price.ingredient).filter { $0.container != price.container }
  }

  /// What can stand in for it, the best first, in the table's order; empty when nothing is known.
  package func substitutions(for id: IngredientID) -> [Substitution] { substitutions[id] ?? [] }

  package func profile(of ingredient: Ingredient) -> NutrientProfile? {
    ingredient.fdcID.flatMap { profiles[$0] }
  }

  private static func key(_ name: some StringProtocol) -> String {
    name.lowercased().split(whereSeparator: { $0 == " " || $0 == "-" }).joined(separator: " ")
  }
}
