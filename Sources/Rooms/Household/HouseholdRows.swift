import Talk

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
  household.avoids = try avoidances.load(statements)
  household.cuisines = try cuisines.load(statements)
  household.settled = try settled.load(statements)
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
  try avoidances.save(household.avoids, statements)
  try cuisines.save(household.cuisines, statements)
  try settled.save(household.settled, statements)
}

/// A list of the household: a table keyed by `position`, and how an element stands in its other columns.
private struct StoredList<Element: Equatable & Sendable>: Sendable {
  let table, names: String
  let read: @Sendable (inout Fields) throws -> Element
  let cells: @Sendable (Element) -> [Cell]

  /// The elements with their positions, in order.
  func placed(_ statements: Statements) throws -> [(position: Int, element: Element)] {
    try statements.rows(of: table, "SELECT position, \(names) FROM \(table) ORDER BY position") {
      (try $0.int(), try read(&$0))
    }
  }

  func load(_ statements: Statements) throws -> [Element] { try placed(statements).map(\.element) }

  func save(_ wanted: [Element], _ statements: Statements) throws {
    let edit = ListEdit(from: try placed(statements), to: wanted)
    for position in edit.dropped {
      try statements.run("DELETE FROM \(table) WHERE position = ?", [.int(position)])
    }
    for (position, element) in edit.added {
      try statements.insert(into: table, "position, \(names)", [.int(position)] + cells(element))
    }
  }
}

private let avoidances = StoredList(
  table: "household_avoidance", names: "kind, word, strength", read: { try storedAvoidance(&$0) },
  cells: { avoidanceCells($0) })
private let cuisines = StoredList(
  table: "household_cuisine", names: "cuisine", read: { try $0.text() }, cells: { [Cell($0)] })
private let settled = StoredList<HouseholdQuestion>(
  table: "household_settled", names: "question", read: { try $0.word() }, cells: { [Cell($0)] })

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
