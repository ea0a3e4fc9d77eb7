import Testing
import Values

@testable import Store

@Suite struct UndoTests {
  @Test("undo takes an insert, an update and a removal back", arguments: Place.allCases)
  func threeKinds(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([milk(1).put])
      try kitchen.turn([milk(1, amount: Rational(1, 2), isOpen: true).put])
      try kitchen.turn([milk(1).removed])
      #expect(try kitchen.takeBack().undoneTurn == 3)
      #expect(try kitchen.look()[Lot.self] == [milk(1, amount: Rational(1, 2), isOpen: true)])
      #expect(try kitchen.takeBack().undoneTurn == 2)
      #expect(try kitchen.look()[Lot.self] == [milk(1)])
      #expect(try kitchen.takeBack().undoneTurn == 1)
      #expect(try kitchen.look()[Lot.self] == [])
      #expect(try kitchen.takeBack() == .nothingToUndo)
    }
  }

  @Test("undo takes a value of several tables back, children and all", arguments: Place.allCases)
  func composite(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let saved = menu()
      let empty = try kitchen.dump()
      try kitchen.turn([milk().put, saved.put])
      let full = try kitchen.dump()
      var changed = saved
      changed.status = "draft"
      changed.dishes = menu(1, from: monday.day + 2).dishes
      changed.tags = ["greek"]
      try kitchen.turn([changed.put(was: saved)])
      try kitchen.turn([changed.removed])
      try kitchen.takeBack()
      #expect(try kitchen.look()[Menu.self] == [changed])
      try kitchen.takeBack()
      #expect(try kitchen.dump() == full)
      try kitchen.takeBack()
      #expect(try kitchen.dump() == empty)
      #expect(kitchen.integrity() == [])
    }
  }

  @Test(
    "redo brings back what undo took, step by step, until something new is said", arguments: Place.allCases)
  func redo(_ place: Place) throws {
    try place.withKitchen { kitchen in
      func redo() throws -> UndoOutcome { try kitchen.redo(by: "ann", at: monday, said: "redo") }
      #expect(try redo() == .nothingToRedo)
      try kitchen.turn([milk(1).put], before: "one", after: "two")
      try kitchen.turn([milk(2).put], before: "two", after: "three")
      let full = try kitchen.dump()
      try kitchen.takeBack()
      try kitchen.takeBack()
      #expect(try kitchen.look().conversation?.state == "one")
      guard case .redone(let first, let conversation) = try redo() else {
        Issue.record("not redone")
        return
      }
      #expect(first.turn == 1)
      #expect(conversation?.state == "two")
      #expect(try kitchen.look()[Lot.self] == [milk(1)])
      guard case .redone = try redo() else {
        Issue.record("not redone")
        return
      }
      #expect(try kitchen.dump() == full)
      #expect(try redo() == .nothingToRedo)
      // What was done again can be taken back again.
      #expect(try kitchen.takeBack().undoneTurn == 2)
      try kitchen.turn([milk(3).put])
      #expect(try redo() == .nothingToRedo)
      #expect(try kitchen.takeBack().undoneTurn != nil)
      #expect(try kitchen.takeBack().undoneTurn == 1)
      #expect(kitchen.integrity() == [])
    }
  }

  @Test(
    "undo by name takes back the newest turn about it and leaves the talk where it is",
    arguments: Place.allCases)
  func byName(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([milk(1).put], said: "we have milk", after: "one")
      try kitchen.turn([milk(2).put], said: "and 2 gallons of oat milk", after: "two")
      try kitchen.turn([menu().put], said: "plan it", before: "two", after: "three")
      #expect(try kitchen.undo(by: "ann", at: monday, said: "", about: ["oat", "milk"]).undoneTurn == 2)
      #expect(try kitchen.look().conversation?.state == "three")
      #expect(try kitchen.undo(by: "ann", at: monday, said: "", about: ["milk"]).undoneTurn == 1)
      #expect(try kitchen.undo(by: "ann", at: monday, said: "", about: ["milk"]) == .nothingAbout)
      #expect(try kitchen.look()[Menu.self] == [menu()])
    }
  }

  @Test("undo is a journal entry that names what it takes back", arguments: Place.allCases)
  func entry(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([milk(1).put], said: "add milk")
      let outcome = try kitchen.takeBack()
      let turn = JournalEntry(
        turn: 1, kind: .turn, person: "ann", at: monday, said: "add milk", act: "change", undoes: nil)
      let undo = JournalEntry(
        turn: 2, kind: .undo, person: "ann", at: monday, said: "undo", act: "undo", undoes: 1)
      #expect(outcome == .undone(turn, conversation: nil))
      #expect(try kitchen.journal(limit: 9) == [undo, turn])
      #expect(try kitchen.look().turn == 2)
    }
  }

  @Test("undo brings the conversation back to before the turn", arguments: Place.allCases)
  func conversation(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([], after: "approving")
      try kitchen.turn([milk().put], before: "approving", after: "ready")
      try kitchen.turn([], before: "ready", after: "chatting")
      try kitchen.turn([], by: "bob", after: "bob's own")
      guard case .undone(_, let conversation) = try kitchen.takeBack() else {
        Issue.record("not undone")
        return
      }
      #expect(conversation == StoredConversation(version: 1, state: "approving"))
      #expect(try kitchen.look().conversation == conversation)
      #expect(try kitchen.look("bob").conversation?.state == "bob's own")
    }
  }

  @Test(
    "a turn that moved only the conversation can be undone when it asks for it",
    arguments: Place.allCases)
  func conversationAlone(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([milk(1).put], after: "draft one")
      try kitchen.turn([], before: "draft one", after: "draft two", isUndoable: true)
      try kitchen.turn([menu().put], by: "bob")
      let outcome = try kitchen.takeBack()
      #expect(outcome.undoneTurn == 2)
      #expect(try kitchen.look().conversation?.state == "draft one")
      #expect(try kitchen.look()[Menu.self] == [menu()])
      #expect(try kitchen.takeBack().undoneTurn == 1)
      #expect(try kitchen.journal(limit: 9).map(\.undoes) == [1, 2, nil, nil, nil])
    }
  }

  @Test("undo steps over what the system did and what others did", arguments: Place.allCases)
  func steps(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([milk(1).put], by: "ann", after: "talk")
      try kitchen.turn([milk(2).put], by: "ann", kind: .system)
      try kitchen.turn([milk(3).put], by: "bob")
      #expect(try kitchen.look().conversation?.state == "talk")
      #expect(try kitchen.takeBack("ann").undoneTurn == 1)
      #expect(try kitchen.takeBack("ann") == .nothingToUndo)
      #expect(try kitchen.look()[Lot.self].map(\.id) == [milk(2), milk(3)].map(\.id).sorted())
    }
  }

  @Test("a turn after an undo can be undone, then the one before", arguments: Place.allCases)
  func interleaved(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([milk(1).put])
      try kitchen.turn([milk(2).put])
      try kitchen.takeBack()
      try kitchen.turn([milk(3).put])
      #expect(try kitchen.takeBack().undoneTurn == 4)
      #expect(try kitchen.takeBack().undoneTurn == 1)
      #expect(try kitchen.dump() == [])
    }
  }

  @Test("several changes of one thing in one turn are one change", arguments: Place.allCases)
  func folded(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([
        milk(1).put, milk(1, amount: Rational(2)).put,
        milk(1).removed, milk(1, amount: Rational(3)).put,
      ])
      #expect(try kitchen.look()[Lot.self] == [milk(1, amount: Rational(3))])
      try kitchen.takeBack()
      #expect(try kitchen.dump() == [])
    }
  }
}
