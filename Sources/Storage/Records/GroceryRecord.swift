import GRDB
import Kitchen
import Values

/// A plan's grocery list and its estimate.
enum GroceryRecord {
  /// Limits a query's `plan` to those with an evening on a day or later.
  static let shown = "plan IN (SELECT plan FROM planned_meal WHERE day >= ?)"

  private static let names = """
    plan, assumed, covered, till_cents, used_cents, tax_cents, confidence, priced_lines, all_lines,
    estimated_on
    """

  /// By the plan's id.
  static func lists(
    since day: Day, in db: Database
  ) throws -> [String: (GroceryList, CostEstimate)] {
    var items = try GroceryItemRecord.items(since: day, in: db)
    let rows = try db.rows(
      of: "grocery_list", "SELECT \(names) FROM grocery_list WHERE \(shown)", [day.iso]
    ) { row in
      let plan = try row.text()
      let list = GroceryList(
        items: items.removeValue(forKey: plan) ?? [], assumed: try row.texts(),
        covered: try row.texts())
      let cost = CostEstimate(
        till: try row.money(), used: try row.money(), tax: try row.money(),
        confidence: try row.word(), priced: try row.int(), of: try row.int(), date: try row.day())
      return (plan, (list, cost))
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  static func add(
    _ list: GroceryList, _ cost: CostEstimate, of plan: ID<MealPlan>, to db: Database
  ) throws {
    try db.insert(
      into: "grocery_list", names,
      [
        plan.text, try JSONText.list(list.assumed), try JSONText.list(list.covered),
        cost.till.cents, cost.used.cents, cost.tax.cents, cost.confidence.rawValue, cost.priced,
        cost.of, cost.date.iso,
      ])
    for (position, item) in list.items.enumerated() {
      try GroceryItemRecord.add(item, at: position, of: plan, to: db)
    }
  }
}
