import Kitchen
import Values

/// A small table of foods for the kitchen's rules, with figures easy to check by head.
enum Fixture {
  static let foods: [Ingredient] = [
    food("chicken-breast", .meat, .chicken, [.chicken], grams: 1, fdc: 1),
    food("bacon", .meat, .pork, [.pork], piece: 25, pieceUnit: .slice),
    food("salmon-fillet", .meat, .fish, [.fish]),
    food("shrimp", .meat, .shellfish, [.shellfish]),
    food("egg", .dairy, .egg, [.egg], piece: 50),
    food("milk", .dairy, nil, [.milk], grams: 1),
    food("coconut-milk", .pantry, nil, [], grams: 1),
    food("parmesan", .dairy, .dairy, [.milk, .rennet]),
    food("paneer", .dairy, .dairy, [.milk]),
    food("black-bean", .pantry, .legumes, [], grams: 1, fdc: 2),
    food("spaghetti", .pantry, .grain, [.wheat, .gluten], fdc: 3),
    food("peanut-butter", .pantry, .nuts, [.peanut], may: [.treeNut], grams: 1),
    food("tamari", .condiments, nil, [.soy], may: [.wheat, .gluten], grams: 1),
    food("honey", .condiments, nil, [.honey], grams: 1),
    food("white-wine", .beverages, nil, [.alcohol], grams: 1),
    food("onion", .produce, nil, [], piece: 100, edible: Rational(9, 10), fdc: 4),
    food("red-onion", .produce, nil, [], piece: 100),
    food("cherry-tomato", .produce, nil, []),
    food("sweet-potato", .produce, nil, []),
    food("olive-oil", .pantry, nil, [], grams: 1, basic: true),
    food("salt", .condiments, nil, [], grams: 1, fdc: 5, basic: true),
    food("garlic", .produce, nil, [], piece: 3, pieceUnit: .clove),
    food("mystery-sauce", .condiments, nil, [], grams: 1, checked: false),
  ]

  static let packages: [Package] = [
    package("chicken-breast", 1, .pound, "package", 400), package("bacon", 12, .ounce, "package", 480),
    package("black-bean", 15, .ounce, "can", 150), package("onion", 1, .each, "each", 90),
    package("onion", 3, .pound, "bag", 300), package("spaghetti", 16, .ounce, "box", 160),
    package("olive-oil", 16, .fluidOunce, "bottle", 900), package("garlic", 10, .clove, "head", 70),
    package("cherry-tomato", 10, .ounce, "package", 350),
  ]

  static let table = FoodTable(
    ingredients: foods, packages: packages,
    profiles: [
      1: profile([.energy: 120, .protein: 22, .carbohydrate: 0, .fiber: 0, .sodium: 50]),
      2: profile([.energy: 90, .carbohydrate: 16, .fiber: 6, .sodium: 200]),
      3: profile([.energy: 370, .carbohydrate: 75, .fiber: 3, .sodium: 5]),
      4: profile([.energy: 40, .carbohydrate: 9, .fiber: 2, .sodium: 4]),
      5: profile([.energy: 0, .carbohydrate: 0, .fiber: 0, .sodium: 38_000]),
    ])

  static func food(
    _ id: String, _ section: StoreSection, _ protein: ProteinSource?, _ tags: [FoodTag],
    may: [FoodTag] = [], grams: Int? = nil, piece: Int? = nil, pieceUnit: Unit? = nil,
    edible: Rational? = nil, fdc: Int? = nil, basic: Bool = false, checked: Bool = true
  ) -> Ingredient {
    Ingredient(
      id: IngredientID(id), name: id.split(separator: "-").joined(separator: " "), section: section,
      protein: protein, contains: FoodTags(tags), mayContain: FoodTags(may), isChecked: checked,
      fdcID: fdc, gramsPerMilliliter: grams.map { Rational($0) },
      gramsPerPiece: piece.map { Rational($0) }, pieceUnit: pieceUnit, edibleShare: edible,
      isBasic: basic)
  }

  static func package(
    _ id: String, _ value: Int, _ unit: Unit, _ container: String, _ cents: Int
  ) -> Package {
    Package(
      ingredient: IngredientID(id), amount: Amount(Rational(value), unit), container: container,
      price: Money(cents: cents), source: "test", period: "2026-08", quality: .average)
  }

  static func profile(_ figures: [Nutrient: Int]) -> NutrientProfile {
    NutrientProfile(per100g: figures.mapValues { Rational($0) })
  }

  static func line(
    _ id: String, _ value: Rational, _ unit: Unit, optional: Bool = false, prep: String? = nil
  ) -> RecipeIngredient {
    RecipeIngredient(
      name: id, ingredient: table[IngredientID(id)] == nil ? nil : IngredientID(id),
      quantity: Quantity(Amount(value, unit)), preparation: prep, isOptional: optional)
  }

  static func words(_ id: String, _ text: String) -> RecipeIngredient {
    RecipeIngredient(
      name: id, ingredient: IngredientID(id), quantity: Quantity(.words, text: text))
  }

  static func recipe(_ lines: [RecipeIngredient], servings: Int = 4) -> Recipe {
    Recipe(
      id: RecipeID("dish"), title: "Dish", servings: servings, cuisine: "italian", prepMinutes: 10,
      cookMinutes: 15, ingredients: lines)
  }

  static func card(_ lines: [RecipeIngredient], servings: Int = 4) -> RecipeCard {
    cardFor(recipe(lines, servings: servings), table: table)
  }
}
