import Testing
import Values

@testable import Store

@Suite struct BlockedUndoTests {
  @Test("a later change of the same thing stands in the way and is named", arguments: Place.allCases)
  func sameRow(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([milk(1).put], by: "ann")
      try kitchen.turn([milk(1, amount: Rational(2)).put], by: "bob")
      try kitchen.turn([milk(5).put], by: "bob")
      let before = try (kitchen.dump(), kitchen.look())
      #expect(try kitchen.takeBack("ann").blockingTurn == 2)
      #expect(try kitchen.dump() == before.0)
      #expect(try kitchen.look() == before.1)
    }
  }

  @Test("a later removal stands in the way", arguments: Place.allCases)
  func removed(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([milk(1).put], by: "ann")
      try kitchen.turn([milk(1, amount: Rational(2)).put], by: "ann")
      try kitchen.turn([milk(1).removed], by: "bob")
      #expect(try kitchen.takeBack("ann").blockingTurn == 3)
      #expect(try kitchen.takeBack("bob").undoneTurn == 3)
      #expect(try kitchen.takeBack("ann").undoneTurn == 2)
    }
  }

  @Test("once the other change is taken back, the way is free", arguments: Place.allCases)
  func freed(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([milk(1).put], by: "ann")
      try kitchen.turn([milk(1, amount: Rational(2)).put], by: "bob")
      #expect(try kitchen.takeBack("ann").blockingTurn == 2)
      #expect(try kitchen.takeBack("bob").undoneTurn == 2)
      #expect(try kitchen.takeBack("ann").undoneTurn == 1)
      #expect(try kitchen.look()[Lot.self] == [])
    }
  }

  @Test("two people who change different things of one value do not meet", arguments: Place.allCases)
  func apart(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let first = menu()
      try kitchen.turn([first.put], by: "ann")
      var second = first
      second.status = "archived"
      second.dishes[2].title = "Soup"
      second.tags.remove(at: 0)
      try kitchen.turn([second.put(was: first)], by: "ann")
      var third = second
      third.dishes[0].title = "Stew"
      third.tags.append("greek")
      try kitchen.turn([third.put(was: second)], by: "bob")
      #expect(try kitchen.takeBack("ann").undoneTurn == 2)
      (third.status, third.dishes[2].title) = ("active", first.dishes[2].title)
      third.tags.insert("thai", at: 0)
      #expect(try kitchen.look()[Menu.self] == [third])
      #expect(kitchen.integrity() == [])
    }
  }

  @Test("what hangs on a row keeps it, and the one who hung it there is named", arguments: Place.allCases)
  func foreignKeys(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let saved = menu()
      try kitchen.turn([saved.put], by: "ann")
      var extra = saved
      extra.dishes.append(Menu.Dish(day: monday.day + 5, title: "Pie", cost: .zero))
      try kitchen.turn([extra.put(was: saved)], by: "bob")
      try kitchen.turn([milk(8).put], by: "bob")
      #expect(try kitchen.takeBack("ann").blockingTurn == 2)
      #expect(kitchen.integrity() == [])
      #expect(try kitchen.look()[Menu.self] == [extra])
    }
  }

  @Test("the other's standing change is named, not one's own undone one", arguments: Place.allCases)
  func standing(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([milk(1).put], by: "ann")
      try kitchen.turn([milk(1, amount: Rational(2)).put], by: "bob")
      try kitchen.turn([milk(1, amount: Rational(3)).put], by: "ann")
      #expect(try kitchen.takeBack("ann").undoneTurn == 3)
      #expect(try kitchen.takeBack("ann").blockingTurn == 2)
    }
  }
}
