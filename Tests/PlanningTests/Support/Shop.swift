import Kitchen
import Planning
import Values

/// A small shop with foods everybody knows.
enum Shop {
  static let table = FoodTable(
    ingredients: [
      food("onion", .produce, grams: 110), food("milk", .dairy, density: Rational(103, 100)),
      food("chicken-thigh", .meat), food("black-bean", .pantry, density: Rational(1)),
      food("parsley", .produce), food("salt", .condiments, isBasic: true),
      food("oil", .condiments, isBasic: true), food("garlic", .produce, grams: 5, piece: .clove),
      food("saffron", .condiments), food("pepper-sauce", .condiments),
    ],
    packages: [
      sold("onion", 1, .each, "each", 80), sold("onion", 3, .pound, "bag", 349),
      sold("milk", 1, .quart, "carton", 199), sold("milk", 1, .gallon, "jug", 399),
      sold("chicken-thigh", 1, .pound, "package", 349), sold("black-bean", 15, .ounce, "can", 127),
      sold("parsley", 1, .bunch, "bunch", 149), sold("garlic", 10, .clove, "head", 79),
      sold("pepper-sauce", 5, .fluidOunce, "bottle", 199), sold("salt", 26, .ounce, "box", 89),
    ], profiles: [:])

  static func food(
    _ id: String, _ section: StoreSection, density: Rational? = nil, grams: Int? = nil,
    piece: Unit? = nil, isBasic: Bool = false
  ) -> Ingredient {
    Ingredient(
      id: IngredientID(id), name: id, section: section, isChecked: true, gramsPerMilliliter: density,
      gramsPerPiece: grams.map { Rational($0) }, pieceUnit: piece, isBasic: isBasic)
  }

  static func sold(_ id: String, _ value: Int, _ unit: Unit, _ container: String, _ cents: Int) -> Package {
    Package(
      ingredient: IngredientID(id), amount: Amount(Rational(value), unit), container: container,
      price: Money(cents: cents), source: "test", period: "2026-01", quality: .average)
  }

  /// "2 cup milk", "salt" (in words), "1/2 each onion?" (optional).
  static func line(_ text: String) -> RecipeIngredient {
    let isOptional = text.hasSuffix("?")
    let words = text.filter { $0 != "?" }.split(separator: " ").map(String.init)
    guard words.count == 3, let value = Rational(text: words[0]), let unit = Unit(named: words[1]) else {
      let name = words.last ?? ""
      return RecipeIngredient(
        name: name, ingredient: table[IngredientID(name)]?.id, quantity: Quantity(.words, text: "some"),
        isOptional: isOptional)
    }
    return RecipeIngredient(
      name: words[2], ingredient: table[IngredientID(words[2])]?.id,
      quantity: Quantity(Amount(value, unit)), isOptional: isOptional)
  }

  static func recipe(_ id: String, servings: Int = 4, _ lines: String...) -> Recipe {
    Recipe(
      id: RecipeID(id), title: id, servings: servings, cuisine: "american", prepMinutes: 10,
      cookMinutes: 10, ingredients: lines.map { line($0) })
  }

  /// "3 lb onion until 2 opened": good through Monday + 2, opened.
  static func lot(_ text: String, bestBefore: Int? = nil, isOpened: Bool = false, n: Int = 1) -> PantryItem {
    var ids = IdentitySource(replica: 9, turn: n)
    let line = line(text)
    return PantryItem(
      id: ids.next(), name: line.name, ingredient: line.ingredient,
      amount: line.quantity.total ?? Amount(.one, .each), bestBefore: bestBefore.map { monday + $0 },
      opened: isOpened ? monday - 1 : nil)
  }

  static func larder(_ recipes: [Recipe], pantry: [PantryItem] = []) -> Larder {
    World(table: table, recipes: recipes).larder(pantry: pantry)
  }

  /// The recipes cooked on consecutive evenings from Monday, at their own servings unless told.
  static func plan(_ recipes: [Recipe], servings: Int? = nil) -> MealPlan {
    MealPlan(
      id: planID(), status: .draft,
      meals: recipes.enumerated().map { offset, recipe in
        var made = meal(monday + offset, recipe.id.rawValue)
        made.servings = servings ?? recipe.servings
        return made
      })
  }
}
