import Talk

// A plan's grocery list and its estimate, without the lines.

private let listColumns = """
  assumed, covered, till_cents, used_cents, tax_cents, confidence, priced_lines, all_lines, estimated_on
  """

/// The lists of plans with an evening on `day` or later, by the plan's id.
func groceryLists(since day: Day, _ statements: Statements) throws -> [String: (GroceryList, CostEstimate)] {
  var items = try groceryItems(since: day, statements)
  let rows = try statements.rows(
    of: "grocery_list", "SELECT plan, \(listColumns) FROM grocery_list WHERE \(ofShownPlans)", [Cell(day)]
  ) { row in
    let plan = try row.text()
    let list = GroceryList(
      items: items.removeValue(forKey: plan) ?? [], assumed: try row.texts(), covered: try row.texts())
    let cost = CostEstimate(
      till: try row.money(), used: try row.money(), tax: try row.money(), confidence: try row.word(),
      priced: try row.int(), of: try row.int(), date: try row.day())
    return (plan, (list, cost))
  }
  return Dictionary(uniqueKeysWithValues: rows)
}

/// Limits a query's `plan` to those with an evening on a day or later.
let ofShownPlans = "plan IN (SELECT plan FROM planned_meal WHERE day >= ?)"

/// Adds the list's own row, or replaces it.
func putGroceryList(of saved: SavedPlan, _ statements: Statements) throws {
  let (list, cost) = (saved.list, saved.cost)
  try statements.upsert(
    into: "grocery_list", key: "plan", listColumns,
    [
      Cell(saved.plan.id), Cell(try JSONText.list(list.assumed)), Cell(try JSONText.list(list.covered)),
      Cell(cost.till), Cell(cost.used), Cell(cost.tax), Cell(cost.confidence), Cell(cost.priced),
      Cell(cost.of), Cell(cost.date),
    ])
}
