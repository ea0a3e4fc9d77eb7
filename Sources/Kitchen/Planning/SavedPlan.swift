/// A plan with what hangs on it.
package struct SavedPlan: Sendable, Hashable, Codable {
  package var plan: MealPlan
  package var list: GroceryList
  package var cost: CostEstimate

  package init(plan: MealPlan, list: GroceryList, cost: CostEstimate) {
    (self.plan, self.list, self.cost) = (plan, list, cost)
  }
}
