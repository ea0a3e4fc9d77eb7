import Kitchen
@testable import Store
import Talk
import Testing
import Values

@testable import PantryRoom

@Suite("Looking for what is at home") struct PantryFilterTests {
  private func shown(_ name: String, _ category: String, _ subcategory: String, opened: Bool = false)
    -> ShownLot
  {
    var source = IdentitySource(replica: 1, turn: 1)
    var lot = PantryItem(id: source.next(), name: name, ingredient: nil, held: .untold)
    lot.opened = opened ? Day(number: 1) : nil
    return ShownLot(lot: lot, place: .pantry, category: category, subcategory: subcategory)
  }

  @Test(
    "kinds, states and pieces of names leave out the rest",
    arguments: [
      ("what dairy do we have", nil, ["milk", "cheddar"]), ("what is open", nil, ["milk"]),
      ("show the opened dairy", nil, ["milk"]),
      ("what is unopened", nil, ["cheddar", "apples", "diced tomatoes"]),
      ("what fruit is left", nil, ["apples"]), ("search", "tomato", ["diced tomatoes"]),
      ("search", "Apples", ["apples"]), ("search", "caviar", []),
      ("what's in the pantry", nil, ["milk", "cheddar", "apples", "diced tomatoes"]),
    ] as [(String, String?, [String])])
  func holds(line: String, search: String?, names: [String]) {
    let lots = [
      shown("milk", "Dairy", "Milk", opened: true), shown("cheddar", "Dairy", "Cheese"),
      shown("apples", "Produce", "Fruits"), shown("diced tomatoes", "Pantry", "Canned Goods"),
    ]
    let filter = PantryFilter(line, search: search)
    #expect(lots.filter(filter.holds).map(\.lot.name) == names)
  }

  private func cells(_ text: [String: String], pieces: Int = 2) -> [String: Cell] {
    var cells: [String: Cell] = ["numerator": .int(pieces), "denominator": .int(1), "unit": .text("each")]
    for (name, value) in text { cells[name] = .text(value) }
    return cells
  }

  private func step(_ before: [String: Cell]?, _ after: [String: Cell]?, undoneBy: Int? = nil) -> RowStep {
    let entry = JournalEntry(
      turn: 1, kind: .turn, person: "", at: CivilTime(day: Day(number: 20_000), second: 0), said: "x",
      act: "x", undoes: nil)
    return RowStep(entry: entry, undoneBy: undoneBy, before: before, after: after)
  }

  @Test("what a turn did to a lot is told in parts; what a turn took back is marked")
  func events() {
    let new = cells(["id": "a"])
    let opened = cells(
      ["id": "a", "opened": "2026-03-04", "place": "freezer", "best_before": "2026-03-09"], pieces: 1)
    let day = Day(iso: "2026-03-04") ?? Day(number: 0)
    let told = lotEvents([step(new, opened), step(nil, new, undoneBy: 3)]) { $0["id"]?.words == "a" }
    #expect(
      told.map(\.change) == [
        .amount(from: .measured(Amount(Rational(2), .each)), to: .measured(Amount(.one, .each))),
        .opened(day),
        .moved(.freezer), .dated(from: nil, to: day + 5), .noted(.measured(Amount(Rational(2), .each))),
      ])
    #expect(told.map(\.isUndone) == [false, false, false, false, true])
    let gone = lotEvents([step(new, nil)]) { _ in true }
    #expect(gone.map(\.change) == [.gone])
    let others = lotEvents([step(new, opened)]) { $0["id"]?.words == "b" }
    #expect(others.isEmpty)
  }
}
