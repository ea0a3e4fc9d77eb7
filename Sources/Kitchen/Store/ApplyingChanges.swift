package import Values

extension KitchenSnapshot {
  /// The kitchen as it will be read back once these changes are saved: what the second request of a line
  /// decides on, and all that `--dry-run` ever does.
  package func applying(_ changes: [KitchenChange], on today: Day) -> KitchenSnapshot {
    var kitchen = self
    // Planned dinners are in history by themselves, so they follow the plans; what was told stays.
    let planned = Set(plannedHistory(before: today))
    kitchen.history.removeAll(where: planned.contains)
    for change in changes { kitchen.apply(change) }
    kitchen.history = mergedHistory(
      planned: kitchen.plannedHistory(before: today), told: kitchen.history)
    kitchen.forgetWhatIsLongPast(on: today)
    return kitchen
  }

  /// The cooked dinners of plans in force whose day has passed.
  private func plannedHistory(before today: Day) -> [MealHistoryEntry] {
    plans.filter { $0.plan.status == .active || $0.plan.status == .completed }.flatMap(\.plan.meals)
      .filter { $0.kind == .cook && $0.day < today }.map { MealHistoryEntry($0) }
  }

  private mutating func forgetWhatIsLongPast(on today: Day) {
    plans.removeAll { ($0.plan.ends ?? today) < today - Self.planDays }
    history.removeAll { $0.day < today - Self.historyDays }
    spendings.removeAll { $0.day < today - Self.historyDays }
    evenings.removeAll { $0.day < today - Self.eveningDays }
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
    case .putHistory(let entry):
      history = mergedHistory(planned: history, told: [entry])
    case .removeHistory(let day, let recipe):
      history.removeAll { $0.day == day && $0.recipe == recipe }
    case .setEvening(let note):
      evenings.removeAll { $0.day == note.day }
      if !note.isPlain { evenings = (evenings + [note]).sorted { $0.day < $1.day } }
    case .setFixedDish(let weekday, let dish):
      fixedDishes.removeAll { $0.weekday == weekday }
      if let dish { fixedDishes = (fixedDishes + [dish]).sorted { $0.weekday < $1.weekday } }
    case .addSpending(let spending):
      spendings = (spendings + [spending]).sorted { ($0.day, $0.id) < ($1.day, $1.id) }
    case .removeSpending(let id): spendings.removeAll { $0.id == id }
    case .setPrice(let price):
      prices.removeAll { $0.ingredient == price.ingredient }
      prices = (prices + [price]).sorted { $0.ingredient < $1.ingredient }
    case .removePrice(let food): prices.removeAll { $0.ingredient == food }
    }
  }
}

extension PantryItem {
  /// Opened lots first, then the earliest best-before, then name and id; unique.
  package var dateOrder: (Int, Int, String, String) {
    (opened == nil ? 1 : 0, bestBefore?.number ?? Int.max, name, id.text)
  }
}
