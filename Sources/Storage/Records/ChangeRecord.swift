import GRDB
import Kitchen

extension KitchenChange {
  /// Carries the change out. A plan or lot that isn't there is an error, never silence.
  func apply(to db: Database) throws {
    switch self {
    case .setHousehold(let household): try HouseholdRecord.write(household, to: db)
    case .addPlan(let plan, let list, let cost): try PlanRecord.add(plan, list, cost, to: db)
    case .setPlanStatus(let id, let status): try PlanRecord.setStatus(status, of: id, in: db)
    case .putMeal(let id, let meal): try MealRecord.put(meal, of: id, in: db)
    case .putPantryItem(let item): try PantryRecord.put(item, in: db)
    case .removePantryItem(let id): try PantryRecord.remove(id, from: db)
    case .setFavorite(let recipe, let since): try FavoriteRecord.set(recipe, since: since, in: db)
    case .putHistory(let entry): try HistoryRecord.put(entry, in: db)
    case .removeHistory(let day, let recipe): try HistoryRecord.remove(recipe, on: day, from: db)
    case .setEvening(let note): try EveningRecord.set(note, in: db)
    case .setFixedDish(let weekday, let dish):
      try EveningRecord.setFixedDish(dish, on: weekday, in: db)
    case .addSpending(let spending): try MoneyRecord.add(spending, to: db)
    case .removeSpending(let id): try MoneyRecord.remove(id, from: db)
    case .setPrice(let price): try MoneyRecord.set(price, in: db)
    case .removePrice(let food): try MoneyRecord.removePrice(of: food, from: db)
    }
  }
}
