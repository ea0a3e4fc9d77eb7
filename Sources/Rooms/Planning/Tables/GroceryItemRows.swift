import Talk

// The lines of a list, with what they need and where they come from.

private let itemColumns = """
  plan, position, ingredient, name, section, cost_cents, quality, checked, buy_packages, buy_ingredient, \
  buy_numerator, buy_denominator, buy_unit, buy_container, buy_cents, buy_source, buy_period, buy_quality
  """

/// A line's place: its plan and its position there.
private struct ListLine: Hashable {
  let plan: String
  let position: Int
}

/// The lines of plans with an evening on `day` or later, by the plan's id, in order of position.
func groceryItems(since day: Day, _ statements: Statements) throws -> [String: [GroceryItem]] {
  let amounts = try needs(since: day, statements)
  let sources = try sources(since: day, statements)
  let rows = try statements.rows(
    of: "grocery_item",
    "SELECT \(itemColumns) FROM grocery_item WHERE \(ofShownPlans) ORDER BY plan, position", [Cell(day)]
  ) { row in
    let line = ListLine(plan: try row.text(), position: try row.int())
    let parts = amounts[line] ?? []
    var item = GroceryItem(
      ingredient: try row.optionalText().map { IngredientID($0) }, name: try row.text(),
      section: try row.word(), need: parts.filter { $0.part == "need" }.map(\.amount),
      fromPantry: parts.filter { $0.part == "pantry" }.map(\.amount), cost: try row.money(),
      quality: try row.word(), sources: sources[line] ?? [], isChecked: try row.bool())
    item.buy = try row.purchase()
    return (plan: line.plan, item: item)
  }
  return Dictionary(grouping: rows, by: \.plan).mapValues { $0.map(\.item) }
}

private func needs(
  since day: Day, _ statements: Statements
) throws -> [ListLine: [(part: String, amount: Amount)]] {
  let rows = try statements.rows(
    of: "grocery_need",
    """
    SELECT plan, item, part, numerator, denominator, unit FROM grocery_need
    WHERE \(ofShownPlans) ORDER BY plan, item, part, position
    """, [Cell(day)]
  ) { row in
    (
      line: ListLine(plan: try row.text(), position: try row.int()),
      need: (part: try row.text(), amount: try row.amount())
    )
  }
  return Dictionary(grouping: rows, by: \.line).mapValues { $0.map(\.need) }
}

private func sources(since day: Day, _ statements: Statements) throws -> [ListLine: [GrocerySource]] {
  let rows = try statements.rows(
    of: "grocery_source",
    """
    SELECT plan, item, day, recipe, numerator, denominator, unit FROM grocery_source
    WHERE \(ofShownPlans) ORDER BY plan, item, position
    """, [Cell(day)]
  ) { row in
    (
      line: ListLine(plan: try row.text(), position: try row.int()),
      source: GrocerySource(
        day: try row.day(), recipe: RecipeID(try row.text()), amount: try row.optionalAmount())
    )
  }
  return Dictionary(grouping: rows, by: \.line).mapValues { $0.map(\.source) }
}

/// Adds the line of a plan's list.
func insertItem(
  _ item: GroceryItem, at position: Int, of plan: ID<MealPlan>, _ statements: Statements
) throws {
  let line = [Cell(plan), Cell(position)]
  try statements.insert(
    into: "grocery_item", itemColumns,
    line + [
      Cell(item.ingredient), Cell(item.name), Cell(item.section), Cell(item.cost), Cell(item.quality),
      Cell(item.isChecked),
    ] + item.buy.cells)
  for (part, amounts) in [("need", item.need), ("pantry", item.fromPantry)] {
    for (index, amount) in amounts.enumerated() {
      try statements.insert(
        into: "grocery_need", "plan, item, part, position, numerator, denominator, unit",
        line + [Cell(part), Cell(index)] + .amount(amount))
    }
  }
  for (index, source) in item.sources.enumerated() {
    try statements.insert(
      into: "grocery_source", "plan, item, position, day, recipe, numerator, denominator, unit",
      line + [Cell(index), Cell(source.day), Cell(source.recipe)] + .amount(source.amount))
  }
}

/// Takes the line off, with what it needs and where it comes from.
func removeItem(at position: Int, of plan: ID<MealPlan>, _ statements: Statements) throws {
  let line = [Cell(plan), Cell(position)]
  for part in ["grocery_source", "grocery_need"] {
    try statements.run("DELETE FROM \(part) WHERE plan = ? AND item = ?", line)
  }
  try statements.run("DELETE FROM grocery_item WHERE plan = ? AND position = ?", line)
}

extension Purchase? {
  /// Its ten columns, from `buy_packages` to `buy_quality`; all NULL for none.
  fileprivate var cells: [Cell] {
    let package = self?.package
    return [Cell(self?.packages), Cell(package?.ingredient)] + .amount(package?.amount) + [
      Cell(package?.container), Cell(package?.price), Cell(package?.source), Cell(package?.period),
      Cell(package?.quality),
    ]
  }
}

extension Fields {
  fileprivate mutating func purchase() throws -> Purchase? {
    guard let packages = try optionalInt() else { return nil }
    return Purchase(
      packages: packages,
      package: Package(
        ingredient: IngredientID(try text()), amount: try amount(), container: try text(),
        price: try money(), source: try text(), period: try text(), quality: try word()))
  }
}
