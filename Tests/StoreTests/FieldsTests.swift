import Testing
import Values

@testable import Store

@Suite struct FieldsTests {
  /// Reads one row of literals.
  private func read<Value>(
    _ columns: [Cell], _ read: (inout Fields) throws -> Value
  ) throws -> Value {
    let kitchen = try SQLiteKitchen(path: nil, tables: TableList([]), seed: 1)
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    return try kitchen.reading { db in
      try #require(try Statements(db).rows(of: "test", "SELECT \(marks)", columns, read: read).first)
    }
  }

  @Test("every kind of value comes back as it went in")
  func kinds() throws {
    let amount = Amount(Rational(7, 3), .cup)
    let id: ID<Lot> = someID(1)
    #expect(try read(["a", nil]) { [try $0.text(), try $0.optionalText()] } == ["a", nil])
    #expect(try read([7, nil]) { [try $0.int(), try $0.optionalInt()] } == [7, nil])
    #expect(try read([Cell(true), Cell(false)]) { [try $0.bool(), try $0.bool()] } == [true, false])
    let five = Money(cents: 500)
    #expect(try read([Cell(five), nil]) { [try $0.money(), try $0.optionalMoney()] } == [five, nil])
    let days = try read([Cell(monday.day), nil]) { [try $0.day(), try $0.optionalDay()] }
    #expect(days == [monday.day, nil])
    #expect(try read([Cell(monday)]) { try $0.moment() } == monday)
    #expect(try read([Cell(Weekday.friday)]) { try $0.word(Weekday.self) } == .friday)
    #expect(try read([Cell(id)]) { try $0.id(Lot.self) } == id)
    #expect(try read(.amount(amount)) { try $0.amount() } == amount)
    #expect(try read(.amount(nil)) { try $0.optionalAmount() } == nil)
    #expect(try read(.rational(amount.value)) { [try $0.int(), try $0.int()] } == [7, 3])
    let texts = ["a", "\"b\"", "\\", "é"]
    #expect(try read([.text(try JSONText.list(texts))]) { try $0.texts() } == texts)
    #expect(try read([.text(try JSONText.list([1, 2]))]) { try $0.list(of: Int.self) } == [1, 2])
    let words = [Weekday.monday, .sunday]
    #expect(try read([.text(try JSONText.list(words))]) { try $0.words(Weekday.self) } == words)
  }

  @Test("what is not there is NULL")
  func nothing() {
    let cells = [
      Cell(nil as String?), Cell(nil as Int?), Cell(nil as Bool?), Cell(nil as Money?), Cell(nil as Day?),
      Cell(nil as CivilTime?), Cell(nil as ID<Lot>?), Cell(nil as Weekday?),
    ]
    #expect(cells + .amount(nil) + .rational(nil) == [Cell](repeating: .null, count: 13))
  }

  @Test("a value of the wrong kind is an error that names its table")
  func unreadable() throws {
    let readings: [(Cell, (inout Fields) throws -> Void)] = [
      (1, { _ = try $0.text() }), (nil, { _ = try $0.text() }), ("a", { _ = try $0.int() }),
      (nil, { _ = try $0.int() }), ("2026-02-30", { _ = try $0.day() }), ("noon", { _ = try $0.moment() }),
      ("someday", { _ = try $0.word(Weekday.self) }), ("7", { _ = try $0.id(Lot.self) }),
      (nil, { _ = try $0.amount() }), ("{}", { _ = try $0.texts() }),
      ("[1", { _ = try $0.list(of: Int.self) }),
      ("[\"someday\"]", { _ = try $0.words(Weekday.self) }), ("2026", { _ = try $0.optionalDay() }),
    ]
    for (cell, reading) in readings {
      #expect(throws: StorageFault.self, "\(cell)") { try read([cell, nil, nil], reading) }
    }
    let fault = StorageFault.unreadable(table: "lot", value: "x")
    #expect(StoreError(fault, path: nil) == .failed("unknown value in lot: x"))
  }

  @Test("cells are equal by their bytes, and in one order")
  func cells() {
    let sorted: [Cell] = [nil, -1, 2, "", "a", "e\u{301}", "\u{E9}"]
    #expect(sorted.shuffled().sorted(by: Cell.precedes) == sorted)
    #expect(Set(sorted).count == sorted.count)
    #expect(Cell.text("a") == "a" && Cell.text("1") != 1 && Cell.null != 0)
  }
}
