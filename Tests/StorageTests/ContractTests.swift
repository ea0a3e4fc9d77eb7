import Kitchen
import Testing
import Values

@testable import Storage

/// What every kitchen store promises, wherever it keeps things.
@Suite struct ContractTests {
  @Test("a new kitchen knows nobody, holds nothing and stands at turn 0", arguments: Place.allCases)
  func newKitchen(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let snapshot = try kitchen.look()
      #expect(snapshot == KitchenSnapshot(replica: snapshot.replica))
      #expect(try kitchen.journal(limit: 10) == [])
      #expect(kitchen.integrity() == [])
      #expect(kitchen.openingNotice == nil)
    }
  }

  @Test("the household comes back as it was said, twins and order included", arguments: Place.allCases)
  func household(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([.setHousehold(family)])
      #expect(try kitchen.look().household == family)
      var other = family
      other.members.swapAt(0, 1)
      other.members[1].avoids.removeFirst()
      other.avoids = []
      other.cuisines.insert("greek", at: 0)
      other.settled = [.avoids]
      (other.size, other.budget) = (nil, nil)
      try kitchen.turn([.setHousehold(other)])
      #expect(try kitchen.look().household == other)
      try kitchen.turn([.setHousehold(Household())])
      #expect(try kitchen.look().household == Household())
    }
  }

  @Test("a plan comes back whole, with its list and its cost", arguments: Place.allCases)
  func plan(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let saved = savedPlan()
      try kitchen.turn([saved.change])
      #expect(try kitchen.look().plans == [saved])
    }
  }

  @Test("a plan's status and one evening change, nothing else does", arguments: Place.allCases)
  func planChanges(_ place: Place) throws {
    try place.withKitchen { kitchen in
      var saved = savedPlan()
      try kitchen.turn([saved.change])
      saved.plan.status = .archived
      saved.plan.meals[2].title = "Soup"
      saved.plan.meals[2].because = []
      try kitchen.turn([
        .setPlanStatus(saved.plan.id, .archived), .putMeal(saved.plan.id, saved.plan.meals[2]),
      ])
      #expect(try kitchen.look().plans == [saved])
    }
  }

  @Test("plans of the last 90 days and the future are shown, by first day", arguments: Place.allCases)
  func planWindow(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let today = monday.day
      let past = savedPlan(1, from: today - 93)  // ends 91 days ago
      let edge = savedPlan(2, from: today - 92)
      let future = savedPlan(3, from: today + 30)
      for plan in [future, past, edge] { try kitchen.turn([plan.change]) }
      #expect(try kitchen.look().plans == [edge, future])
      #expect(try kitchen.snapshot(for: "ann", today: today + 1).plans == [future])
    }
  }

  @Test("lots stand opened first, then by best-before, then by name", arguments: Place.allCases)
  func pantryOrder(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let today = monday.day
      let plain = milk(1)
      let late = milk(2, bestBefore: today + 9)
      let soon = milk(3, bestBefore: today + 1)
      let opened = milk(4, bestBefore: today + 20, opened: today)
      var eggs = milk(5, bestBefore: today + 9)
      eggs.name = "eggs"
      eggs.ingredient = nil
      try kitchen.turn([plain, late, soon, opened, eggs].map(KitchenChange.putPantryItem))
      #expect(try kitchen.look().pantry == [opened, soon, eggs, late, plain])
      try kitchen.turn([.removePantryItem(soon.id), .putPantryItem(milk(1, amount: Rational(1, 3)))])
      #expect(try kitchen.look().pantry == [opened, eggs, late, milk(1, amount: Rational(1, 3))])
    }
  }

  @Test("a turn decided on an old snapshot writes nothing", arguments: Place.allCases)
  func stale(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([.putPantryItem(milk())])
      let before = try (kitchen.dump(), kitchen.look())
      let record = TurnRecord(
        person: "ann", at: monday, said: "", act: "x", changes: [.setHousehold(family)], before: nil,
        after: StoredConversation(version: 1, state: "lost"))
      #expect(try kitchen.commit(record, after: 0) == .stale)
      #expect(try kitchen.commit(record, after: 2) == .stale)
      #expect(try kitchen.dump() == before.0)
      #expect(try kitchen.look() == before.1)
    }
  }

  @Test(
    "a conversation belongs to its person and moves the turn without a journal entry",
    arguments: Place.allCases)
  func conversation(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([], by: "ann", after: "asking size")
      #expect(try kitchen.turn([], by: "bob", after: "idle") == 2)
      #expect(try kitchen.look("ann").conversation == StoredConversation(version: 1, state: "asking size"))
      #expect(try kitchen.look("bob").conversation?.state == "idle")
      #expect(try kitchen.turn([], by: "ann") == 3)
      #expect(try kitchen.look("ann").conversation == nil)
      #expect(try kitchen.look("ann").turn == 3)
      #expect(try kitchen.journal(limit: 10) == [])
    }
  }

  @Test("saying again what is known already leaves no journal entry", arguments: Place.allCases)
  func nothingNew(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([.setHousehold(family)])
      try kitchen.turn([.setHousehold(family)])
      #expect(try kitchen.look().turn == 2)
      #expect(try kitchen.journal(limit: 10).map(\.turn) == [1])
    }
  }

  @Test("the journal tells who said what, the newest first", arguments: Place.allCases)
  func journal(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([.putPantryItem(milk(1))], by: "ann", said: "add milk")
      try kitchen.turn([.putPantryItem(milk(2))], by: "bob", said: "más leche")
      let entry = JournalEntry(
        turn: 2, kind: .turn, person: "bob", at: monday, said: "más leche", act: "change", undoes: nil)
      #expect(try kitchen.journal(limit: 1) == [entry])
      #expect(try kitchen.journal(limit: 5).map(\.turn) == [2, 1])
      #expect(try kitchen.journal(limit: -1) == [])
    }
  }

  @Test("the time zone of the first run stays", arguments: Place.allCases)
  func timeZone(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let first = try kitchen.timeZone(settingIfNew: "America/New_York")
      #expect(first == "America/New_York")
      #expect(try kitchen.timeZone(settingIfNew: "Europe/Berlin") == "America/New_York")
      #expect(try kitchen.look().turn == 0)
    }
  }

  @Test("the seed decides the replica, and without one no two are alike")
  func replica() throws {
    func replica(_ seed: UInt64?) throws -> UInt64 { try SQLiteKitchen(path: nil, seed: seed).look().replica }
    #expect(try replica(1) == replica(1))
    #expect(try replica(1) != replica(2))
    #expect(try replica(nil) != replica(nil))
  }

  @Test("a change to what isn't there fails and saves nothing", arguments: Place.allCases)
  func missing(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let strays: [KitchenChange] = [
        .removePantryItem(someID(9)), .setPlanStatus(someID(9), .active),
        .putMeal(someID(9), savedPlan().plan.meals[0]),
        .putPantryItem(milk(2, amount: Rational(-1))),
      ]
      for stray in strays {
        #expect(throws: StoreError.self) { try kitchen.turn([.putPantryItem(milk()), stray]) }
      }
      let snapshot = try kitchen.look()
      #expect(snapshot == KitchenSnapshot(replica: snapshot.replica))
    }
  }

  @Test("a planned failure comes once, before anything is written", arguments: Place.allCases)
  func plannedFailure(_ place: Place) throws {
    try place.withKitchen { kitchen in
      kitchen.failNextSave(.full)
      #expect(throws: StoreError.full) { try kitchen.turn([.putPantryItem(milk())]) }
      let turn = try kitchen.look().turn
      #expect(turn == 0)
      #expect(try kitchen.turn([.putPantryItem(milk())]) == 1)
      kitchen.failNextSave(.busy)
      #expect(throws: StoreError.busy) { try kitchen.takeBack() }
      #expect(try kitchen.takeBack().undoneTurn == 1)
    }
  }

  @Test("what was saved is there after opening again")
  func reopened() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([.setHousehold(family), savedPlan().change, .putPantryItem(milk())], after: "ready")
    let before = try (kitchen.dump(), kitchen.look())
    kitchen.close()
    #expect(throws: StoreError.self) { try kitchen.look() }
    let again = try folder.open(seed: 99)
    #expect(try again.dump() == before.0)
    #expect(try again.look() == before.1)
    #expect(again.openingNotice == nil)
  }
}
