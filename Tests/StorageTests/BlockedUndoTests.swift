import Kitchen
import Testing
import Values

@testable import Storage

@Suite struct BlockedUndoTests {
  @Test("a later change of the same thing stands in the way and is named", arguments: Place.allCases)
  func sameRow(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([.putPantryItem(milk(1))], by: "ann")
      try kitchen.turn([.putPantryItem(milk(1, amount: Rational(2)))], by: "bob")
      try kitchen.turn([.putPantryItem(milk(5))], by: "bob")
      let before = try (kitchen.dump(), kitchen.look())
      #expect(try kitchen.takeBack("ann").blockingTurn == 2)
      #expect(try kitchen.dump() == before.0)
      #expect(try kitchen.look() == before.1)
    }
  }

  @Test("a later removal stands in the way", arguments: Place.allCases)
  func removed(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([.putPantryItem(milk(1))], by: "ann")
      try kitchen.turn([.putPantryItem(milk(1, amount: Rational(2)))], by: "ann")
      try kitchen.turn([.removePantryItem(milk(1).id)], by: "bob")
      #expect(try kitchen.takeBack("ann").blockingTurn == 3)
      #expect(try kitchen.takeBack("bob").undoneTurn == 3)
      #expect(try kitchen.takeBack("ann").undoneTurn == 2)
    }
  }

  @Test("once the other change is taken back, the way is free", arguments: Place.allCases)
  func freed(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([.setHousehold(Household(budget: Money(cents: 100)))], by: "ann")
      try kitchen.turn([.setHousehold(Household(budget: Money(cents: 200)))], by: "bob")
      #expect(try kitchen.takeBack("ann").blockingTurn == 2)
      #expect(try kitchen.takeBack("bob").undoneTurn == 2)
      #expect(try kitchen.takeBack("ann").undoneTurn == 1)
      #expect(try kitchen.look().household == nil)
    }
  }

  @Test("two people who change different things of the household do not meet", arguments: Place.allCases)
  func apart(_ place: Place) throws {
    try place.withKitchen { kitchen in
      var house = Household(members: [Member(name: "Emma"), Member(name: "Tom")], cuisines: ["thai"])
      try kitchen.turn([.setHousehold(house)], by: "ann")
      house.budget = Money(cents: 15_000)
      house.members[0].avoids = [Avoidance(.allergen(.milk))]
      try kitchen.turn([.setHousehold(house)], by: "ann")
      house.guests = 2
      house.members[0].avoids.append(Avoidance(.allergen(.soy)))
      house.members.append(Member(name: "Mum"))
      house.cuisines = ["greek"]
      try kitchen.turn([.setHousehold(house)], by: "bob")
      #expect(try kitchen.takeBack("ann").undoneTurn == 2)
      house.budget = nil
      house.members[0].avoids.removeFirst()
      #expect(try kitchen.look().household == house)
      #expect(kitchen.integrity() == [])
    }
  }

  @Test("what hangs on a row keeps it, and the one who hung it there is named", arguments: Place.allCases)
  func foreignKeys(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let saved = savedPlan()
      try kitchen.turn([saved.change], by: "ann")
      var extra = saved.plan.meals[0]
      extra.day = saved.plan.meals[0].day + 5
      try kitchen.turn([.putMeal(saved.plan.id, extra)], by: "bob")
      try kitchen.turn([.putPantryItem(milk(8))], by: "bob")
      #expect(try kitchen.takeBack("ann").blockingTurn == 2)
      #expect(kitchen.integrity() == [])
      #expect(try kitchen.look().plans.first?.plan.meals.count == 4)
    }
  }

  @Test("the other's standing change is named, not one's own undone one", arguments: Place.allCases)
  func standing(_ place: Place) throws {
    try place.withKitchen { kitchen in
      try kitchen.turn([.putPantryItem(milk(1))], by: "ann")
      try kitchen.turn([.putPantryItem(milk(1, amount: Rational(2)))], by: "bob")
      try kitchen.turn([.putPantryItem(milk(1, amount: Rational(3)))], by: "ann")
      #expect(try kitchen.takeBack("ann").undoneTurn == 3)
      #expect(try kitchen.takeBack("ann").blockingTurn == 2)
    }
  }
}
