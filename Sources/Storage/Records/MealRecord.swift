import GRDB
import Kitchen
import Values

/// The evenings of plans.
enum MealRecord {
  private static let names = """
    kind, recipe, title, cuisine, protein, minutes, eaters, servings, used_cents, because, contains,
    may_contain, unknown
    """

  /// Every evening of each plan that has one on `day` or later, by the plan's id, in order of day.
  static func meals(since day: Day, in db: Database) throws -> [String: [PlannedMeal]] {
    let rows = try db.rows(
      of: "planned_meal",
      """
      SELECT plan, day, \(names) FROM planned_meal
      WHERE plan IN (SELECT plan FROM planned_meal WHERE day >= ?) ORDER BY plan, day
      """, [day.iso]
    ) { row in
      (
        plan: try row.text(),
        meal: PlannedMeal(
          day: try row.day(), kind: try row.word(), recipe: RecipeID(try row.text()),
          title: try row.text(), cuisine: try row.text(), protein: try row.word(),
          minutes: try row.int(), eaters: try row.int(), servings: try row.int(),
          used: try row.money(), because: try row.reasons(), contains: try row.words(),
          mayContain: try row.words(), unknown: try row.texts())
      )
    }
    return Dictionary(grouping: rows, by: \.plan).mapValues { $0.map(\.meal) }
  }

  /// Adds an evening, or replaces the one of the same day.
  static func put(_ meal: PlannedMeal, of plan: ID<MealPlan>, in db: Database) throws {
    try db.upsert(
      into: "planned_meal", key: "plan, day", names,
      [
        plan.text, meal.day.iso, meal.kind.rawValue, meal.recipe.rawValue, meal.title, meal.cuisine,
        meal.protein.rawValue, meal.minutes, meal.eaters, meal.servings, meal.used.cents,
        try JSONText.list(meal.because), try JSONText.list(meal.contains),
        try JSONText.list(meal.mayContain), try JSONText.list(meal.unknown),
      ])
  }
}

extension Fields {
  /// Why a dish was picked. A reason this program no longer knows is left out: it explains, no more.
  fileprivate mutating func reasons() throws -> [PickReason] {
    try list(of: Reason.self).compactMap(\.known)
  }
}

private struct Reason: Decodable {
  let known: PickReason?

  init(from decoder: any Decoder) throws { known = try? PickReason(from: decoder) }
}
