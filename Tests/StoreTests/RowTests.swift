import Testing
import Values

@testable import Store

/// Rows as they are saved and read back: whole, in order, as far back as they reach.
@Suite struct RowTests {
  @Test("a row of one table comes back as it was put, the later word wins", arguments: Place.allCases)
  func plain(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let first = milk(1, amount: Rational(7, 3), bestBefore: monday.day + 3, isOpen: true)
      try kitchen.turn([first.put])
      #expect(try kitchen.look()[Lot.self] == [first])
      var second = first
      (second.name, second.bestBefore, second.isOpen) = ("crème \"brûlée\"", nil, false)
      try kitchen.turn([.put(second, was: first, in: tables)])
      #expect(try kitchen.look()[Lot.self] == [second])
      try kitchen.turn([second.removed])
      #expect(try kitchen.look()[Lot.self] == [])
    }
  }

  @Test("a value of several tables comes back whole, twins and order included", arguments: Place.allCases)
  func composite(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let first = menu()
      try kitchen.turn([first.put])
      #expect(try kitchen.look()[Menu.self] == [first])
      var second = first
      second.status = "archived"
      second.dishes[2].title = "Soup"
      second.dishes.remove(at: 0)
      second.tags = ["greek", "quick", "thai"]
      try kitchen.turn([second.put(was: first)])
      #expect(try kitchen.look()[Menu.self] == [second])
      try kitchen.turn([second.removed, menu(2).put])
      #expect(try kitchen.look()[Menu.self] == [menu(2)])
    }
  }

  @Test("rows stand in the table's order, twins by their keys", arguments: Place.allCases)
  func order(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let today = monday.day
      let plain = milk(1)
      let late = milk(2, bestBefore: today + 9)
      let soon = milk(3, bestBefore: today + 1)
      let opened = milk(4, bestBefore: today + 20, isOpen: true)
      var eggs = milk(5, bestBefore: today + 9)
      eggs.name = "eggs"
      let twins = [milk(6), milk(7), plain].sorted { $0.id < $1.id }
      try kitchen.turn(([late, soon, opened, eggs] + twins.reversed()).map(\.put))
      #expect(try kitchen.look()[Lot.self] == [opened, soon, eggs, late] + twins)
      try kitchen.turn([soon.removed, milk(1, bestBefore: today).put])
      let rest = twins.filter { $0 != plain }
      #expect(try kitchen.look()[Lot.self] == [opened, milk(1, bestBefore: today), eggs, late] + rest)
    }
  }

  @Test("rows out of reach are kept but not shown", arguments: Place.allCases)
  func reach(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let today = monday.day
      let notes = [0, -1, -2, 9].map { Note(day: today + $0, text: "\($0)") }
      try kitchen.turn(notes.map(\.put))
      #expect(try kitchen.look()[Note.self] == [notes[1], notes[0], notes[3]])
      #expect(try kitchen.snapshot(for: "ann", today: today + 2)[Note.self] == [notes[3]])
      #expect(try kitchen.snapshot(for: "ann", today: today - 1)[Note.self].count == 4)
      #expect(try kitchen.dump().count == 4)
    }
  }

  @Test("values of several tables reach as far as they say, by their first day", arguments: Place.allCases)
  func compositeReach(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let today = monday.day
      let past = menu(1, from: today - 93)  // ends 91 days ago
      let edge = menu(2, from: today - 92)
      let future = menu(3, from: today + 30)
      try kitchen.turn([future.put, past.put, edge.put])
      #expect(try kitchen.look()[Menu.self] == [edge, future])
      #expect(try kitchen.snapshot(for: "ann", today: today + 1)[Menu.self] == [future])
    }
  }

  @Test("a view follows the tables it reads, and the day", arguments: Place.allCases)
  func view(_ place: Place) throws {
    try place.withKitchen { kitchen in
      let today = monday.day
      let saved = menu(1, from: today - 1)
      let title = saved.dishes[0].title
      try kitchen.turn([saved.put])
      #expect(try kitchen.look()[Dinner.self] == [Dinner(day: today - 1, title: title)])
      try kitchen.turn([Note(day: today - 1, text: "good").put])
      #expect(try kitchen.look()[Dinner.self] == [Dinner(day: today - 1, title: title, note: "good")])
      #expect(try kitchen.snapshot(for: "ann", today: today + 1)[Dinner.self].count == 2)
      try kitchen.turn([saved.removed])
      #expect(try kitchen.look()[Dinner.self] == [])
    }
  }

  @Test("a row is found by its key, a view's by itself; other types have no rows")
  func lookup() throws {
    let kitchen = try SQLiteKitchen(path: nil, tables: tables, seed: 1)
    try kitchen.turn([milk(1).put, menu(1, from: monday.day - 1).put])
    let snapshot = try kitchen.look()
    #expect(snapshot.row(like: milk(1, amount: .zero)) == milk(1))
    #expect(snapshot.row(like: milk(2)) == nil)
    let dinner = try #require(snapshot[Dinner.self].first)
    #expect(snapshot.row(like: dinner) == dinner)
    #expect(snapshot.row(like: Dinner(day: dinner.day, title: "other")) == nil)
    #expect(snapshot.row(like: "milk") == nil)
    #expect(snapshot[Int.self] == [])
    #expect(snapshot.tables[Lot.self]?.name == "lot")
    #expect(snapshot.tables["dinner"] != nil && snapshot.tables["lots"] == nil)
  }
}
