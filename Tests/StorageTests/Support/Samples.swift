import Kitchen
import Values

/// Ids as the sessions hand them out.
func someID<Subject>(_ turn: Int, of type: Subject.Type = Subject.self) -> ID<Subject> {
  var source = IdentitySource(replica: 1, turn: turn)
  return source.next()
}

func milk(
  _ turn: Int = 1, amount: Rational = .one, bestBefore: Day? = nil, opened: Day? = nil
) -> PantryItem {
  PantryItem(
    id: someID(turn), name: "milk", ingredient: IngredientID("milk"),
    amount: Amount(amount, .gallon), bestBefore: bestBefore, opened: opened)
}

let family = Household(
  size: 4, guests: 1,
  members: [
    Member(name: "Emma", avoids: [Avoidance(.diet(.dairyFree)), Avoidance(.food("mushroom"), .dislike)]),
    Member(name: "Tom"), Member(name: "Tom", avoids: [Avoidance(.allergen(.treeNut))]),
  ],
  avoids: [Avoidance(.food("pork")), Avoidance(.allergen(.sesame), .dislike)],
  budget: Money(cents: 19_000), cuisines: ["thai", "mexican"], weekdayMinutes: 25, weekendMinutes: 80,
  leftovers: .always, skill: .beginner, taxBasisPoints: 825, settled: [.budget, .size],
  wasToldAboutFactories: true)

/// A plan of some evenings from a day on, with everything a plan can carry.
func savedPlan(_ turn: Int = 1, from first: Day = monday.day, evenings: Int = 3) -> SavedPlan {
  let reasons: [PickReason] = [
    .withinMinutes(30), .avoids(.diet(.vegan)), .likedCuisine("thai"), .asked("fish"),
    .usesPantry(have: 3, of: 7), .newProtein(.legumes), .newCuisine("thai"),
    .inexpensive(Money(cents: 210)), .fridayHabit, .savesMoney(Money(cents: 90)),
    .onlyChoice("protein"),
  ]
  let meals = (0..<evenings).map { index in
    PlannedMeal(
      day: first + index, kind: index == 1 ? .leftovers : .cook,
      recipe: RecipeID("dish-\(index)"), title: "Dish \"\(index)\" / crème brûlée", cuisine: "thai",
      protein: .legumes, minutes: 25, eaters: 4, servings: index == 1 ? 0 : 8,
      used: Money(cents: 740), because: index == 0 ? reasons : [],
      contains: index == 0 ? [.milk, .treeNut] : [], mayContain: [.soy],
      unknown: index == 0 ? ["aunt's \"mix\"", "ramps"] : [])
  }
  let beans = GroceryItem(
    ingredient: IngredientID("black-bean"), name: "black beans", section: .pantry,
    need: [Amount(Rational(7, 3), .cup), Amount(Rational(2), .can)],
    fromPantry: [Amount(.one, .can)],
    buy: Purchase(
      packages: 2,
      package: Package(
        ingredient: IngredientID("black-bean"), amount: Amount(Rational(15), .ounce),
        container: "can", price: Money(cents: 127), source: "BLS", period: "2026-08",
        quality: .average)),
    cost: Money(cents: 254), quality: .average,
    sources: [
      GrocerySource(day: first, recipe: RecipeID("dish-0"), amount: Amount(Rational(4, 3), .cup)),
      GrocerySource(day: first + 2, recipe: RecipeID("dish-2"), amount: nil),
    ], isChecked: true)
  let mystery = GroceryItem(
    ingredient: nil, name: "ramps", section: .unknown, need: [], cost: .zero, quality: .median,
    sources: [])
  return SavedPlan(
    plan: MealPlan(id: someID(turn), status: .active, meals: meals),
    list: GroceryList(items: [beans, mystery], assumed: ["oil", "salt"], covered: ["rice"]),
    cost: CostEstimate(
      till: Money(cents: 254), used: Money(cents: 180), tax: Money(cents: 21), confidence: .low,
      priced: 1, of: 2, date: first))
}

extension SavedPlan {
  var change: KitchenChange { .addPlan(plan, list, cost) }
}
