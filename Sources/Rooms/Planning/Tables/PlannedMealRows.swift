import Talk

// The evenings of plans.

private let mealColumns = """
  kind, recipe, title, cuisine, protein, minutes, eaters, servings, used_cents, because, contains, \
  may_contain, unknown, plates
  """

/// Every evening of each plan that has one on `day` or later, by the plan's id, in order of day.
func plannedMeals(since day: Day, _ statements: Statements) throws -> [String: [PlannedMeal]] {
  let rows = try statements.rows(
    of: "planned_meal",
    """
    SELECT plan, day, \(mealColumns) FROM planned_meal
    WHERE plan IN (SELECT plan FROM planned_meal WHERE day >= ?) ORDER BY plan, day
    """, [Cell(day)]
  ) { row in
    (
      plan: try row.text(),
      meal: PlannedMeal(
        day: try row.day(), kind: try row.word(), recipe: RecipeID(try row.text()), title: try row.text(),
        cuisine: try row.text(), protein: try row.word(), minutes: try row.int(), eaters: try row.int(),
        servings: try row.int(), used: try row.money(), because: try row.reasons(), contains: try row.words(),
        mayContain: try row.words(), unknown: try row.texts(),
        plates: try row.list())
    )
  }
  return Dictionary(grouping: rows, by: \.plan).mapValues { $0.map(\.meal) }
}

/// Adds an evening, or replaces the one of the same day.
func putMeal(_ meal: PlannedMeal, of plan: ID<MealPlan>, _ statements: Statements) throws {
  try statements.upsert(
    into: "planned_meal", key: "plan, day", mealColumns,
    [
      Cell(plan), Cell(meal.day), Cell(meal.kind), Cell(meal.recipe), Cell(meal.title), Cell(meal.cuisine),
      Cell(meal.protein), Cell(meal.minutes), Cell(meal.eaters), Cell(meal.servings), Cell(meal.used),
      Cell(try JSONText.list(meal.because)), Cell(try JSONText.list(meal.contains)),
      Cell(try JSONText.list(meal.mayContain)), Cell(try JSONText.list(meal.unknown)),
      Cell(try JSONText.list(meal.plates)),
    ])
}

extension Fields {
  /// Why a dish was picked. A reason this program no longer knows is left out: it explains, no more.
  fileprivate mutating func reasons() throws -> [PickReason] {
    try list(of: StoredReason.self).compactMap(\.known)
  }
}

private struct StoredReason: Decodable {
  let known: PickReason?
  init(from decoder: any Decoder) throws { known = try? PickReason(from: decoder) }
}
