import Testing
import Values

@testable import Store

@Suite struct UndoPropertyTests {
  @Test(
    "any run of turns, undone one by one, leads back over every step to the empty kitchen",
    arguments: 1...12)
  func backToEmpty(_ seed: UInt64) throws {
    let kitchen = try SQLiteKitchen(path: nil, tables: tables, seed: seed)
    var chaos = Chaos(random: SplitMix64(seed: seed))
    var steps: [[String]] = []
    for _ in 0..<30 {
      let before = try kitchen.dump()
      let entries = try kitchen.journal(limit: 1).first?.turn
      var changes: [Change] = []
      for _ in 0...chaos.random.below(2) {
        // Each change is drawn against the saved kitchen; two about the same thing may not fit together.
        changes.append(chaos.change(of: try kitchen.look()))
      }
      do { try kitchen.turn(changes) } catch StoreError.failed { continue }
      if try kitchen.journal(limit: 1).first?.turn != entries { steps.append(before) }
    }
    #expect(steps.count > 10)
    while let before = steps.popLast() {
      #expect(try kitchen.takeBack().undoneTurn != nil)
      #expect(try kitchen.dump() == before)
    }
    #expect(try kitchen.takeBack() == .nothingToUndo)
    #expect(try kitchen.dump() == [])
    #expect(kitchen.integrity() == [])
  }

  @Test("with two people undoing in any order, every undo is whole or nothing", arguments: 1...8)
  func twoPeople(_ seed: UInt64) throws {
    let kitchen = try SQLiteKitchen(path: nil, tables: tables, seed: seed)
    var chaos = Chaos(random: SplitMix64(seed: seed))
    var outcomes: Set<String> = []
    for _ in 0..<60 {
      let person = chaos.random.below(2) == 0 ? "ann" : "bob"
      let before = try kitchen.dump()
      if chaos.random.below(3) > 0 {
        do { try kitchen.turn([chaos.change(of: try kitchen.look())], by: person) } catch StoreError.failed {}
        continue
      }
      switch try kitchen.takeBack(person) {
      case .undone: outcomes.insert("undone")
      case .nothingToUndo: #expect(try kitchen.dump() == before)
      case .redone, .nothingToRedo, .nothingAbout, .tidiedAway: Issue.record("nobody asked for that")
      case .blocked(_, let entry):
        outcomes.insert("blocked")
        #expect(try kitchen.dump() == before)
        #expect(entry.kind != .system)
      case .barrier: Issue.record("no barrier here")
      }
      #expect(kitchen.integrity() == [])
      _ = try kitchen.look()
    }
    #expect(outcomes.contains("undone"))
  }
}
