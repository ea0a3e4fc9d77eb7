import Kitchen
import Planning
import Values

/// Monday, March 2, 2026: the day of all samples.
let monday = Day(iso: "2026-03-02") ?? Day(number: 0)

/// A dish of the samples on a day.
func meal(
  _ title: String, _ day: Int, minutes: Int = 25, used: Int = 740, protein: ProteinSource = .chicken,
  cuisine: String = "american", because: [PickReason] = [], contains: [Allergen] = [],
  mayContain: [Allergen] = [], unknown: [String] = []
) -> PlannedMeal {
  PlannedMeal(
    day: monday + day, recipe: RecipeID(spaced(title)), title: title, cuisine: cuisine,
    protein: protein, minutes: minutes, eaters: 4, servings: 4, used: Money(cents: used),
    because: because, contains: contains, mayContain: mayContain, unknown: unknown)
}

/// "Black bean tacos" is "black-bean-tacos".
private func spaced(_ title: String) -> String {
  String(title.lowercased().map { $0 == " " ? "-" : $0 })
}

let lemonChicken = meal("Lemon chicken with green beans", 0, because: [.withinMinutes(30)])
let tacos = meal(
  "Black bean tacos", 1, used: 412, protein: .legumes, cuisine: "mexican",
  because: [.withinMinutes(30), .avoids(.diet(.dairyFree))])
let linguine = meal(
  "Garlic shrimp linguine", 4, used: 990, protein: .shellfish, cuisine: "italian",
  because: [.fridayHabit, .onlyChoice("cuisine")], contains: [.shellfish, .wheat], mayContain: [.egg],
  unknown: ["hot sauce"])

let samplePlan = plan(.draft)

func plan(_ status: PlanStatus) -> MealPlan {
  var source = IdentitySource(replica: 7, turn: 1)
  return MealPlan(id: source.next(), status: status, meals: [lemonChicken, tacos, linguine])
}

let onion = GroceryItem(
  ingredient: "onion", name: "onion", section: .produce, need: [Amount(Rational(3), .each)],
  buy: Purchase(
    packages: 1,
    package: Package(
      ingredient: "onion", amount: Amount(Rational(3), .pound), container: "bag",
      price: Money(cents: 349), source: "sample", period: "2026-02", quality: .average)),
  cost: Money(cents: 349), quality: .average,
  sources: [GrocerySource(day: monday + 1, recipe: "black-bean-tacos", amount: Amount(.one, .each))])

let shrimp = GroceryItem(
  ingredient: "shrimp", name: "shrimp", section: .meat,
  need: [Amount(Rational(3, 2), .pound), Amount(Rational(2), .can)],
  fromPantry: [Amount(Rational(1, 2), .pound)], cost: Money(cents: 1299), quality: .median,
  sources: [GrocerySource(day: monday + 4, recipe: "garlic-shrimp-linguine", amount: nil)],
  isChecked: true)

let sampleList = GroceryList(
  items: [onion, shrimp], assumed: ["olive oil", "salt"], covered: ["rice"])

let sampleCost = CostEstimate(
  till: Money(cents: 11140), used: Money(cents: 8655), tax: .zero, confidence: .low, priced: 41,
  of: 44, date: monday)

func draft(budget: Int? = 12000, swaps: [BudgetSwap] = []) -> Draft {
  Draft(
    request: PlanRequest(
      days: (0..<7).map { monday + $0 }, eaters: 4, budget: budget.map { Money(cents: $0) }),
    plan: samplePlan, list: sampleList, cost: sampleCost, swaps: swaps)
}

let sampleSwap = BudgetSwap(
  day: monday + 1, from: meal("Beef chili", 1), to: tacos, saves: Money(cents: 420))

let family = Household(
  size: 4, members: [Member(name: "Emma", avoids: [Avoidance(.diet(.dairyFree))])],
  settled: [.size], wasToldAboutFactories: true)

let recipe = Recipe(
  id: "black-bean-tacos", title: "Black bean tacos",
  summary: "Warm corn tortillas filled with spiced beans and crunchy cabbage.", servings: 4,
  cuisine: "mexican", prepMinutes: 10, cookMinutes: 15, difficulty: .beginner, method: "skillet",
  leftoverDays: 3, tags: ["quick", "meatless"],
  ingredients: [
    RecipeIngredient(
      name: "red cabbage", ingredient: "red-cabbage",
      quantity: Quantity(Amount(Rational(3), .cup)), preparation: "finely shredded"),
    RecipeIngredient(
      name: "salt", ingredient: "salt", quantity: Quantity(.words, text: "a pinch"), isOptional: true),
    RecipeIngredient(name: "cilantro", ingredient: nil, quantity: Quantity(.words, text: "")),
  ],
  steps: [
    RecipeStep(text: "Toss the cabbage with salt and let it soften.", minutes: 10),
    RecipeStep(text: "Fill the tortillas and serve."),
  ])

let card = RecipeCard(
  id: "black-bean-tacos", title: "Black bean tacos", cuisine: "mexican", method: "skillet",
  minutes: 25, servings: 4, difficulty: .beginner, protein: .legumes, leftoverDays: 3,
  tags: ["quick"], contains: FoodTags([.milk, .gluten]), mayContain: FoodTags(.soy),
  unknownFoods: ["hot sauce"], ingredients: ["black-bean"], lowCarb: .unknown, lowSodium: .unknown,
  usedPerServing: Money(cents: 103))

extension IngredientID: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}

extension RecipeID: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}
