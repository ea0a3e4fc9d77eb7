import GRDB
import Testing
import Values

@testable import Store

@Suite struct MigrationTests {
  private func open(
    _ folder: Folder, _ tables: TableList, barriers: [Int] = []
  ) throws -> SQLiteKitchen {
    var options = OpeningOptions(tables: tables, seed: 1, today: monday.day)
    options.barriers = barriers
    return try SQLiteKitchen(path: folder.kitchenPath, options)
  }

  private static let allSteps = [
    "1 first kitchen", "2 favorites", "3 history", "4 digests", "5 tidying", "6 form 6",
  ]

  private func steps(_ kitchen: SQLiteKitchen) throws -> [String] {
    try kitchen.reading { db in
      try String.fetchAll(db, sql: "SELECT version || ' ' || name FROM schema_version ORDER BY version")
    }
  }

  @Test("a list's newest form is that of its youngest table or column; each step is named")
  func forms() throws {
    #expect(Migrations(TableList([])).latest == tidyingForm)
    #expect(Migrations(tables).latest == tidyingForm)
    #expect(Migrations(shelvedTables).latest == 6)
    let kitchen = try SQLiteKitchen(path: nil, tables: shelvedTables, seed: 1)
    #expect(try steps(kitchen) == Self.allSteps)
    let empty = try SQLiteKitchen(path: nil, tables: TableList([]), seed: 1)
    #expect(try steps(empty) == Self.allSteps.dropLast())
  }

  @Test("a kitchen of the form before gains what came since and loses nothing")
  func fromBefore() throws {
    let folder = try Folder()
    let old = try open(folder, tables)
    #expect(try steps(old) == Self.allSteps.dropLast())
    try old.turn([milk(1).put])
    old.close()
    let kitchen = try open(folder, shelvedTables)
    #expect(try steps(kitchen) == Self.allSteps)
    #expect(kitchen.openingNotice == nil)
    #expect(kitchen.integrity() == [])
    #expect(try kitchen.look()[Lot.self] == [milk(1)])
    try kitchen.turn([Note(day: monday.day, text: "new").put, menu().put])
    #expect(try kitchen.look()[Menu.self] == [menu()])
    try kitchen.takeBack()
    #expect(try kitchen.look()[Menu.self] == [])
    #expect(try kitchen.takeBack().undoneTurn == 1)
    #expect(try kitchen.look()[Lot.self] == [])
    #expect(kitchen.integrity() == [])
  }

  @Test("an existing kitchen is backed up before it is changed, a new one is not")
  func backup() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([milk().put])
    kitchen.close()
    let newer = try open(folder, shelvedTables)
    #expect(try newer.look()[Lot.self] == [milk()])
    let name = "0000000001-20260302-before-v6.sqlite"
    #expect(try folder.backups() == [name])
    newer.close()
    let old = try SQLiteKitchen(
      path: folder.path + "/" + folder.backupFolder() + "/" + name, tables: tables, seed: 1)
    #expect(try old.look()[Lot.self] == [milk()])
    let fresh = try Folder()
    try open(fresh, shelvedTables).close()
    #expect(try fresh.names() == ["kitchen.sqlite", "kitchen.sqlite.backups", "kitchen.sqlite.lock"])
  }

  @Test("undo does not cross a barrier, but takes back what came after")
  func barrier() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([milk(1).put])
    kitchen.close()
    let newer = try open(folder, shelvedTables, barriers: [6])
    try newer.turn([milk(2).put])
    #expect(try newer.takeBack().undoneTurn == 2)
    #expect(try newer.takeBack().barrierTurn == 1)
    #expect(try newer.look()[Lot.self] == [milk(1)])
    newer.close()
    #expect(try open(folder, shelvedTables, barriers: [3]).takeBack().undoneTurn == 1)
  }

  @Test("a step that fails leaves the kitchen as it was")
  func failing() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([milk(1).put])
    kitchen.close()
    let broken = Table<Dinner>(
      "broken",
      parts: [TablePart(name: "broken", since: 6, schema: "CREATE TABLE half (id INTEGER); SELECT nonsense")],
      key: { [$0.title] }, precedes: { _, _ in false }, load: { _, _ in [] }, put: { _, _, _ in },
      remove: { _, _ in })
    #expect(throws: StoreError.self) { try open(folder, TableList([lotTable, broken])) }
    #expect(try folder.open().look()[Lot.self] == [milk(1)])
  }

  @Test("a table that a reached form brought and that is gone is damage")
  func missingTable() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.writing { try $0.execute(sql: "DROP TABLE note") }
    kitchen.close()
    let again = try folder.open()
    if case .damaged(_, _, let recovery) = again.openingNotice {
      #expect(recovery?.ground == .nothing)
    } else {
      Issue.record("no notice")
    }
  }
}
