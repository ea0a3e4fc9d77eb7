import Kitchen
import Planning
import Values

/// A made-up kitchen drawn from a seed: foods, prices, recipes. The same seed makes the same world.
struct World {
  let table: FoodTable
  let recipes: [Recipe]
  let cards: [RecipeCard]
  private let byID: [RecipeID: Recipe]

  init(table: FoodTable, recipes: [Recipe]) {
    self.table = table
    self.recipes = recipes
    cards = recipes.map { cardFor($0, table: table) }.sorted { $0.id < $1.id }
    byID = Dictionary(recipes.map { ($0.id, $0) }) { first, _ in first }
  }

  init(seed: UInt64, recipes count: Int, foods: Int = 36) {
    var rng = SplitMix64(seed: seed)
    let ingredients = (0..<foods).map { Self.food($0, &rng) }
    let packages = ingredients.flatMap { Self.packages(of: $0, &rng) }
    let table = FoodTable(ingredients: ingredients, packages: packages, profiles: [:])
    self.init(table: table, recipes: (0..<count).map { Self.recipe($0, ingredients, &rng) })
  }

  func larder(
    seed: UInt64 = 1, today: Day = monday, pantry: [PantryItem] = [], recent: [PlannedMeal] = [],
    cards: [RecipeCard]? = nil, tastes: Tastes = .unknown
  ) -> Larder {
    let byID = byID
    return Larder(
      cards: cards ?? self.cards, table: table, pantry: pantry, recent: recent, today: today,
      randomizer: Randomizer(seed: seed), tastes: tastes
    ) { byID[$0] }
  }

  func recipe(_ id: RecipeID) -> Recipe? { byID[id] }
  func card(_ id: RecipeID) -> RecipeCard? { cards.first { $0.id == id } }

  static let cuisines = ["american", "italian", "mexican", "thai", "indian", "greek", "french"]
  private static let methods = ["skillet", "oven", "pot", "grill"]

  private static func food(_ index: Int, _ rng: inout SplitMix64) -> Ingredient {
    let protein = rng.below(2) == 0 ? rng.pick(from: ProteinSource.allCases) : nil
    let own = protein.flatMap { FoodTag(rawValue: $0.rawValue) }.map { [$0] } ?? []
    let extra = rng.below(4) == 0 ? rng.pick(from: FoodTag.allCases).map { [$0] } ?? [] : []
    let maybe = rng.below(8) == 0 ? rng.pick(from: FoodTag.allCases).map { [$0] } ?? [] : []
    return Ingredient(
      id: IngredientID("food-\(index)"), name: "food \(index)",
      section: rng.pick(from: StoreSection.allCases) ?? .pantry, protein: protein,
      contains: FoodTags(own + extra), mayContain: FoodTags(maybe), isChecked: rng.below(12) > 0,
      gramsPerMilliliter: rng.below(2) == 0 ? Rational(rng.within(40...160), 100) : nil,
      gramsPerPiece: rng.below(2) == 0 ? Rational(rng.within(5...400)) : nil,
      pieceUnit: rng.below(3) == 0 ? .clove : nil, isBasic: rng.below(6) == 0)
  }

  private static let soldIn: [Unit] = [.ounce, .pound, .gram, .each, .can, .bunch, .fluidOunce, .cup]
  private static let usedIn: [Unit] = [.cup, .tablespoon, .ounce, .pound, .each, .can, .clove, .gram]

  private static func packages(of food: Ingredient, _ rng: inout SplitMix64) -> [Package] {
    (0..<rng.below(4)).map { _ in
      Package(
        ingredient: food.id,
        amount: Amount(Rational(rng.within(1...32), rng.within(1...2)), rng.pick(from: soldIn) ?? .ounce),
        container: rng.pick(from: ["can", "bag", "bunch", "each"]) ?? "bag",
        price: Money(cents: rng.within(50...1200)), source: "test", period: "2026-01",
        quality: .average)
    }
  }

  private static func recipe(_ index: Int, _ foods: [Ingredient], _ rng: inout SplitMix64) -> Recipe {
    let lines = (0..<rng.within(3...9)).map { line in
      let food = rng.pick(from: foods)
      let amount = Amount(Rational(rng.within(1...12), rng.within(1...4)), rng.pick(from: usedIn) ?? .cup)
      let isWords = rng.below(10) == 0
      let isUnknown = rng.below(40) == 0
      return RecipeIngredient(
        name: isUnknown ? "mystery \(index)" : food?.name ?? "", ingredient: isUnknown ? nil : food?.id,
        quantity: isWords ? Quantity(.words, text: "to taste") : Quantity(amount),
        isOptional: rng.below(8) == 0, isFixed: (index + line) % 11 == 0)
    }
    return Recipe(
      id: RecipeID("dish-\(padded(index, 3))"), title: "Dish \(index)", servings: rng.within(1...6),
      cuisine: rng.pick(from: cuisines) ?? "american", prepMinutes: rng.within(5...20),
      cookMinutes: rng.within(0...60), difficulty: rng.pick(from: Skill.allCases) ?? .beginner,
      method: rng.pick(from: methods) ?? "pot", leftoverDays: rng.below(2) == 0 ? 3 : nil,
      tags: rng.below(2) == 0 ? ["quick"] : [],
      ingredients: lines)
  }
}

/// Monday, 2 March 2026.
let monday = Day(year: 2026, month: 3, day: 2) ?? Day(number: 0)

func planID(_ turn: Int = 1) -> ID<MealPlan> {
  var source = IdentitySource(replica: 7, turn: turn)
  return source.next()
}

/// A meal as history keeps it.
func meal(
  _ day: Day, _ recipe: String = "old", _ protein: ProteinSource = .none, cuisine: String = "old",
  kind: PlannedMeal.Kind = .cook
) -> PlannedMeal {
  PlannedMeal(
    day: day, kind: kind, recipe: RecipeID(recipe), title: recipe, cuisine: cuisine,
    protein: protein, minutes: 20, eaters: 4, servings: 4, used: .zero)
}

/// A card with just what planning looks at.
func card(
  _ id: String, _ protein: ProteinSource, cuisine: String = "american", minutes: Int = 20,
  cents: Int = 300, contains: FoodTags = [], mayContain: FoodTags = [], unknown: [String] = [],
  tags: [String] = [], ingredients: [String] = [], method: String = "pot", title: String? = nil
) -> RecipeCard {
  RecipeCard(
    id: RecipeID(id), title: title ?? id, cuisine: cuisine, method: method, minutes: minutes,
    servings: 4, difficulty: .beginner, protein: protein, leftoverDays: nil, tags: tags,
    contains: contains, mayContain: mayContain, unknownFoods: unknown,
    ingredients: ingredients.map { IngredientID($0) }, lowCarb: .unknown, lowSodium: .unknown,
    usedPerServing: Money(cents: cents))
}

func larder(
  _ cards: [RecipeCard], recent: [PlannedMeal] = [], pantry: [PantryItem] = [], seed: UInt64 = 1
) -> Larder {
  Larder(
    cards: cards, table: .empty, pantry: pantry, recent: recent, today: monday,
    randomizer: Randomizer(seed: seed)
  ) { _ in nil }
}
