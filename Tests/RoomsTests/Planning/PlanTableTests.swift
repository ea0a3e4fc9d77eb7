import Kitchen
import Store
import Testing
import Values

@testable import PlanningRoom

@Suite struct PlanTableTests {
  private let today = PlanFile.today

  @Test("a plan comes back whole, with its list and its cost, and undo takes it back")
  func whole() throws {
    let file = try PlanFile()
    try file.put(wholePlan())
    #expect(try file.look()[SavedPlan.self] == [wholePlan()])
    #expect(try file.takesBack())
    #expect(try file.kitchen.dump().isEmpty)
  }

  @Test("every word a plan can hold comes back", arguments: PlanStatus.allCases)
  func words(_ status: PlanStatus) throws {
    let file = try PlanFile()
    var saved = wholePlan(evenings: ProteinSource.allCases.count)
    saved.plan.status = status
    let qualities: [PriceQuality] = [.own, .average, .estimate, .median]
    saved.list.items = StoreSection.allCases.enumerated().map { index, section in
      var item = wholePlan().list.items[0]
      item.section = section
      item.quality = qualities[index % 4]
      item.buy?.package.quality = qualities[(index + 1) % 4]
      return item
    }
    saved.list.items[0].need = Unit.allCases.map { Amount(Rational(3, 2), $0) }
    for confidence in [CostConfidence.high, .medium, .low] {
      saved.cost.confidence = confidence
      try file.put(saved)
      #expect(try file.look()[SavedPlan.self] == [saved])
    }
  }

  @Test("only what differs is written: a status, an evening changed, moved or gone, lines of the list")
  func changes() throws {
    let file = try PlanFile()
    var saved = wholePlan()
    try file.put(saved)
    var dumps = [try file.kitchen.dump()]
    func change(_ edit: (inout SavedPlan) -> Void) throws {
      edit(&saved)
      try file.put(saved)
      #expect(try file.look()[SavedPlan.self] == [saved])
      dumps.append(try file.kitchen.dump())
    }
    try change { $0.plan.status = .archived }
    try change { ($0.plan.meals[2].title, $0.plan.meals[2].because) = ("Soup", []) }
    try change { $0.plan.meals[2].day = $0.plan.meals[2].day + 1 }
    try change { $0.plan.meals.remove(at: 0) }
    try change { $0.list.items[1].isChecked = true }
    try change { ($0.list.items[0].need, $0.list.items[0].buy) = ([], nil) }
    try change { $0.list.items.removeLast() }
    try change { $0.list.items.insert(wholePlan().list.items[1], at: 0) }
    try change { ($0.list.covered, $0.cost.till) = ([], .zero) }
    try change { $0.list.items = [] }
    for before in dumps.dropLast().reversed() {
      #expect(try file.takesBack())
      #expect(try file.kitchen.dump() == before)
    }
  }

  @Test("plans with an evening of the last 90 days are shown, by first day; the others stay in the file")
  func window() throws {
    let file = try PlanFile()
    let past = wholePlan(1, from: today - 93)  // ends 91 days ago
    let edge = wholePlan(2, from: today - 92)
    let future = wholePlan(3, from: today + 30)
    try file.put(future, past, edge)
    #expect(try file.look()[SavedPlan.self] == [edge, future])
    #expect(try file.look(on: today + 1)[SavedPlan.self] == [future])
    #expect(try file.look(on: today - 1)[SavedPlan.self] == [past, edge, future])
  }

  @Test("a plan taken off leaves nothing; one that isn't there can be neither taken off nor changed")
  func removal() throws {
    let file = try PlanFile()
    try file.put(wholePlan())
    try file.remove(wholePlan())
    #expect(try file.kitchen.dump().isEmpty)
    var archived = wholePlan()
    archived.plan.status = .archived
    #expect(throws: StoreError.self) { try file.remove(wholePlan()) }
    #expect(throws: StoreError.self) {
      try file.save([.put(archived, was: wholePlan(), in: PlanFile.tables)])
    }
    #expect(try file.kitchen.dump().isEmpty)
  }
}
