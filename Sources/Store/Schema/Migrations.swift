import GRDB

/// The steps that bring a file to the form of a list of tables: step n makes the tables that came with form
/// n and adds the columns that did, one transaction a step.
struct Migrations: Sendable {
  private let parts: [TablePart]
  private let barriers: [Int]
  /// The newest form; that of the bookkeeping at least.
  let latest: Int

  /// Forms that did anything but add tables, and columns at the end: undo refuses to cross them, because a
  /// changeset knows columns by their place. Source: design §7.
  static let barriers: [Int] = []

  private static let names = ["first kitchen", "favorites", "history", "digests", "tidying"]

  init(_ tables: TableList, barriers: [Int] = Self.barriers) {
    parts = tables.parts
    self.barriers = barriers
    let forms = parts.flatMap { [$0.since] + $0.added.map(\.since) }
    latest = max(bookkeepingAdditions.keys.max() ?? 1, forms.max() ?? 1)
  }

  /// The form a file is in: 0 for an empty one. Reads the schema and nothing else.
  func version(of db: Database) throws -> Int {
    let tables = Set(try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'"))
    if tables.isEmpty { return 0 }
    guard tables.contains("schema_version") else { throw StorageFault.broken("it has no version") }
    let steps = try Statements(db).rows(
      of: "schema_version", "SELECT version FROM schema_version ORDER BY version"
    ) { try $0.int() }
    // Every step leaves its row, so a number without its forerunners is damage, not a newer program.
    guard let version = steps.last, steps == Array(1...steps.count) else {
      throw StorageFault.broken("its versions have gaps")
    }
    if version > latest { return version }
    let reached = parts.filter { $0.since <= version }.map(\.name)
    let own = bookkeepingTables.filter { bookkeepingSince[$0, default: 1] <= version }
    for table in own + reached where !tables.contains(table) {
      throw StorageFault.broken("the table \(table) is missing")
    }
    return version
  }

  /// Brings the file to the latest form; the first step also writes the row of `meta`. `id` draws the number
  /// by which a kitchen is known whatever its path.
  func run(on db: Database, from version: Int, replica: () -> UInt64, id: () -> UInt64) throws {
    guard version < latest else { return }
    for form in (version + 1)...latest {
      try db.inTransaction(.immediate) {
        if form == 1 { try db.execute(sql: bookkeepingSchema) }
        for sql in (bookkeepingAdditions[form] ?? []) + additions(in: form) { try db.execute(sql: sql) }
        if form == 1 {
          try db.execute(
            sql: "INSERT INTO meta (one, replica, turn) VALUES (1, ?, 0)",
            arguments: [Int64(bitPattern: replica())])
        }
        try db.execute(
          sql: "INSERT INTO schema_version (version, name) VALUES (?, ?)",
          arguments: [form, Self.name(of: form)])
        if form >= digestForm { try seal(db, isFirst: form == digestForm, id: id) }
        return .commit
      }
    }
  }

  /// Writes what the checks compare with, of the file as it is in this form.
  private func seal(_ db: Database, isFirst: Bool, id: () -> UInt64) throws {
    let statements = Statements(db)
    let present = try parts.map(\.name).filter { try db.tableExists($0) }
    try ContentRecord.renew(present, in: statements)
    guard isFirst else { return }
    try MetaRecord.setID(id(), in: statements)
    try ConversationRecord.sealAll(in: statements)
    try JournalChain.sealAll(in: statements)
  }

  /// True when a form that undo must not cross came after that one.
  func hasBarrier(after version: Int) -> Bool { barriers.contains { $0 > version } }

  private func additions(in form: Int) -> [String] {
    let tables = parts.filter { $0.since == form }.map(\.schema)
    let columns = parts.flatMap { part in
      part.added.filter { $0.since == form }.flatMap { column in
        [
          "ALTER TABLE \(part.name) ADD COLUMN \(column.name) \(column.declaration)",
          // A session takes a default that is not yet stored in the row for NULL, so it is stored.
          "UPDATE \(part.name) SET \(column.name) = \(column.name)",
        ]
      }
    }
    return tables + columns
  }

  private static func name(of form: Int) -> String {
    names.indices.contains(form - 1) ? names[form - 1] : "form \(form)"
  }
}
