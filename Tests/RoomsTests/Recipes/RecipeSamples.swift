import Kitchen
import Page
import Talk
import Values

@testable import RecipesRoom

/// Dishes and foods to write replies about.
enum RecipeSamples {
  /// Monday, March 2, 2026.
  static let monday = Day(iso: "2026-03-02") ?? Day(number: 0)

  static let recipe = Recipe(
    id: RecipeID("black-bean-tacos"), title: "Black bean tacos",
    summary: "Warm corn tortillas filled with spiced beans and crunchy cabbage.", servings: 4,
    cuisine: "mexican", prepMinutes: 10, cookMinutes: 15, difficulty: .beginner, method: "skillet",
    leftoverDays: 3, tags: ["quick", "meatless"],
    ingredients: [
      RecipeIngredient(
        name: "red cabbage", ingredient: IngredientID("red-cabbage"),
        quantity: Quantity(Amount(Rational(3), .cup)), preparation: "finely shredded"),
      RecipeIngredient(
        name: "salt", ingredient: IngredientID("salt"), quantity: Quantity(.words, text: "a pinch"),
        isOptional: true),
      RecipeIngredient(name: "cilantro", ingredient: nil, quantity: Quantity(.words, text: "")),
    ],
    steps: [
      RecipeStep(text: "Toss the cabbage with salt and let it soften.", minutes: 10),
      RecipeStep(text: "Fill the tortillas and serve."),
    ])

  static let card = RecipeCard(
    id: RecipeID("black-bean-tacos"), title: "Black bean tacos", cuisine: "mexican", method: "skillet",
    minutes: 25, servings: 4, difficulty: .beginner, protein: .legumes, leftoverDays: 3, tags: ["quick"],
    contains: FoodTags([.milk, .gluten]), mayContain: FoodTags(.soy), unknownFoods: ["hot sauce"],
    ingredients: [IngredientID("black-bean")], lowCarb: .unknown, lowSodium: .unknown,
    usedPerServing: Money(cents: 103))

  static let buttermilk = Ingredient(
    id: IngredientID("buttermilk"), name: "buttermilk", section: .dairy, contains: FoodTags(.milk),
    isChecked: true)
  static let hoisin = Ingredient(
    id: IngredientID("hoisin-sauce"), name: "hoisin sauce", section: .condiments,
    contains: FoodTags([.soy, .wheat, .gluten]), mayContain: FoodTags(.sesame), isChecked: true,
    parts: [IngredientID("garlic"), IngredientID("soybean")])
  /// Nobody read its row through.
  static let lemonade = Ingredient(id: IngredientID("lemonade"), name: "lemonade", section: .beverages)

  static let milkAndLemon = StandIn(
    substitution: Substitution(
      ingredient: buttermilk.id, amount: Amount(.one, .cup),
      use: [
        .init(amount: Amount(.one, .cup), ingredient: IngredientID("milk")),
        .init(amount: Amount(.one, .tablespoon), ingredient: IngredientID("lemon-juice")),
      ], goodFor: "baking", note: "Let it stand for 5 minutes."),
    names: ["milk", "lemon juice"])

  static func checked(
    _ avoided: Avoided, _ verdict: Verdict, because: [String] = [], isDish: Bool = true,
    person: String? = nil
  ) -> FoodChecked {
    FoodChecked(
      name: "Black bean tacos", isDish: isDish, person: person,
      findings: [FoodFinding(avoidance: Avoidance(avoided), verdict: verdict, because: because)])
  }

  /// A search page of `count` equal cards out of `total`.
  static func found(_ count: Int, of total: Int, skipped: Int = 0, isNumbered: Bool = true) -> RecipesFound {
    RecipesFound(
      criteria: RecipeSearchCriteria(
        text: ["tacos"], wants: ["black-bean"], avoids: [Avoidance(.diet(.dairyFree))], maxPrepMinutes: 10,
        maxMinutes: 30, skill: .beginner),
      cards: Array(repeating: card, count: count), total: total, skipped: skipped, isNumbered: isNumbered)
  }

  /// A reply as `--plain` prints it on the samples' day.
  static func text(of reply: any Reply, width: Int = 80) -> String {
    Renderer(width: width, style: .plain).lines(for: [reply], today: monday).joined(separator: "\n")
  }
}
