/// What the driver must do next, as a value. Each comes back as an event until a person is waited for.
package enum PlanningEffect: Hashable, Sendable {
  case loadContext(PlanOrder)
  case ask(HouseholdQuestion)
  case generatePlan(PlanRequest)
  case generateGrocery(PlanRequest, MealPlan)
  case estimateCost(PlanRequest, MealPlan, GroceryList)
  case checkBudget(Draft)
  case optimizeBudget(Draft, limit: Money)
  case adjustRequest(PlanRequest, RegenerationReason)
  case showDraft(Draft)
  case savePlan(Draft)
  case showSaved(MealPlan)
  case showFailure(PlanningError, Resumable)
}
