import Values

extension KitchenSnapshot {
  /// The kitchen as it will be once these changes are saved: what the second request of a line decides
  /// on, and all that `--dry-run` ever does.
  package func applying(_ changes: [KitchenChange]) -> KitchenSnapshot {
    var kitchen = self
    for change in changes { kitchen.apply(change) }
    return kitchen
  }

  private mutating func apply(_ change: KitchenChange) {
    switch change {
    case .setHousehold(let household): self.household = household
    case .addPlan(let plan, let list, let cost):
      plans.removeAll { $0.plan.id == plan.id }
      plans.append(SavedPlan(plan: plan, list: list, cost: cost))
      plans.sort { ($0.plan.starts?.number ?? 0, $0.plan.id) < ($1.plan.starts?.number ?? 0, $1.plan.id) }
    case .setPlanStatus(let id, let status):
      for index in plans.indices where plans[index].plan.id == id { plans[index].plan.status = status }
    case .putMeal(let id, let meal):
      for index in plans.indices where plans[index].plan.id == id {
        plans[index].plan.meals.removeAll { $0.day == meal.day }
        plans[index].plan.meals.append(meal)
        plans[index].plan.meals.sort { $0.day < $1.day }
      }
    case .putPantryItem(let item):
      pantry.removeAll { $0.id == item.id }
      pantry.append(item)
      pantry.sort { $0.dateOrder < $1.dateOrder }
    case .removePantryItem(let id): pantry.removeAll { $0.id == id }
    case .setFavorite(let recipe, let since):
      favorites.removeAll { $0 == recipe }
      if since != nil { favorites = (favorites + [recipe]).sorted() }
    }
  }
}

extension PantryItem {
  /// Opened lots first, then the earliest best-before, then name and id; unique.
  package var dateOrder: (Int, Int, String, String) {
    (opened == nil ? 1 : 0, bestBefore?.number ?? Int.max, name, id.text)
  }
}
