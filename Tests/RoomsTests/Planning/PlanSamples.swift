import Kitchen
import Planning
import Talk
import Values

/// A small plan with everything a plan can show.
enum PlanSamples {
  /// Monday, March 2, 2026.
  static let monday = Day(iso: "2026-03-02") ?? Day(number: 0)

  static func meal(
    _ title: String, _ day: Int, used: Int = 740, protein: ProteinSource = .chicken,
    cuisine: String = "american", because: [PickReason] = []
  ) -> PlannedMeal {
    PlannedMeal(
      day: monday + day,
      recipe: RecipeID(String(title.lowercased().map { $0 == " " ? "-" : $0 })), title: title,
      cuisine: cuisine, protein: protein, minutes: 25, eaters: 4, servings: 4, used: Money(cents: used),
      because: because)
  }

  static let chicken = meal("Lemon chicken with green beans", 0, because: [.withinMinutes(30)])
  static let tacos = meal(
    "Black bean tacos", 1, used: 412, protein: .legumes, cuisine: "mexican",
    because: [.withinMinutes(30), .avoids(.diet(.dairyFree))])
  static let linguine: PlannedMeal = {
    var dish = meal(
      "Garlic shrimp linguine", 4, used: 990, protein: .shellfish, cuisine: "italian",
      because: [.fridayHabit, .onlyChoice("cuisine")])
    dish.contains = [.shellfish, .wheat]
    dish.mayContain = [.egg]
    dish.unknown = ["hot sauce"]
    return dish
  }()

  static func plan(_ status: PlanStatus = .draft) -> MealPlan {
    var source = IdentitySource(replica: 7, turn: 1)
    return MealPlan(id: source.next(), status: status, meals: [chicken, tacos, linguine])
  }

  static let list = GroceryList(
    items: [
      GroceryItem(
        ingredient: IngredientID("onion"), name: "onion", section: .produce,
        need: [Amount(Rational(3), .each)], cost: Money(cents: 349), quality: .average, sources: [])
    ], assumed: ["olive oil", "salt"], covered: ["rice"])

  static let cost = CostEstimate(
    till: Money(cents: 11140), used: Money(cents: 8655), tax: .zero, confidence: .low, priced: 41, of: 44,
    date: monday)

  static let savedPlan = SavedPlan(plan: plan(.active), list: list, cost: cost)

  static let swap = BudgetSwap(
    day: monday + 1, from: meal("Beef chili", 1), to: tacos, saves: Money(cents: 420))

  static func draft(budget: Int? = 12000, swaps: [BudgetSwap] = []) -> Draft {
    Draft(
      request: PlanRequest(
        days: (0..<7).map { monday + $0 }, eaters: 4, budget: budget.map { Money(cents: $0) }),
      plan: plan(), list: list, cost: cost, swaps: swaps)
  }

  /// Four people, Emma dairy-free.
  static let family = Household(
    size: 4, members: [Member(name: "Emma", avoids: [Avoidance(.diet(.dairyFree))])],
    settled: [.size], wasToldAboutFactories: true)
}
