import GRDB
import Kitchen
import Testing
import Values

@testable import Storage

@Suite struct MigrationTests {
  private static let column = Migration(
    version: Migration.all.count + 1, name: "a shelf", isBarrier: false,
    sql: "ALTER TABLE pantry_item ADD COLUMN shelf TEXT; CREATE TABLE extra (id INTEGER PRIMARY KEY) STRICT")
  private static let rebuilt = Migration(
    version: Migration.all.count + 2, name: "rebuilt", isBarrier: true,
    sql: "CREATE TABLE other (id INTEGER PRIMARY KEY) STRICT")

  private func open(_ folder: Folder, _ more: [Migration]) throws -> SQLiteKitchen {
    var options = OpeningOptions(seed: 1, today: monday.day)
    options.migrations = Migrations(Migration.all + more)
    return try SQLiteKitchen(path: folder.kitchenPath, options)
  }

  @Test("the steps are numbered from 1 without gaps and named once")
  func numbered() {
    #expect(Migration.all.map(\.version) == Array(1...Migration.all.count))
    #expect(Set(Migration.all.map(\.name)).count == Migration.all.count)
  }

  @Test("an existing kitchen is backed up before it is changed, a new one is not")
  func backup() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([.putPantryItem(milk())])
    kitchen.close()
    let newer = try open(folder, [Self.column])
    #expect(try newer.look().pantry == [milk()])
    let name = "0000000001-20260302-before-v\(Migration.all.count + 1).sqlite"
    #expect(try folder.names(in: "kitchen.sqlite.backups") == [name])
    newer.close()
    let old = try SQLiteKitchen(path: folder.kitchenPath + ".backups/" + name, seed: 1)
    #expect(try old.look().pantry == [milk()])
    let fresh = try Folder()
    try open(fresh, [Self.column]).close()
    #expect(try fresh.names() == ["kitchen.sqlite", "kitchen.sqlite.lock"])
  }

  @Test("undo reaches back over a column that was added at the end")
  func overColumn() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([.putPantryItem(milk(1))])
    try kitchen.turn([.removePantryItem(milk(1).id), .putPantryItem(milk(2))])
    kitchen.close()
    let newer = try open(folder, [Self.column])
    #expect(try newer.takeBack().undoneTurn == 2)
    #expect(try newer.look().pantry == [milk(1)])
    #expect(try newer.takeBack().undoneTurn == 1)
    #expect(try newer.look().pantry == [])
  }

  @Test("undo does not cross a rebuilt table, but takes back what came after")
  func barrier() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([.putPantryItem(milk(1))])
    kitchen.close()
    let newer = try open(folder, [Self.column, Self.rebuilt])
    try newer.turn([.putPantryItem(milk(2))])
    #expect(try newer.takeBack().undoneTurn == 2)
    #expect(try newer.takeBack().barrierTurn == 1)
    #expect(try newer.look().pantry == [milk(1)])
  }

  @Test("a step that fails leaves the kitchen as it was")
  func failing() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([.putPantryItem(milk(1))])
    kitchen.close()
    let broken = Migration(
      version: Migration.all.count + 1, name: "broken", isBarrier: false,
      sql: "CREATE TABLE half (id INTEGER); SELECT nonsense")
    #expect(throws: StoreError.self) { try open(folder, [broken]) }
    #expect(try folder.open().look().pantry == [milk(1)])
  }

  @Test("a kitchen from before favorites gains them and loses nothing, and undo goes back past them")
  func favorites() throws {
    let folder = try Folder()
    var options = OpeningOptions(seed: 1, today: monday.day)
    options.migrations = Migrations(Array(Migration.all.prefix(1)))
    let old = try SQLiteKitchen(path: folder.kitchenPath, options)
    try old.opened.queue.write { db in
      try db.execute(
        sql: "INSERT INTO pantry_item VALUES ('\(milk(1).id.text)', 'milk', NULL, 1, 1, 'l', NULL, NULL)")
    }
    old.close()
    let kitchen = try folder.open()
    #expect(try kitchen.look().pantry.map(\.name) == ["milk"])
    #expect(try kitchen.look().favorites == [])
    try kitchen.turn([.setFavorite(RecipeID("beef-chili"), since: monday.day)])
    #expect(try kitchen.look().favorites == [RecipeID("beef-chili")])
    _ = try kitchen.takeBack()
    #expect(try kitchen.look().favorites == [])
  }

  @Test("a kitchen from before history gains it and loses nothing, and undo goes back past it")
  func history() throws {
    let folder = try Folder()
    var options = OpeningOptions(seed: 1, today: monday.day)
    options.migrations = Migrations(Array(Migration.all.prefix(2)))
    let old = try SQLiteKitchen(path: folder.kitchenPath, options)
    let tables = kitchenTables.filter { !Migration.all[2].adds.contains($0) }
    let rows = try old.opened.queue.write { db in
      try db.execute(
        sql: """
          INSERT INTO household VALUES (1, 4, 1, 15000, 30, 90, 'never', 'beginner', 825, 1);
          INSERT INTO member VALUES (0, 'Emma');
          INSERT INTO member_avoidance VALUES (0, 0, 'diet', 'dairy-free', 'strict');
          INSERT INTO household_cuisine VALUES (0, 'thai');
          INSERT INTO favorite_recipe VALUES ('beef-chili', '2026-02-01');
          INSERT INTO pantry_item VALUES ('\(milk(1).id.text)', 'milk', NULL, 1, 1, 'l', NULL, NULL);
          """)
      return try Self.counts(of: tables, in: db)
    }
    old.close()
    let kitchen = try folder.open()
    #expect(try kitchen.opened.queue.read { try Self.counts(of: tables, in: $0) } == rows)
    let before = try kitchen.look()
    let emma = Member(name: "Emma", avoids: [Avoidance(.diet(.dairyFree))])
    #expect(
      before.household
        == Household(
          size: 4, guests: 1, members: [emma], budget: Money(cents: 15_000), cuisines: ["thai"],
          leftovers: .never, skill: .beginner, taxBasisPoints: 825, wasToldAboutFactories: true))
    #expect(before.favorites == [RecipeID("beef-chili")])
    #expect(before.pantry.map(\.name) == ["milk"])
    #expect(before.history.isEmpty && before.evenings.isEmpty && before.prices.isEmpty)
    var home = try #require(before.household)
    home.members[0].age = 7
    home.guidelines = NutritionGuidelines(maxSodium: 1_500)
    try kitchen.turn([.setHousehold(home)])
    #expect(try kitchen.look().household == home)
    _ = try kitchen.takeBack()
    #expect(try kitchen.look().household == before.household)
  }

  private static func counts(of tables: [String], in db: Database) throws -> [Int] {
    try tables.map { try Int.fetchOne(db, sql: "SELECT count(*) FROM \($0)") ?? 0 }
  }
}
