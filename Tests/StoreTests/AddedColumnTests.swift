import GRDB
import Testing
import Values

@testable import Store

/// Columns that came after their table: `shelf`, and `pieces` with a default of 1.
@Suite struct AddedColumnTests {
  /// A kitchen written before the columns, opened with them.
  private func opened(_ folder: Folder, _ turns: [[Change]]) throws -> SQLiteKitchen {
    let old = try folder.open()
    for changes in turns { try old.turn(changes) }
    old.close()
    return try SQLiteKitchen(path: folder.kitchenPath, tables: shelvedTables, seed: 1, today: monday.day)
  }

  private func shelved(_ turn: Int, pieces: Int = 6) -> Lot {
    var lot = milk(turn)
    (lot.shelf, lot.pieces) = ("top", pieces)
    return lot
  }

  @Test("rows saved before have the default, and take a value")
  func defaults() throws {
    let folder = try Folder()
    let kitchen = try opened(folder, [[milk(1).put, milk(2).put]])
    #expect(Set(try kitchen.look()[Lot.self]) == [milk(1), milk(2)])
    try kitchen.turn([shelved(1).put, shelved(3).put])
    #expect(Set(try kitchen.look()[Lot.self]) == [shelved(1), milk(2), shelved(3)])
    #expect(throws: StoreError.self) { try kitchen.turn([shelved(4, pieces: -1).put]) }
    kitchen.close()
    let again = try SQLiteKitchen(path: folder.kitchenPath, tables: shelvedTables, seed: 1)
    #expect(Set(try again.look()[Lot.self]) == [shelved(1), milk(2), shelved(3)])
  }

  @Test("undo reaches back over a column that was added at the end")
  func undo() throws {
    let kept = try Folder()
    let kitchen = try opened(kept, [[milk(1).put], [milk(1).removed, milk(2).put]])
    try kitchen.turn([shelved(2).put])
    #expect(try kitchen.takeBack().undoneTurn == 3)
    #expect(try kitchen.takeBack().undoneTurn == 2)
    #expect(try kitchen.look()[Lot.self] == [milk(1)])
    #expect(try kitchen.takeBack().undoneTurn == 1)
    #expect(try kitchen.look()[Lot.self] == [])
    #expect(kitchen.integrity() == [])
  }

  @Test("a value in a new column keeps the row's older turn from being taken back")
  func hidden() throws {
    let folder = try Folder()
    let kitchen = try opened(folder, [[milk(1).put, milk(2).put]])
    try kitchen.turn([shelved(1).put], by: "bob")
    try kitchen.turn([milk(9).put], by: "bob")
    #expect(try kitchen.takeBack("ann").blockingTurn == 2)
    #expect(Set(try kitchen.look()[Lot.self]) == [shelved(1), milk(2), milk(9)])
    #expect(try kitchen.takeBack("bob").undoneTurn == 3)
    #expect(try kitchen.takeBack("bob").undoneTurn == 2)
    #expect(try kitchen.takeBack("ann").undoneTurn == 1)
    #expect(try kitchen.look()[Lot.self] == [])
  }

  @Test("an old and a new kitchen of the list have the same columns in the same places")
  func sameForm() throws {
    let (migrated, fresh) = (try Folder(), try Folder())
    let one = try opened(migrated, [])
    let two = try SQLiteKitchen(path: fresh.kitchenPath, tables: shelvedTables, seed: 1)
    for part in shelvedTables.parts.map(\.name) + bookkeepingTables {
      let sql = "SELECT * FROM pragma_table_info('\(part)')"
      #expect(
        try one.reading { try Row.fetchAll($0, sql: sql) } == two.reading { try Row.fetchAll($0, sql: sql) })
    }
  }
}
