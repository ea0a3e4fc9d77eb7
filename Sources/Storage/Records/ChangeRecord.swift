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
    }
  }
}
