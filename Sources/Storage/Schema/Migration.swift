import GRDB

/// One named step in the form of the file. Steps are only ever appended, and the text of one that has
/// shipped never changes.
struct Migration: Sendable {
  let version: Int
  let name: String
  /// True for anything but new tables and columns added at the end: undo refuses to cross it, because
  /// a changeset knows columns by their place. Source: design §7.
  let isBarrier: Bool
  let sql: String
  /// The tables it adds to `kitchenTables`; the first step brings all that no later one names.
  var adds: [String] = []

  static let all = [
    Migration(
      version: 1, name: "first kitchen", isBarrier: false,
      sql: bookkeepingSchema + "\n" + householdSchema + "\n" + planSchema + "\n" + grocerySchema),
    Migration(
      version: 2, name: "favorites", isBarrier: false, sql: favoriteSchema, adds: ["favorite_recipe"]),
    Migration(
      version: 3, name: "history", isBarrier: false, sql: historySchema,
      adds: [
        "meal_history", "evening_note", "fixed_dish", "spending", "own_price", "member_age",
        "household_guideline",
      ]),
  ]
}

/// The steps a program knows, in order of their versions, starting at 1.
struct Migrations: Sendable {
  let steps: [Migration]

  init(_ steps: [Migration] = Migration.all) { self.steps = steps }

  var latest: Int { steps.last?.version ?? 0 }

  /// The version a file is at: 0 for an empty one. Reads the schema and nothing else.
  func version(of db: Database) throws -> Int {
    let tables = Set(
      try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'"))
    if tables.isEmpty { return 0 }
    guard tables.contains("schema_version") else { throw StorageFault.broken("it has no version") }
    let steps = try db.rows(
      of: "schema_version", "SELECT version FROM schema_version ORDER BY version"
    ) { try $0.int() }
    // Every step leaves its row, so a number without its forerunners is damage, not a newer program.
    guard let version = steps.last, steps == Array(1...steps.count) else {
      throw StorageFault.broken("its versions have gaps")
    }
    if version > latest { return version }
    let toCome = Set(self.steps.filter { $0.version > version }.flatMap(\.adds))
    for table in bookkeepingTables + kitchenTables where !tables.contains(table) && !toCome.contains(table) {
      throw StorageFault.broken("the table \(table) is missing")
    }
    return version
  }

  /// Brings the file to the latest version, one transaction a step; the first one also writes the
  /// row of `meta`.
  func run(on db: Database, from version: Int, replica: () -> UInt64) throws {
    for step in steps where step.version > version {
      try db.inTransaction(.immediate) {
        if step.version == 1 {
          try db.execute(
            sql: """
              CREATE TABLE schema_version (
                version INTEGER PRIMARY KEY NOT NULL CHECK (version >= 1),
                name TEXT NOT NULL UNIQUE
              ) STRICT
              """)
        }
        try db.execute(sql: step.sql)
        if step.version == 1 {
          try db.execute(
            sql: "INSERT INTO meta (one, replica, turn) VALUES (1, ?, 0)",
            arguments: [Int64(bitPattern: replica())])
        }
        try db.execute(
          sql: "INSERT INTO schema_version (version, name) VALUES (?, ?)",
          arguments: [step.version, step.name])
        return .commit
      }
    }
  }

  /// True when a step between the two versions is one undo must not cross.
  func hasBarrier(after version: Int) -> Bool {
    steps.contains { $0.isBarrier && $0.version > version }
  }
}
