import Kitchen
import Testing
import Values

@testable import Storage

@Suite struct UndoTests {
  @Test("undo takes an insert, an update and a removal back", arguments: Place.allCases)
  func threeKinds(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([.putPantryItem(milk(1))])
      try kitchen.turn([.putPantryItem(milk(1, amount: Rational(1, 2), opened: monday.day))])
      try kitchen.turn([.removePantryItem(milk(1).id)])
      #expect(try kitchen.takeBack().undoneTurn == 3)
      #expect(try kitchen.look().pantry == [milk(1, amount: Rational(1, 2), opened: monday.day)])
      #expect(try kitchen.takeBack().undoneTurn == 2)
      #expect(try kitchen.look().pantry == [milk(1)])
      #expect(try kitchen.takeBack().undoneTurn == 1)
      #expect(try kitchen.look().pantry == [])
      #expect(try kitchen.takeBack() == .nothingToUndo)
    }
  }

  @Test("undo takes a whole plan back, children and all, and its changes", arguments: Place.allCases)
  func plan(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let saved = savedPlan()
      let empty = try kitchen.dump()
      try kitchen.turn([.setHousehold(family), saved.change])
      let full = try kitchen.dump()
      try kitchen.turn([
        .setPlanStatus(saved.plan.id, .completed),
        .putMeal(saved.plan.id, savedPlan(1, from: monday.day + 2).plan.meals[1]),
      ])
      try kitchen.takeBack()
      #expect(try kitchen.dump() == full)
      try kitchen.takeBack()
      #expect(try kitchen.dump() == empty)
      #expect(kitchen.integrity() == [])
    }
  }

  @Test("undo is a journal entry that names what it takes back", arguments: Place.allCases)
  func entry(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([.putPantryItem(milk(1))], said: "add milk")
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
      try kitchen.turn([.putPantryItem(milk())], before: "approving", after: "ready")
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
      try kitchen.turn([.putPantryItem(milk(1))], after: "draft one")
      try kitchen.turn([], before: "draft one", after: "draft two", isUndoable: true)
      try kitchen.turn([.setHousehold(family)], by: "bob")
      let outcome = try kitchen.takeBack()
      #expect(outcome.undoneTurn == 2)
      #expect(try kitchen.look().conversation?.state == "draft one")
      #expect(try kitchen.look().household == family)
      #expect(try kitchen.takeBack().undoneTurn == 1)
      #expect(try kitchen.journal(limit: 9).map(\.undoes) == [1, 2, nil, nil, nil])
    }
  }

  @Test("undo steps over what the system did and what others did", arguments: Place.allCases)
  func steps(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([.putPantryItem(milk(1))], by: "ann", after: "talk")
      try kitchen.turn([.putPantryItem(milk(2))], by: "ann", kind: .system)
      try kitchen.turn([.putPantryItem(milk(3))], by: "bob")
      #expect(try kitchen.look().conversation?.state == "talk")
      #expect(try kitchen.takeBack("ann").undoneTurn == 1)
      #expect(try kitchen.takeBack("ann") == .nothingToUndo)
      #expect(try kitchen.look().pantry.map(\.id) == [milk(2), milk(3)].map(\.id).sorted())
    }
  }

  @Test("a turn after an undo can be undone, then the one before", arguments: Place.allCases)
  func interleaved(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([.putPantryItem(milk(1))])
      try kitchen.turn([.putPantryItem(milk(2))])
      try kitchen.takeBack()
      try kitchen.turn([.putPantryItem(milk(3))])
      #expect(try kitchen.takeBack().undoneTurn == 4)
      #expect(try kitchen.takeBack().undoneTurn == 1)
      #expect(try kitchen.dump() == [])
    }
  }

  @Test("several changes of one thing in one turn are one change", arguments: Place.allCases)
  func folded(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([
        .putPantryItem(milk(1)), .putPantryItem(milk(1, amount: Rational(2))),
        .removePantryItem(milk(1).id), .putPantryItem(milk(1, amount: Rational(3))),
      ])
      #expect(try kitchen.look().pantry == [milk(1, amount: Rational(3))])
      try kitchen.takeBack()
      #expect(try kitchen.dump() == [])
    }
  }
}
