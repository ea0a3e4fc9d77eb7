import Kitchen
import Testing
import Values

@testable import Storage

@Suite struct ApplyingTests {
  /// The kitchen without what a turn itself moves.
  private func still(_ kitchen: KitchenSnapshot) -> KitchenSnapshot {
    var kitchen = kitchen
    (kitchen.turn, kitchen.conversation) = (0, nil)
    return kitchen
  }

  @Test("what changes come to in memory is what is read back once they are saved", arguments: 1...20)
  func sameAsSaved(_ seed: UInt64) throws {
    let kitchen = try SQLiteKitchen(path: nil, seed: seed)
    var chaos = Chaos(random: SplitMix64(seed: seed))
    for _ in 0..<60 {
      let before = try kitchen.look()
      let change = chaos.change(of: before)
      do { try kitchen.turn([change]) } catch StoreError.failed { continue }
      let (memory, disk) = (before.applying([change], on: monday.day), try kitchen.look())
      #expect(still(memory) == still(disk), "\(change)")
      guard still(memory) == still(disk) else { return }
    }
  }

  @Test("a planned dinner's entry follows its plan; what was told of it stays")
  func derived() throws {
    let kitchen = try SQLiteKitchen(path: nil, seed: 1)
    let saved = savedPlan(1, from: monday.day - 4)
    try kitchen.turn([saved.change])
    let meal = saved.plan.meals[0]
    var rated = MealHistoryEntry(meal)
    rated.stars = Stars(4)
    let steps: [[KitchenChange]] = [
      [.putHistory(rated)], [.setPlanStatus(saved.plan.id, .archived)],
      [.setPlanStatus(saved.plan.id, .completed)], [.removeHistory(meal.day, meal.recipe)],
    ]
    let expected = [[rated, MealHistoryEntry(saved.plan.meals[2])], [rated]]
    for (index, changes) in steps.enumerated() {
      let memory = try kitchen.look().applying(changes, on: monday.day).history
      try kitchen.turn(changes)
      #expect(try kitchen.look().history == memory)
      if index < 2 { #expect(memory == expected[index]) }
    }
    // Taken off, the dinner is again what the plan says of it.
    #expect(try kitchen.look().history.first == MealHistoryEntry(meal))
  }
}
