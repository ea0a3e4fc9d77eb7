import GRDB
import Kitchen
import Values

/// The lines of a list, with what they need and where they come from.
enum GroceryItemRecord {
  private static let names = """
    plan, position, ingredient, name, section, cost_cents, quality, checked, buy_packages,
    buy_ingredient, buy_numerator, buy_denominator, buy_unit, buy_container, buy_cents, buy_source,
    buy_period, buy_quality
    """

  /// A line's place: its plan and its position there.
  private struct Line: Hashable {
    let plan: String
    let position: Int
  }

  /// By the plan's id, in order of position.
  static func items(since day: Day, in db: Database) throws -> [String: [GroceryItem]] {
    let amounts = try needs(since: day, in: db)
    let sources = try sources(since: day, in: db)
    let rows = try db.rows(
      of: "grocery_item",
      "SELECT \(names) FROM grocery_item WHERE \(GroceryRecord.shown) ORDER BY plan, position",
      [day.iso]
    ) { row in
      let line = Line(plan: try row.text(), position: try row.int())
      let parts = amounts[line] ?? []
      var item = GroceryItem(
        ingredient: try row.ingredient(), name: try row.text(), section: try row.word(),
        need: parts.filter { $0.part == "need" }.map(\.amount),
        fromPantry: parts.filter { $0.part == "pantry" }.map(\.amount), cost: try row.money(),
        quality: try row.word(), sources: sources[line] ?? [], isChecked: try row.bool())
      item.buy = try row.purchase()
      return (plan: line.plan, item: item)
    }
    return Dictionary(grouping: rows, by: \.plan).mapValues { $0.map(\.item) }
  }

  private static func needs(
    since day: Day, in db: Database
  ) throws -> [Line: [(part: String, amount: Amount)]] {
    let rows = try db.rows(
      of: "grocery_need",
      """
      SELECT plan, item, part, numerator, denominator, unit FROM grocery_need
      WHERE \(GroceryRecord.shown) ORDER BY plan, item, part, position
      """, [day.iso]
    ) { row in
      (
        line: Line(plan: try row.text(), position: try row.int()),
        need: (part: try row.text(), amount: try row.amount())
      )
    }
    return Dictionary(grouping: rows, by: \.line).mapValues { $0.map(\.need) }
  }

  private static func sources(since day: Day, in db: Database) throws -> [Line: [GrocerySource]] {
    let rows = try db.rows(
      of: "grocery_source",
      """
      SELECT plan, item, day, recipe, numerator, denominator, unit FROM grocery_source
      WHERE \(GroceryRecord.shown) ORDER BY plan, item, position
      """, [day.iso]
    ) { row in
      (
        line: Line(plan: try row.text(), position: try row.int()),
        source: GrocerySource(
          day: try row.day(), recipe: RecipeID(try row.text()), amount: try row.optionalAmount())
      )
    }
    return Dictionary(grouping: rows, by: \.line).mapValues { $0.map(\.source) }
  }

  static func add(
    _ item: GroceryItem, at position: Int, of plan: ID<MealPlan>, to db: Database
  ) throws {
    try db.insert(
      into: "grocery_item", names,
      [
        plan.text, position, item.ingredient?.rawValue, item.name, item.section.rawValue,
        item.cost.cents, item.quality.rawValue, item.isChecked,
      ] + (item.buy?.columns ?? [Column](repeating: nil, count: 10)))
    for (part, amounts) in [("need", item.need), ("pantry", item.fromPantry)] {
      for (index, amount) in amounts.enumerated() {
        try db.insert(
          into: "grocery_need", "plan, item, part, position, numerator, denominator, unit",
          [plan.text, position, part, index] + amount.columns)
      }
    }
    for (index, source) in item.sources.enumerated() {
      try db.insert(
        into: "grocery_source", "plan, item, position, day, recipe, numerator, denominator, unit",
        [plan.text, position, index, source.day.iso, source.recipe.rawValue] + source.amount.columns)
    }
  }
}
