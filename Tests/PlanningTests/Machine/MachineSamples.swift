import Kitchen
import Planning
import Testing
import Values

/// A small world for the machine's tests: every payload belongs to one week unless a test says not.
enum Sample {
  static let monday = Day(number: 20_514)
  static let days = [monday, monday + 1, monday + 2]
  static let order = PlanOrder(
    days: days, wishes: [DayWish(day: monday, wants: ["rice"])],
    kept: [plan(on: [monday + 1]).meals[0]], excluded: [RecipeID("chili")], attempt: 2)
  static let request = PlanRequest(days: days, eaters: 4, budget: Money(cents: 12_000))
  static let adjusted = PlanRequest(days: days, eaters: 4, excluded: [RecipeID("chili")], attempt: 1)
  static let limit = Money(cents: 5_142)
  static let plan = plan(on: days)
  static let list = GroceryList(items: [], assumed: ["salt"], covered: ["rice"])
  static let draft = draft(of: request, plan)
  static let cheaper = draft(of: request, plan(on: days, dish: "lentil-soup"))

  static func plan(on days: [Day], dish: String = "chili") -> MealPlan {
    var ids = IdentitySource(replica: 1, turn: 1)
    let meals = days.map { day in
      PlannedMeal(
        day: day, recipe: RecipeID(dish), title: dish, cuisine: "american", protein: .legumes,
        minutes: 25, eaters: 4, servings: 4, used: Money(cents: 400))
    }
    return MealPlan(id: ids.next(), status: .draft, meals: meals)
  }

  static func draft(of request: PlanRequest, _ plan: MealPlan) -> Draft {
    let cost = CostEstimate(
      till: Money(cents: 4_800), used: Money(cents: 1_200), tax: .zero, confidence: .low, priced: 9,
      of: 10, date: monday)
    return Draft(request: request, plan: plan, list: list, cost: cost)
  }

  /// Every state, those with two ways on in both forms.
  static let states: [PlanningState] = [
    .idle, .gatheringContext(order), .onboarding(asking: .size, order), .generatingPlan(request),
    .generatingGrocery(request, plan), .estimatingCost(request, plan, list), .budgetCheck(draft),
    .optimizingBudget(draft, limit: limit), .awaitingApproval(draft),
    .regenerating(request, .userRejected), .savingPlan(draft), .planReady(plan),
    .error(.noProgress, resume: .idle), .error(.saveFailed(.full), resume: .approval(draft)),
  ]

  /// Every event, those with two ways on in both forms.
  static let events: [PlanningEvent] = [
    .planRequested(order), .questionSettled(next: .avoids, request),
    .questionSettled(next: nil, request), .questionRepeated(failures: 1), .approved,
    .rejected(.userRejected, adjusted), .declined, .changed(adjusted), .cancelled, .finished,
    .recovered, .contextLoaded(asking: .size, request), .contextLoaded(asking: nil, request),
    .planGenerated(plan), .groceryGenerated(list), .costEstimated(draft), .withinBudget,
    .overBudget(limit: limit), .budgetOptimized(cheaper), .budgetNotReached(adjusted),
    .varietyFailed(.lackOfVariety, adjusted), .requestAdjusted(adjusted), .planSaved(plan),
    .failed(.noProgress, resume: .idle), .failed(.noProgress, resume: .approval(draft)),
  ]
}

extension PlanningState: CustomTestStringConvertible {
  package var testDescription: String { name.rawValue }
}

extension PlanningEvent: CustomTestStringConvertible {
  package var testDescription: String { name.rawValue }
}

extension PlanningArrow: CustomTestStringConvertible {
  package var testDescription: String { "\(from) --\(event)--> \(to)" }
}
