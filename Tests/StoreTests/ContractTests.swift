import Testing
import Values

@testable import Store

/// What every kitchen store promises, wherever it keeps things.
@Suite struct ContractTests {
  @Test("a new kitchen knows nobody, holds nothing and stands at turn 0", arguments: Place.allCases)
  func newKitchen(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let snapshot = try kitchen.look()
      #expect(snapshot == Snapshot(tables, replica: snapshot.replica))
      #expect(try kitchen.journal(limit: 10) == [])
      #expect(kitchen.integrity() == [])
      #expect(kitchen.openingNotice == nil)
    }
  }

  @Test("a turn decided on an old snapshot writes nothing", arguments: Place.allCases)
  func stale(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([milk().put])
      let before = try (kitchen.dump(), kitchen.look())
      let record = TurnRecord(
        person: "ann", at: monday, said: "", act: "x", changes: [menu().put], before: nil,
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
      let first = menu()
      try kitchen.turn([first.put, milk().put])
      try kitchen.turn([first.put(was: first), milk().put])
      #expect(try kitchen.look().turn == 2)
      #expect(try kitchen.journal(limit: 10).map(\.turn) == [1])
    }
  }

  @Test("the journal tells who said what, the newest first", arguments: Place.allCases)
  func journal(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([milk(1).put], by: "ann", said: "add milk")
      try kitchen.turn([milk(2).put], by: "bob", said: "más leche")
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
    func replica(_ seed: UInt64?) throws -> UInt64 {
      try SQLiteKitchen(path: nil, tables: tables, seed: seed).look().replica
    }
    #expect(try replica(1) == replica(1))
    #expect(try replica(1) != replica(2))
    #expect(try replica(nil) != replica(nil))
  }

  @Test(
    "a change of what isn't there, or against a constraint, fails and saves nothing",
    arguments: Place.allCases)
  func missing(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let strays = [
        milk(9).removed, menu(9).removed, Note(day: monday.day, text: "").removed,
        milk(2, amount: Rational(-1)).put,
        Change.put(Menu(id: someID(9), status: "lost"), was: nil, in: tables),
      ]
      for stray in strays {
        #expect(throws: StoreError.self) { try kitchen.turn([milk().put, stray]) }
      }
      let snapshot = try kitchen.look()
      #expect(snapshot == Snapshot(tables, replica: snapshot.replica))
    }
  }

  @Test("what is missing is named by its table and key")
  func named() throws {
    let kitchen = try SQLiteKitchen(path: nil, tables: tables, seed: 1)
    let failure = StoreError.failed("not in the kitchen: note 2026-03-02")
    #expect(throws: failure) { try kitchen.turn([Note(day: monday.day, text: "").removed]) }
  }

  @Test("a planned failure comes once, before anything is written", arguments: Place.allCases)
  func plannedFailure(_ place: Place) throws {
    try place.withKitchen { kitchen in
      kitchen.failNextSave(.full)
      #expect(throws: StoreError.full) { try kitchen.turn([milk().put]) }
      let turn = try kitchen.look().turn
      #expect(turn == 0)
      #expect(try kitchen.turn([milk().put]) == 1)
      kitchen.failNextSave(.busy)
      #expect(throws: StoreError.busy) { try kitchen.takeBack() }
      #expect(try kitchen.takeBack().undoneTurn == 1)
    }
  }

  @Test("what was saved is there after opening again")
  func reopened() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([menu().put, milk().put], after: "ready")
    let before = try (kitchen.dump(), kitchen.look())
    kitchen.close()
    #expect(throws: StoreError.self) { try kitchen.look() }
    let again = try folder.open(seed: 99)
    #expect(try again.dump() == before.0)
    #expect(try again.look() == before.1)
    #expect(again.openingNotice == nil)
  }
}
