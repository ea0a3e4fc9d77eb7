import Talk

/// A stored list: its elements with their positions, in order.
private typealias Placed<Element> = [(position: Int, element: Element)]

/// The household as the file has it; nil when none was ever saved.
func storedHousehold(_ statements: Statements) throws -> Household? {
  let found = try statements.rows(
    of: "household",
    """
    SELECT size, guests, budget_cents, weekday_minutes, weekend_minutes, leftovers, skill,
      tax_basis_points, told_about_factories
    FROM household
    """
  ) { row in
    Household(
      size: try row.optionalInt(), guests: try row.int(), budget: try row.optionalMoney(),
      weekdayMinutes: try row.int(), weekendMinutes: try row.int(), leftovers: try row.word(),
      skill: try row.word(), taxBasisPoints: try row.int(), wasToldAboutFactories: try row.bool())
  }
  guard var household = found.first else { return nil }
  household.members = try storedMembers(statements)
  household.guidelines = try storedGuidelines(statements)
  household.avoids = try storedAvoidances(statements).map(\.element)
  household.cuisines = try storedCuisines(statements).map(\.element)
  household.settled = try storedSettled(statements).map(\.element)
  return household
}

/// Writes the whole household; rows that read the same already are not touched.
func saveHousehold(_ household: Household, _ statements: Statements) throws {
  try statements.upsert(
    into: "household", key: "one",
    """
    size, guests, budget_cents, weekday_minutes, weekend_minutes, leftovers, skill, tax_basis_points,
    told_about_factories
    """,
    [
      1, Cell(household.size), Cell(household.guests), Cell(household.budget),
      Cell(household.weekdayMinutes), Cell(household.weekendMinutes), Cell(household.leftovers),
      Cell(household.skill), Cell(household.taxBasisPoints), Cell(household.wasToldAboutFactories),
    ])
  try saveMembers(household.members, statements)
  try saveGuidelines(household.guidelines, statements)
  try edit(
    "household_avoidance", from: storedAvoidances(statements), to: household.avoids, "kind, word, strength",
    statements
  ) { avoidanceCells($0) }
  try edit(
    "household_cuisine", from: storedCuisines(statements), to: household.cuisines, "cuisine", statements
  ) { [Cell($0)] }
  try edit(
    "household_settled", from: storedSettled(statements), to: household.settled, "question", statements
  ) { [Cell($0)] }
}

/// Carries a list's edit out on a table keyed by `position`.
private func edit<Element: Equatable>(
  _ table: String, from stored: Placed<Element>, to wanted: [Element], _ names: String,
  _ statements: Statements, cells: (Element) -> [Cell]
) throws {
  let edit = ListEdit(from: stored, to: wanted)
  for position in edit.dropped {
    try statements.run("DELETE FROM \(table) WHERE position = ?", [.int(position)])
  }
  for (position, element) in edit.added {
    try statements.insert(into: table, "position, \(names)", [.int(position)] + cells(element))
  }
}

private func storedAvoidances(_ statements: Statements) throws -> Placed<Avoidance> {
  try statements.rows(
    of: "household_avoidance",
    "SELECT position, kind, word, strength FROM household_avoidance ORDER BY position"
  ) { (try $0.int(), try storedAvoidance(&$0)) }
}

private func storedCuisines(_ statements: Statements) throws -> Placed<String> {
  try statements.rows(
    of: "household_cuisine", "SELECT position, cuisine FROM household_cuisine ORDER BY position"
  ) { (try $0.int(), try $0.text()) }
}

private func storedSettled(_ statements: Statements) throws -> Placed<HouseholdQuestion> {
  try statements.rows(
    of: "household_settled", "SELECT position, question FROM household_settled ORDER BY position"
  ) { (try $0.int(), try $0.word()) }
}

/// The household's own figures for a day's food; nil when none was ever said.
private func storedGuidelines(_ statements: Statements) throws -> NutritionGuidelines? {
  let rows = try statements.rows(
    of: "household_guideline", "SELECT name, value FROM household_guideline ORDER BY name"
  ) { (try $0.text(), try $0.int()) }
  guard !rows.isEmpty else { return nil }
  var guidelines = NutritionGuidelines.usual
  for (name, value) in rows {
    if let guideline = Guideline(rawValue: name) { guidelines[keyPath: guideline.path] = value }
  }
  return guidelines
}

private func saveGuidelines(_ guidelines: NutritionGuidelines?, _ statements: Statements) throws {
  for guideline in Guideline.allCases {
    if let value = guidelines?[keyPath: guideline.path] {
      try statements.upsert(
        into: "household_guideline", key: "name", "value", [Cell(guideline), Cell(value)])
    } else {
      try statements.run("DELETE FROM household_guideline WHERE name = ?", [Cell(guideline)])
    }
  }
}

/// Reads three columns: kind, word, strength.
func storedAvoidance(_ fields: inout Fields) throws -> Avoidance {
  let (kind, word) = (try fields.text(), try fields.text())
  guard let what = Avoided(kind: kind, word: word) else {
    throw StorageFault.unreadable(table: "avoidance", value: "\(kind) \(word)")
  }
  return Avoidance(what, try fields.word())
}

/// The three columns of an avoidance.
func avoidanceCells(_ avoidance: Avoidance) -> [Cell] {
  [Cell(avoidance.what.kind), Cell(avoidance.what.word), Cell(avoidance.strength)]
}
