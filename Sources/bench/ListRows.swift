import Foundation
import Kitchen
import Planning
import SousKit
import Store
import Talk
import Values

/// The figures of shopping lists: one line from another, a list of staples, and turns beside many long lists.
func listRows(in scratch: Scratch) throws -> [Row] {
  [try linesOfStaples(), try turnsBesideLists(in: scratch), try showingLongList(in: scratch)]
}

private func id<Subject>(_ number: Int) -> ID<Subject> {
  let digits = String(number, radix: 16)
  return ID(String(repeating: "0", count: 32 - digits.count) + digits)!
}

private func entries(_ count: Int, of list: Int, _ foods: [Ingredient]) -> [ListEntry] {
  (0..<count).map { place in
    let food = place % 3 == 0 ? nil : foods[place / 3 % foods.count]
    let amount = place % 2 == 0 ? Amount(Rational(1 + place % 7, 2), .pound) : nil
    return ListEntry(
      id: id(list * 1_000_000 + place + 1), list: id(list), ingredient: food?.id,
      name: food?.name ?? "thing number \(place)",
      section: food.map { ListSection($0.section) } ?? .household,
      amount: amount, source: .staples, place: place)
  }
}

private func linesOfStaples() throws -> Row {
  let table = try loadBuiltinCatalogue().table
  let staples = entries(5_000, of: 1, table.ingredients)
  let times = samples(12, warmup: 2) { _ in
    _ = listLines(plan: [], entries: staples, marks: [], table: table)
  }
  return Row("the lines of a list from 5,000 staples", samples: times, aims: [.median(50)])
}

/// A kitchen with so many lists of so many entries each.
private func kitchen(_ path: String, lists: Int, of count: Int) throws -> Session {
  let kitchen = try BenchKitchen(path)
  let (store, evening) = (kitchen.store, BenchKitchen.evening)
  let foods = try loadBuiltinCatalogue().table.ingredients
  let tables = House.complete.tables
  let snapshot = try store.snapshot(for: "bench", today: evening.day)
  var changes: [Change] = []
  for list in 1...lists {
    let row = ShoppingList(id: id(list), name: "list \(list)", made: evening.day, opened: list)
    changes.append(.put(row, was: nil, in: tables))
    changes += entries(count, of: list, foods).map { .put($0, was: nil, in: tables) }
  }
  let record = TurnRecord(
    person: "bench", at: evening, said: "lists", act: "list_add", changes: changes, before: nil, after: nil)
  guard case .committed = try store.commit(record, after: snapshot.turn) else {
    throw ChildFailure(what: "the lists were not saved")
  }
  return try kitchen.talk()
}

private func turnsBesideLists(in scratch: Scratch) throws -> Row {
  let session = try kitchen(scratch.file("lists.sqlite"), lists: 10, of: 1_000)
  defer { session.close() }
  let lines = [
    "add milk and 2 lb of carrots to the list", "got the thing number 9", "show all my lists", "we are 5",
    "take milk off the list", "what do you know about us",
  ]
  let times = try samples(120, warmup: 6) { round in
    let reply = session.say(lines[round % lines.count])
    guard !reply.lines.isEmpty else { throw ChildFailure(what: lines[round % lines.count]) }
  }
  return Row("one turn beside ten lists of 1,000", samples: times, aims: [.p99(20)])
}

private func showingLongList(in scratch: Scratch) throws -> Row {
  let session = try kitchen(scratch.file("long.sqlite"), lists: 1, of: 10_000)
  defer { session.close() }
  let times = try samples(10, warmup: 1) { _ in
    let reply = session.say("shopping list")
    guard reply.lines.count > 3_000 else { throw ChildFailure(what: "\(reply.lines.count) lines") }
  }
  return Row("a list of 10,000 shown, line to lines", samples: times, aims: [.median(50)])
}
