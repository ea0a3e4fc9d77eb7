import Foundation
import SousKit
import Store
import Talk
import Testing
import Values

/// What every SQL table of every room keeps to, or sessions and undo would miss rows. Source: design §7.
@Suite struct TableLawsTests {
  private static let parts = House.complete.tables.parts
  /// The rooms' tables, as `t`.
  private static let tables: String = {
    let names = parts.map { "'\($0.name)'" }.joined(separator: ", ")
    return "(SELECT * FROM pragma_table_list WHERE schema = 'main' AND name IN (\(names))) AS t"
  }()

  @Test("a new kitchen has every room's tables, and names differ by more than case")
  func names() throws {
    let names = Self.parts.map(\.name)
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
    #expect(names.count > 20)
    #expect(try rows("SELECT t.name FROM \(Self.tables)").sorted() == names.sorted())
  }

  @Test("every table is strict and has a key, no part of it NULL")
  func keys() throws {
    #expect(try rows("SELECT t.name FROM \(Self.tables) WHERE t.strict = 0") == [])
    #expect(
      try rows(
        """
        SELECT t.name FROM \(Self.tables)
        WHERE NOT EXISTS (SELECT * FROM pragma_table_info(t.name) WHERE pk > 0)
        """) == [])
    #expect(
      try rows(
        """
        SELECT t.name || '.' || c.name FROM \(Self.tables) JOIN pragma_table_info(t.name) AS c
        WHERE c.pk > 0 AND c."notnull" = 0
        """) == [])
  }

  @Test("a child stands behind its parent, and its key begins with its parent's")
  func children() throws {
    let keys = try rows(
      """
      SELECT t.name || ' ' || c.name FROM \(Self.tables) JOIN pragma_table_info(t.name) AS c
      WHERE c.pk > 0 ORDER BY t.name, c.pk
      """
    ).map { $0.split(separator: " ") }
    let links = try rows(
      """
      SELECT t.name || ' ' || k."table" || ' ' || k."from" || ' ' || k."to"
      FROM \(Self.tables) JOIN pragma_foreign_key_list(t.name) AS k ORDER BY t.name, k.id, k.seq
      """
    ).map { $0.split(separator: " ") }
    #expect(links.count > 5)
    for (child, columns) in Dictionary(grouping: links, by: { $0[0] }) {
      let parent = columns[0][1]
      #expect(columns.allSatisfy { $0[1] == parent }, "\(child) hangs on one table")
      let own = keys.filter { $0[0] == child }.map { $0[1] }
      #expect(own.starts(with: columns.map { $0[2] }), "\(child)")
      #expect(keys.filter { $0[0] == parent }.map { $0[1] } == columns.map { $0[3] }, "\(child)")
      let order = Self.parts.map(\.name).filter { $0 == child || $0 == parent }
      #expect(order == [String(parent), String(child)])
    }
  }

  @Test("no trigger, no view, no virtual table, no cascade")
  func plain() throws {
    #expect(
      try rows(
        "SELECT name FROM sqlite_schema WHERE type NOT IN ('table', 'index') OR sql LIKE '%VIRTUAL%'") == [])
    #expect(
      try rows(
        """
        SELECT t.name FROM \(Self.tables) JOIN pragma_foreign_key_list(t.name) AS k
        WHERE k.on_delete != 'NO ACTION' OR k.on_update != 'NO ACTION'
        """) == [])
  }

  @Test("what once shipped stays as it was: an old kitchen and a new one have the same tables and columns")
  func shipped() throws {
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("SousKitTests/Fixtures/kitchen-form-3.sqlite")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "sous-laws-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = folder.appendingPathComponent("kitchen.sqlite")
    try FileManager.default.copyItem(at: fixture, to: copy)
    let schema = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name"
    #expect(try rows(schema, in: copy.path).map(words) == rows(schema).map(words))
  }

  private func words(_ sql: String) -> [Substring] { sql.split(whereSeparator: \.isWhitespace) }

  /// The first column of each row that the query finds, asked through a view beside the rooms' own tables;
  /// of a new kitchen unless a file is given.
  private func rows(_ sql: String, in path: String? = nil) throws -> [String] {
    let query = Table<Found>(
      view: "query", reading: [], precedes: { $0.place < $1.place },
      load: { statements, _ in
        let texts = try statements.rows(
          of: "query", "WITH found (a) AS (\(sql)) SELECT CAST(a AS TEXT) FROM found"
        ) {
          try $0.text()
        }
        return texts.enumerated().map { Found(place: $0, text: $1) }
      })
    let tables = TableList(House.complete.rooms.flatMap(\.tables) + [query])
    let today = Day(iso: "2026-03-02") ?? Day(number: 0)
    let kitchen = try SQLiteKitchen(path: path, tables: tables, seed: 1, today: today)
    defer { kitchen.close() }
    return try kitchen.snapshot(for: "ann", today: today)[Found.self].map(\.text)
  }
}

private struct Found: Hashable, Sendable, Encodable {
  var place: Int
  var text: String
}
