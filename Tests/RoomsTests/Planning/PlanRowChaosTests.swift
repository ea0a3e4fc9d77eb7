import Kitchen
import Store
import Talk
import Testing
import Values

@testable import PlanningRoom

@Suite struct PlanRowChaosTests {
  /// What changes in memory can tell: not the turn's own number, not what is derived.
  private func told(_ kitchen: Snapshot) -> [AnyHashable] {
    [
      kitchen[SavedPlan.self], kitchen[MealHistoryEntry.self], kitchen[EveningNote.self],
      kitchen[FixedDish.self],
    ]
  }

  @Test(
    "what changes come to in memory is what is read back, and undo brings every turn back", arguments: 1...6)
  func sameAsSaved(_ seed: UInt64) throws {
    let file = try PlanFile()
    var draw = PlanChaos(random: SplitMix64(seed: seed))
    var dumps: [[String]] = []
    for _ in 0..<30 {
      let before = try file.look()
      let change = draw.change(of: before)
      let dump = try file.kitchen.dump()
      do { try file.save([change]) } catch StoreError.failed { continue }
      if try file.kitchen.dump() != dump { dumps.append(dump) }
      let (memory, disk) = (before.applying([change], on: PlanFile.today), try file.look())
      #expect(told(memory) == told(disk), "\(change)")
      guard told(memory) == told(disk) else { return }
    }
    for dump in dumps.reversed() {
      #expect(try file.takesBack())
      #expect(try file.kitchen.dump() == dump)
    }
  }
}

/// Drawn changes that mostly make sense on the kitchen as it stands.
private struct PlanChaos {
  var random: SplitMix64
  var turn = 0

  mutating func change(of kitchen: Snapshot) -> Change {
    turn += 1
    let tables = PlanFile.tables
    let near = PlanFile.today + random.within(-5...20)
    switch random.below(6) {
    case 0:
      let first = PlanFile.today + random.within(-120...60)
      return .put(wholePlan(turn, from: first, evenings: 1 + random.below(7)), was: nil, in: tables)
    case 1, 2:
      guard let old = random.pick(from: kitchen[SavedPlan.self]) else { break }
      return .put(changed(old), was: old, in: tables)
    case 3:
      let note = EveningNote(day: near, eaters: some(9), guests: random.below(3), isOut: turn % 2 == 0)
      return .put(note, was: kitchen.row(like: note), in: tables)
    case 4:
      let dish = FixedDish(weekday: near.weekday, recipe: some(3).map { RecipeID("dish-\($0)") })
      return .put(dish, was: kitchen.row(like: dish), in: tables)
    default: break
    }
    let old = random.pick(from: kitchen[MealHistoryEntry.self])
    if let old, random.below(3) == 0 { return .remove(old, in: tables) }
    let entry = MealHistoryEntry(
      day: old?.day ?? PlanFile.today + random.within(-500...20), recipe: RecipeID("dish-\(random.below(3))"),
      title: "Dish", cuisine: "thai", protein: .fish, servings: random.within(1...20),
      outcome: random.below(4) == 0 ? .skipped : .cooked, stars: some(6).flatMap { Stars($0) },
      notes: some(2).map { "note \"\($0)\"" }, actualCost: some(9_000).map { Money(cents: $0) })
    return .put(entry, was: kitchen.row(like: entry), in: tables)
  }

  private mutating func changed(_ old: SavedPlan) -> SavedPlan {
    var saved = old
    saved.plan.status = random.pick(from: PlanStatus.allCases) ?? .active
    if let index = saved.plan.meals.indices.last {
      switch random.below(4) {
      case 0: saved.plan.meals.remove(at: index)
      case 1: saved.plan.meals[index].title = "Dish \(random.below(5))"
      // Also to days so far gone that the plan is shown no longer.
      case 2: saved.plan.meals[index].day = saved.plan.meals[index].day + random.below(100)
      default: break
      }
    }
    if random.below(2) == 0 {
      saved.list.items = random.shuffled(saved.list.items + saved.list.items.prefix(1))
    }
    if random.below(3) == 0 { saved.list.items = Array(saved.list.items.dropLast()) }
    return saved
  }

  /// A number below the bound, or nothing.
  private mutating func some(_ bound: Int) -> Int? { random.below(2) == 0 ? nil : random.below(bound) }
}
