import GRDB
import Kitchen
import Values

/// Plans, their evenings, their lists.
enum PlanRecord {
  /// Plans with an evening on `day` or later, by first day, then id.
  static func plans(since day: Day, in db: Database) throws -> [SavedPlan] {
    let statuses: [(id: ID<MealPlan>, status: PlanStatus)] = try db.rows(
      of: "plan",
      """
      SELECT id, status FROM plan WHERE id IN (SELECT plan FROM planned_meal WHERE day >= ?)
      """, [day.iso]
    ) { (try $0.id(), try $0.word()) }
    var meals = try MealRecord.meals(since: day, in: db)
    var lists = try GroceryRecord.lists(since: day, in: db)
    return try statuses.map { id, status in
      guard let (list, cost) = lists.removeValue(forKey: id.text) else {
        throw StorageFault.unreadable(table: "grocery_list", value: "none for \(id.text)")
      }
      return SavedPlan(
        plan: MealPlan(id: id, status: status, meals: meals.removeValue(forKey: id.text) ?? []),
        list: list, cost: cost)
    }.sorted { ($0.plan.starts ?? day, $0.plan.id) < ($1.plan.starts ?? day, $1.plan.id) }
  }

  static func add(_ plan: MealPlan, _ list: GroceryList, _ cost: CostEstimate, to db: Database) throws {
    try db.insert(into: "plan", "id, status", [plan.id.text, plan.status.rawValue])
    for meal in plan.meals { try MealRecord.put(meal, of: plan.id, in: db) }
    try GroceryRecord.add(list, cost, of: plan.id, to: db)
  }

  static func setStatus(_ status: PlanStatus, of id: ID<MealPlan>, in db: Database) throws {
    try db.run("UPDATE plan SET status = ? WHERE id = ?", [status.rawValue, id.text])
    guard db.changesCount == 1 else { throw StorageFault.missing("plan \(id.text)") }
  }
}
