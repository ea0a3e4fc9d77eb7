/// One dish exchanged to save money; each can be refused. Source: 004 §3.5.
package struct BudgetSwap: Hashable, Sendable, Codable {
  /// What makes the new dish cheaper.
  package enum Kind: String, CaseIterable, Sendable, Codable {
    /// Another protein: chicken for beef.
    case protein
    /// Produce of the season.
    case seasonal
    /// A cheaper dish as it stands.
    case dish
  }

  package var day: Day
  package var from, to: PlannedMeal
  /// What the till says less for it.
  package var saves: Money
  package var kind: Kind

  package init(day: Day, from: PlannedMeal, to: PlannedMeal, saves: Money, kind: Kind = .dish) {
    (self.day, self.from, self.to, self.saves) = (day, from, to, saves)
    self.kind = kind
  }
}

/// A plan on the table: not saved before it is approved.
package struct Draft: Hashable, Sendable, Codable {
  package var request: PlanRequest
  package var plan: MealPlan
  package var list: GroceryList
  package var cost: CostEstimate
  package var swaps: [BudgetSwap]
  /// Foods the list has under the store's own brand.
  package var brands: [StoreBrandSaving]

  package init(
    request: PlanRequest, plan: MealPlan, list: GroceryList, cost: CostEstimate,
    swaps: [BudgetSwap] = [], brands: [StoreBrandSaving] = []
  ) {
    (self.request, self.plan, self.list, self.cost) = (request, plan, list, cost)
    (self.swaps, self.brands) = (swaps, brands)
  }
}
