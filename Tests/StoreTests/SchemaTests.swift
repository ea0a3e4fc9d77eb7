import GRDB
import Testing
import Values

@testable import Store

@Suite struct SchemaTests {
  private func strings(_ sql: String) throws -> [String] {
    let kitchen = try SQLiteKitchen(path: nil, tables: shelvedTables, seed: 1)
    return try kitchen.reading { try String.fetchAll($0, sql: sql) }
  }

  @Test("the file has the list's tables and its own, and no other")
  func all() throws {
    let found = try strings(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    #expect(shelvedTables.parts.map(\.name) == ["lot", "menu", "menu_dish", "menu_tag", "note"])
    #expect(found.sorted() == (shelvedTables.parts.map(\.name) + bookkeepingTables).sorted())
  }

  @Test("undo takes back the list's tables, never the file's own")
  func attached() throws {
    let kitchen = try SQLiteKitchen(path: nil, tables: tables, seed: 1)
    let changeset = try kitchen.writing { db in
      try recordChanges(of: tables.parts, in: db) {
        try MetaRecord.setTurn(9, in: Statements(db))
        for change in [milk(1).put, menu(1).put, Note(day: monday.day, text: "").put] {
          try tables[change.table]?.save(change, Statements(db))
        }
      }
    }
    #expect(Set(try changeset.rows().map(\.table)) == Set(tables.parts.map(\.name)))
  }

  @Test("the file's own tables are strict and their keys never NULL")
  func keys() throws {
    for table in bookkeepingTables {
      #expect(try strings("SELECT name FROM pragma_table_list('\(table)') WHERE strict = 1") == [table])
      #expect(try strings("SELECT name FROM pragma_table_info('\(table)') WHERE pk > 0") != [])
      #expect(
        try strings(#"SELECT name FROM pragma_table_info('\#(table)') WHERE pk > 0 AND "notnull" = 0"#) == [])
    }
    #expect(
      try strings("SELECT name FROM sqlite_schema WHERE type NOT IN ('table', 'index')") == [])
  }

  @Test("columns that came later stand at the end, in the order they came")
  func later() throws {
    #expect(
      try strings("SELECT name FROM pragma_table_info('lot') ORDER BY cid")
        == ["id", "name", "numerator", "denominator", "unit", "best_before", "is_open", "shelf", "pieces"])
  }

  @Test(
    "the schema itself refuses what makes no sense",
    arguments: [
      "INSERT INTO lot (id, name, numerator, denominator, unit, is_open) VALUES ('id', 'x', 1, 1, 'g', 0)",
      "INSERT INTO menu_dish VALUES ('nobody', '2026-03-02', 'x', 1)", "UPDATE meta SET turn = 'many'",
      "INSERT INTO meta (one, replica, turn) VALUES (2, 1, 0)",
      "INSERT INTO journal VALUES (1, 'undo', '', '2026-03-02T17:00:00', '', '', '[]', x'', 1, NULL, NULL, NULL, NULL)",
      "INSERT INTO journal VALUES (1, 'turn', '', '2026-03-02', '', '', '[]', x'', 1, NULL, NULL, NULL, NULL)",
    ])
  func constraints(_ sql: String) throws {
    let kitchen = try SQLiteKitchen(path: nil, tables: tables, seed: 1)
    #expect(throws: DatabaseError.self) { try kitchen.writing { try $0.execute(sql: sql) } }
  }
}
