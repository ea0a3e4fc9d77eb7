import Talk

/// A plan with its list and cost, as the matter of a reply. Source: formats, `data`.
struct PlanShownData: Encodable {
  let kind = "plan"
  let plan: Plan
  let list: ListData
  let cost: CostData

  struct Plan: Encodable {
    let days: [MealData]
    let id: ID<MealPlan>
    let nutrition: WeekNutritionData?
    let starts: Day?
    let status: PlanStatus
    let swaps: [Swap]
  }

  struct Swap: Encodable {
    let day: Day
    let from, to: RecipeID
    let kind: BudgetSwap.Kind
    let saves: Money
  }

  init(
    _ plan: MealPlan, swaps: [BudgetSwap] = [], list: GroceryList, cost: CostData,
    _ nutrition: WeeklyNutrition?
  ) {
    self.plan = Plan(
      days: plan.meals.map { MealData($0) }, id: plan.id,
      nutrition: nutrition.map { WeekNutritionData($0) }, starts: plan.starts, status: plan.status,
      swaps: swaps.map {
        Swap(day: $0.day, from: $0.from.recipe, to: $0.to.recipe, kind: $0.kind, saves: $0.saves)
      })
    self.list = ListData(list)
    self.cost = cost
  }
}

/// One evening as the matter of a reply.
struct DayShownData: Encodable {
  let kind = "day"
  let day: MealData

  init(_ meal: PlannedMeal) { day = MealData(meal) }
}
