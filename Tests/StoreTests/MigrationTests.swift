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

  private func steps(_ kitchen: SQLiteKitchen) throws -> [String] {
    try kitchen.reading { db in
      try String.fetchAll(db, sql: "SELECT version || ' ' || name FROM schema_version ORDER BY version")
    }
  }

  @Test("a list's newest form is that of its youngest table or column; each step is named")
  func forms() throws {
    #expect(Migrations(TableList([])).latest == 1)
    #expect(Migrations(TableList([lotTable])).latest == 1)
    #expect(Migrations(TableList([noteTable])).latest == 2)
    #expect(Migrations(tables).latest == 3)
    #expect(Migrations(shelvedTables).latest == 4)
    let kitchen = try SQLiteKitchen(path: nil, tables: shelvedTables, seed: 1)
    #expect(try steps(kitchen) == ["1 first kitchen", "2 favorites", "3 history", "4 form 4"])
    #expect(try steps(SQLiteKitchen(path: nil, tables: TableList([]), seed: 1)) == ["1 first kitchen"])
  }

  /// The kitchen's tables as far as they had come by a form.
  private static func list(of form: Int) -> TableList {
    if form > 3 { return shelvedTables }
    let early = Table<Menu>(
      "menu", parts: menuTable.parts.filter { $0.since <= form }, key: { [$0.id.text] },
      precedes: { $0.id < $1.id }, load: { _, _ in [] }, put: { _, _, _ in }, remove: { _, _ in })
    return TableList([lotTable, form == 3 ? menuTable : early] + (form > 1 ? [noteTable] : []))
  }

  @Test("a kitchen of any earlier form gains what came since and loses nothing", arguments: 1...3)
  func fromEach(_ form: Int) throws {
    let folder = try Folder()
    let old = try open(folder, Self.list(of: form))
    #expect(try steps(old).count == form)
    try old.turn([milk(1).put])
    try old.writing { try $0.execute(sql: "INSERT INTO menu VALUES ('\(menu().id.text)', 'draft')") }
    old.close()
    let kitchen = try open(folder, shelvedTables)
    #expect(try steps(kitchen) == ["1 first kitchen", "2 favorites", "3 history", "4 form 4"])
    #expect(kitchen.openingNotice == nil)
    let before = try kitchen.look()
    #expect(before[Lot.self] == [milk(1)])
    #expect(before[Menu.self] == [Menu(id: menu().id, status: "draft")])
    #expect(before[Note.self] == [])
    try kitchen.turn([Note(day: monday.day, text: "new").put, menu().put(was: before[Menu.self][0])])
    #expect(try kitchen.look()[Menu.self] == [menu()])
    try kitchen.takeBack()
    #expect(try kitchen.look()[Menu.self] == before[Menu.self])
    #expect(try kitchen.takeBack().undoneTurn == 1)
    #expect(try kitchen.look()[Lot.self] == [])
  }

  @Test("an existing kitchen is backed up before it is changed, a new one is not")
  func backup() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([milk().put])
    kitchen.close()
    let newer = try open(folder, shelvedTables)
    #expect(try newer.look()[Lot.self] == [milk()])
    let name = "0000000001-20260302-before-v4.sqlite"
    #expect(try folder.names(in: "kitchen.sqlite.backups") == [name])
    newer.close()
    let old = try SQLiteKitchen(path: folder.kitchenPath + ".backups/" + name, tables: tables, seed: 1)
    #expect(try old.look()[Lot.self] == [milk()])
    let fresh = try Folder()
    try open(fresh, shelvedTables).close()
    #expect(try fresh.names() == ["kitchen.sqlite", "kitchen.sqlite.lock"])
  }

  @Test("undo does not cross a barrier, but takes back what came after")
  func barrier() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([milk(1).put])
    kitchen.close()
    let newer = try open(folder, shelvedTables, barriers: [4])
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
      parts: [TablePart(name: "broken", since: 4, schema: "CREATE TABLE half (id INTEGER); SELECT nonsense")],
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
    let aside = folder.kitchenPath + ".damaged-20260302-1"
    #expect(again.openingNotice == .damaged(path: folder.kitchenPath, setAside: aside, restored: nil))
  }
}
