import Kitchen
import Testing
import Values

@testable import Storage

/// Drawn changes that always make sense on the kitchen as it stands.
private struct Chaos {
  var random: SplitMix64
  var turn = 0

  mutating func change(of snapshot: KitchenSnapshot) -> KitchenChange {
    turn += 1
    switch random.below(6) {
    case 0: return .setHousehold(household(snapshot.household))
    case 1: return savedPlan(turn, from: monday.day + random.below(60), evenings: 1 + random.below(7)).change
    case 2:
      guard let plan = random.pick(from: snapshot.plans)?.plan,
        let status = random.pick(from: PlanStatus.allCases)
      else { break }
      return .setPlanStatus(plan.id, status)
    case 3:
      guard let plan = random.pick(from: snapshot.plans)?.plan, var meal = random.pick(from: plan.meals)
      else { break }
      meal.title = "Dish \(random.below(5))"
      meal.day = meal.day + random.below(3)
      return .putMeal(plan.id, meal)
    case 4:
      guard let item = random.pick(from: snapshot.pantry) else { break }
      return .removePantryItem(item.id)
    default: break
    }
    let id = random.pick(from: snapshot.pantry)?.id
    var item = milk(1000 + turn, amount: Rational(random.below(9), 1 + random.below(4)))
    if let id, random.below(2) == 0 { item.id = id }
    if random.below(2) == 0 { item.bestBefore = monday.day + random.below(20) }
    return .putPantryItem(item)
  }

  private mutating func household(_ old: Household?) -> Household {
    var house = old ?? Household()
    house.size = random.below(3) == 0 ? nil : random.within(1...8)
    house.budget = random.below(3) == 0 ? nil : Money(cents: random.below(20_000))
    let names = random.shuffled(["Emma", "Tom", "Mum", "Dad", "Tom"])
    if random.below(2) == 0 {
      house.members = names.prefix(random.below(5)).map { Member(name: $0, avoids: avoidances()) }
    }
    if random.below(2) == 0 { house.avoids = avoidances() }
    house.cuisines = Array(random.shuffled(["thai", "greek", "mexican"]).prefix(random.below(4)))
    house.settled = Array(random.shuffled(HouseholdQuestion.allCases).prefix(random.below(5)))
    return house
  }

  private mutating func avoidances() -> [Avoidance] {
    let all = Allergen.allCases.map { Avoidance(.allergen($0)) } + [Avoidance(.food("pork"), .dislike)]
    return Array(random.shuffled(all).prefix(random.below(4)))
  }
}

@Suite struct UndoPropertyTests {
  @Test(
    "any run of turns, undone one by one, leads back over every step to the empty kitchen",
    arguments: 1...12)
  func backToEmpty(_ seed: UInt64) throws {
    let kitchen = try SQLiteKitchen(path: nil, seed: seed)
    var chaos = Chaos(random: SplitMix64(seed: seed))
    var steps: [[String]] = []
    for _ in 0..<30 {
      let before = try kitchen.dump()
      let entries = try kitchen.journal(limit: 1).first?.turn
      var changes: [KitchenChange] = []
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
    let kitchen = try SQLiteKitchen(path: nil, seed: seed)
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
      case .blocked(let entry):
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
