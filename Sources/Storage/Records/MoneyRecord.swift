import GRDB
import Kitchen
import Values

/// What was spent, and what foods cost here.
enum MoneyRecord {
  /// From `first` on, by day, then id.
  static func spendings(since first: Day, in db: Database) throws -> [Spending] {
    try db.rows(
      of: "spending",
      """
      SELECT id, day, cents, store, plan, estimate_cents, level_percent FROM spending
      WHERE day >= ? ORDER BY day, id
      """, [first.iso]
    ) { row in
      Spending(
        id: try row.id(), day: try row.day(), amount: try row.money(), store: try row.optionalText(),
        plan: try row.optionalText().flatMap { ID($0) }, estimate: try row.optionalMoney(),
        levelPercent: try row.int())
    }
  }

  static func add(_ spending: Spending, to db: Database) throws {
    try db.insert(
      into: "spending", "id, day, cents, store, plan, estimate_cents, level_percent",
      [
        spending.id.text, spending.day.iso, spending.amount.cents, spending.store,
        spending.plan?.text, spending.estimate?.cents, spending.levelPercent,
      ])
  }

  static func remove(_ id: ID<Spending>, from db: Database) throws {
    try db.run("DELETE FROM spending WHERE id = ?", [id.text])
    guard db.changesCount == 1 else { throw StorageFault.missing("spending \(id.text)") }
  }

  /// In the order of the foods' ids.
  static func prices(_ db: Database) throws -> [OwnPrice] {
    try db.rows(
      of: "own_price",
      """
      SELECT ingredient, numerator, denominator, unit, container, cents, day, store FROM own_price
      ORDER BY ingredient
      """
    ) { row in
      OwnPrice(
        ingredient: IngredientID(try row.text()), amount: try row.amount(),
        container: try row.text(), price: try row.money(), day: try row.day(),
        store: try row.optionalText())
    }
  }

  static func set(_ price: OwnPrice, in db: Database) throws {
    try db.upsert(
      into: "own_price", key: "ingredient",
      "numerator, denominator, unit, container, cents, day, store",
      [price.ingredient.rawValue] + price.amount.columns
        + [price.container, price.price.cents, price.day.iso, price.store])
  }

  static func removePrice(of food: IngredientID, from db: Database) throws {
    try db.run("DELETE FROM own_price WHERE ingredient = ?", [food.rawValue])
  }
}
