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
      item.held = .measured(Amount(.one, unit))
      try file.put(item)
      #expect(try file.look()[PantryItem.self] == [item])
    }
  }

  @Test(
    "amounts in words, untold ones and measured ones with their words come back",
    arguments: [
      .words("a handful"), .untold, .measured(Amount(.one, .cup), words: "1 cup"), .words("0"),
      .measured(Amount(.zero, .cup)),
    ] as [HeldAmount])
  func words(_ held: HeldAmount) throws {
    let file = try RowFile(pantry)
    var item = lot(1)
    item.held = held
    try file.put(item)
    #expect(try file.look()[PantryItem.self] == [item])
  }

  @Test("the history of amounts tells before and after, what was taken back, and no turn that changed none")
  func history() throws {
    let file = try RowFile(pantry)
    try file.put(lot(1))
    try file.put(lot(1, amount: Rational(1, 2)))
    try file.put(lot(1, amount: Rational(1, 2), bestBefore: RowFile.today))
    var vague = lot(1, bestBefore: RowFile.today)
    vague.held = .words("a little")
    try file.put(vague)
    #expect(try file.takesBack([]))
    _ = try file.kitchen.undo(by: "ann", at: CivilTime(day: RowFile.today, hour: 18), said: "undo")
    try file.remove(lot(1))
    let steps = amountHistory(try file.kitchen.history(of: amountHistoryTable))
    let half = HeldAmount.measured(Amount(Rational(1, 2), .gallon))
    #expect(steps.map(\.before) == [half, half, .measured(Amount(.one, .gallon)), nil])
    #expect(steps.map(\.after) == [nil, .words("a little"), half, .measured(Amount(.one, .gallon))])
    #expect(steps.map(\.undoneBy) == [nil, 5, nil, nil])
    #expect(steps.allSatisfy { $0.name == "milk" && $0.ingredient == IngredientID("milk") })
  }

  @Test("less than nothing is refused, and so is taking what isn't there")
  func refused() throws {
    let file = try RowFile(pantry)
    #expect(throws: StoreError.self) { try file.put(lot(1, amount: Rational(-1))) }
    #expect(throws: StoreError.self) { try file.remove(lot(2)) }
    #expect(try file.look()[PantryItem.self].isEmpty)
  }
}
