import Kitchen
import Planning
import Values

@testable import Talk

/// An offer of no dishes.
let emptyOffer = Offer(
  meals: [], request: SingleMealRequest(day: monday.day, eaters: 4), isPlanned: false)

/// A plan on the table, with as many evenings and nothing to buy.
func draft(evenings: Int) -> Draft {
  var ids = IdentitySource(replica: 7, turn: 1)
  let meals = (0..<evenings).map { index in
    PlannedMeal(
      day: monday.day + index, recipe: RecipeID("dish-\(index)"), title: "Dish \(index)", cuisine: "thai",
      protein: .fish, minutes: 25, eaters: 4, servings: 4, used: Money(cents: 740))
  }
  return Draft(
    request: PlanRequest(days: meals.map(\.day), eaters: 4),
    plan: MealPlan(id: ids.next(), status: .draft, meals: meals), list: GroceryList(items: []),
    cost: CostEstimate(
      till: .zero, used: .zero, tax: .zero, confidence: .low, priced: 0, of: 0, date: monday.day))
}
