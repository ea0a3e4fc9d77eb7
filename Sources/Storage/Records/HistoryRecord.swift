import GRDB
import Kitchen
import Values

/// Dinners of days gone by, and what was said of them.
enum HistoryRecord {
  private static let told = """
    title, cuisine, protein, servings, outcome, stars, notes, cost_cents, picture
    """

  /// From `first` to before `today`: dinners of active and completed plans, and all that was told, also
  /// of today. By day, then recipe.
  static func entries(since first: Day, today: Day, in db: Database) throws -> [MealHistoryEntry] {
    let planned = try db.rows(
      of: "planned_meal",
      """
      SELECT day, recipe, title, cuisine, protein, servings FROM planned_meal JOIN plan ON id = plan
      WHERE day >= ? AND day < ? AND kind = 'cook' AND status IN ('active', 'completed')
      ORDER BY day, recipe
      """, [first.iso, today.iso]
    ) { row in
      MealHistoryEntry(
        day: try row.day(), recipe: RecipeID(try row.text()), title: try row.text(),
        cuisine: try row.text(), protein: try row.word(), servings: try row.int())
    }
    let said = try db.rows(
      of: "meal_history",
      "SELECT day, recipe, \(told) FROM meal_history WHERE day >= ? ORDER BY day, recipe", [first.iso]
    ) { row in
      MealHistoryEntry(
        day: try row.day(), recipe: RecipeID(try row.text()), title: try row.text(),
        cuisine: try row.text(), protein: try row.word(), servings: try row.int(),
        outcome: try row.word(), stars: try row.optionalInt().flatMap(Stars.init),
        notes: try row.optionalText(), actualCost: try row.optionalMoney(),
        picture: try row.optionalText())
    }
    return mergedHistory(planned: planned, told: said)
  }

  static func put(_ entry: MealHistoryEntry, in db: Database) throws {
    try db.upsert(
      into: "meal_history", key: "day, recipe", told,
      [
        entry.day.iso, entry.recipe.rawValue, entry.title, entry.cuisine, entry.protein.rawValue,
        entry.servings, entry.outcome.rawValue, entry.stars?.count, entry.notes,
        entry.actualCost?.cents, entry.picture,
      ])
  }

  static func remove(_ recipe: RecipeID, on day: Day, from db: Database) throws {
    try db.run("DELETE FROM meal_history WHERE day = ? AND recipe = ?", [day.iso, recipe.rawValue])
  }
}
