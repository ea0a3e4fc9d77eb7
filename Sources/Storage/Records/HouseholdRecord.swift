import GRDB
import Kitchen
import Values

/// The household's one row and the lists that belong to it.
enum HouseholdRecord {
  /// Nil when none was ever saved.
  static func read(_ db: Database) throws -> Household? {
    let found = try db.rows(
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
    let avoidances = try memberAvoidances(db)
    let ages = try memberAges(db)
    household.members = try members(db).map { position, name in
      Member(
        name: name, avoids: avoidances[position, default: []].map(\.element), age: ages[position])
    }
    household.guidelines = try GuidelineRecord.read(db)
    household.avoids = try householdAvoidances(db).map(\.element)
    household.cuisines = try cuisines(db).map(\.element)
    household.settled = try settled(db).map(\.element)
    return household
  }

  /// Writes the whole household; rows that read the same already are not touched.
  static func write(_ household: Household, to db: Database) throws {
    try db.upsert(
      into: "household", key: "one",
      """
      size, guests, budget_cents, weekday_minutes, weekend_minutes, leftovers, skill,
      tax_basis_points, told_about_factories
      """,
      [
        1, household.size, household.guests, household.budget?.cents, household.weekdayMinutes,
        household.weekendMinutes, household.leftovers.rawValue, household.skill.rawValue,
        household.taxBasisPoints, household.wasToldAboutFactories,
      ])
    try writeMembers(household.members, to: db)
    try GuidelineRecord.write(household.guidelines, to: db)
    try replace(try householdAvoidances(db), with: household.avoids, in: "household_avoidance", db) {
      ("kind, word, strength", $0.columns)
    }
    try replace(try cuisines(db), with: household.cuisines, in: "household_cuisine", db) {
      ("cuisine", [$0])
    }
    try replace(try settled(db), with: household.settled, in: "household_settled", db) {
      ("question", [$0.rawValue])
    }
  }

  /// Carries a list edit out on a table keyed by `position`.
  private static func replace<Element: Equatable>(
    _ stored: [(position: Int, element: Element)], with wanted: [Element], in table: String,
    _ db: Database, columns: (Element) -> (String, [Column])
  ) throws {
    let edit = ListEdit(from: stored, to: wanted)
    for position in edit.dropped { try db.run("DELETE FROM \(table) WHERE position = ?", [position]) }
    for (position, element) in edit.added {
      let (names, values) = columns(element)
      try db.insert(into: table, "position, \(names)", [position] + values)
    }
  }

  static func members(_ db: Database) throws -> [(position: Int, element: String)] {
    try db.rows(of: "member", "SELECT position, name FROM member ORDER BY position") {
      (try $0.int(), try $0.text())
    }
  }

  private static func householdAvoidances(
    _ db: Database
  ) throws -> [(position: Int, element: Avoidance)] {
    try db.rows(
      of: "household_avoidance",
      "SELECT position, kind, word, strength FROM household_avoidance ORDER BY position"
    ) { (try $0.int(), try $0.avoidance()) }
  }

  private static func cuisines(_ db: Database) throws -> [(position: Int, element: String)] {
    try db.rows(
      of: "household_cuisine", "SELECT position, cuisine FROM household_cuisine ORDER BY position"
    ) { (try $0.int(), try $0.text()) }
  }

  private static func settled(
    _ db: Database
  ) throws -> [(position: Int, element: HouseholdQuestion)] {
    try db.rows(
      of: "household_settled", "SELECT position, question FROM household_settled ORDER BY position"
    ) { (try $0.int(), try $0.word()) }
  }
}
