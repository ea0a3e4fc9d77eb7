import GRDB
import Testing
import Values

@testable import Store

/// A file as programs before the derived migrations left it.
@Suite struct OldFileTests {
  private static let bookkeeping = """
    CREATE TABLE schema_version (
      version INTEGER PRIMARY KEY NOT NULL CHECK (version >= 1),
      name TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE meta (
      one INTEGER PRIMARY KEY NOT NULL CHECK (one = 1),
      replica INTEGER NOT NULL,
      turn INTEGER NOT NULL CHECK (turn >= 0),
      time_zone TEXT CHECK (length(time_zone) > 0),
      upkeep_on TEXT CHECK (upkeep_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
    ) STRICT;
    CREATE TABLE conversation (
      person TEXT PRIMARY KEY NOT NULL,
      version INTEGER NOT NULL,
      state TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE journal (
      turn INTEGER PRIMARY KEY NOT NULL CHECK (turn >= 1),
      kind TEXT NOT NULL CHECK (kind IN ('turn', 'undo', 'system')),
      person TEXT NOT NULL,
      at TEXT NOT NULL CHECK (
        at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9]'),
      said TEXT NOT NULL,
      act TEXT NOT NULL,
      changes TEXT NOT NULL CHECK (json_valid(changes)),
      changeset BLOB NOT NULL,
      schema_version INTEGER NOT NULL CHECK (schema_version >= 1),
      before_version INTEGER,
      before_state TEXT,
      undoes INTEGER REFERENCES journal (turn),
      undone_by INTEGER REFERENCES journal (turn),
      CHECK ((kind = 'undo') = (undoes IS NOT NULL)),
      CHECK ((before_version IS NULL) = (before_state IS NULL))
    ) STRICT;
    CREATE INDEX journal_undoable ON journal (person, turn) WHERE kind = 'turn' AND undone_by IS NULL;
    """

  /// Saves one lot as turn 7, with its changeset, beside a table this list no longer has.
  private func write(to folder: Folder) throws {
    let queue = try DatabaseQueue(path: folder.kitchenPath)
    try queue.inDatabase { db in
      try db.execute(sql: "PRAGMA application_id = \(0x534F_5553)")
      try db.execute(sql: Self.bookkeeping)
      for part in tables.parts { try db.execute(sql: part.schema) }
      try db.execute(
        sql: """
          CREATE TABLE own_price (ingredient TEXT PRIMARY KEY NOT NULL) STRICT;
          INSERT INTO meta VALUES (1, 42, 7, 'Europe/Paris', '2026-03-01');
          INSERT INTO schema_version VALUES (1, 'first kitchen'), (2, 'favorites'), (3, 'history');
          INSERT INTO conversation VALUES ('ann', 1, 'after');
          """)
      let changeset = try recordChanges(of: tables.parts, in: db) {
        try lotTable.save(milk().put, Statements(db))
      }
      try db.execute(
        sql: """
          INSERT INTO journal VALUES (
            7, 'turn', 'ann', '2026-03-01T17:00:00', 'add milk', 'pantry.add',
            '[{"putPantryItem":{"_0":{"name":"milk"}}}]', ?, 3, 1, 'before', NULL, NULL)
          """, arguments: [changeset.bytes])
    }
    try queue.close()
  }

  @Test("it opens as it is, with all it holds, and its turns can be taken back")
  func opens() throws {
    let folder = try Folder()
    try write(to: folder)
    let kitchen = try folder.open()
    #expect(kitchen.openingNotice == nil)
    let snapshot = try kitchen.look()
    #expect(snapshot[Lot.self] == [milk()])
    #expect((snapshot.turn, snapshot.replica) == (7, 42))
    #expect(snapshot.conversation == StoredConversation(version: 1, state: "after"))
    #expect(try kitchen.timeZone(settingIfNew: "Asia/Tokyo") == "Europe/Paris")
    #expect(try kitchen.journal(limit: 9).map(\.said) == ["add milk"])
    // A copy is made before the form changes.
    #expect(try folder.names(in: folder.backupFolder()).contains { $0.hasSuffix("-before-v5.sqlite") })
    #expect(kitchen.integrity() == [])
    #expect(try kitchen.turn([menu().put]) == 8)
    #expect(try kitchen.takeBack().undoneTurn == 8)
    #expect(try kitchen.takeBack().undoneTurn == 7)
    #expect(try kitchen.look().conversation?.state == "before")
    #expect(try kitchen.dump() == [])
  }

  @Test("a file made now has the same form, down to the text of its tables")
  func sameText() throws {
    func schema(_ db: Database) throws -> [String] {
      try String.fetchAll(
        db, sql: "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name != 'own_price' ORDER BY name"
      )
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    }
    let folder = try Folder()
    try write(to: folder)
    let (old, new) = (try folder.open(), try SQLiteKitchen(path: nil, tables: tables, seed: 1))
    #expect(try old.reading(schema) == new.reading(schema))
    #expect(
      try old.reading { try String.fetchAll($0, sql: "SELECT name FROM schema_version") }
        == new.reading { try String.fetchAll($0, sql: "SELECT name FROM schema_version") })
  }
}
