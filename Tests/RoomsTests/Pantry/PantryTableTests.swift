import Kitchen
import Store
import Testing
import Values

@testable import PantryRoom

@Suite struct PantryTableTests {
  private func lot(
    _ turn: Int, _ name: String = "milk", amount: Rational = .one, bestBefore: Day? = nil,
    opened: Day? = nil
  ) -> PantryItem {
    var source = IdentitySource(replica: 1, turn: turn)
    return PantryItem(
      id: source.next(), name: name, ingredient: name == "milk" ? IngredientID(name) : nil,
      amount: Amount(amount, .gallon), bestBefore: bestBefore, opened: opened)
  }

  @Test("lots stand opened first, then by best-before, then by name; undo takes every turn back")
  func order() throws {
    let (file, today) = (try RowFile(pantry), RowFile.today)
    let (plain, late) = (lot(1), lot(2, bestBefore: today + 9))
    let soon = lot(3, bestBefore: today + 1)
    let opened = lot(4, bestBefore: today + 20, opened: today)
    let eggs = lot(5, "eggs", bestBefore: today + 9)
    var dumps: [[String]] = []
    for row in [plain, late, soon, opened, eggs, lot(1, amount: Rational(1, 3))] {
      dumps.append(try file.kitchen.dump())
      try file.put(row)
    }
    let less = lot(1, amount: Rational(1, 3))
    #expect(try file.look()[PantryItem.self] == [opened, soon, eggs, late, less])
    dumps.append(try file.kitchen.dump())
    try file.remove(soon)
    #expect(try file.look()[PantryItem.self] == [opened, eggs, late, less])
    #expect(try file.takesBack(dumps))
    #expect(try file.look()[PantryItem.self].isEmpty)
  }

  @Test("every unit comes back")
  func units() throws {
    let file = try RowFile(pantry)
    var item = lot(1)
    for unit in Unit.allCases {
      item.amount.unit = unit
      try file.put(item)
      #expect(try file.look()[PantryItem.self] == [item])
    }
  }

  @Test("less than nothing is refused, and so is taking what isn't there")
  func refused() throws {
    let file = try RowFile(pantry)
    #expect(throws: StoreError.self) { try file.put(lot(1, amount: Rational(-1))) }
    #expect(throws: StoreError.self) { try file.remove(lot(2)) }
    #expect(try file.look()[PantryItem.self].isEmpty)
  }
}
