import Foundation
import Kitchen
import SousKit
import Store
import Talk
import Values

/// The figures of a pantry of 20,000 lots with ten years of what happened to them behind it.
func pantryRows(in scratch: Scratch) throws -> [Row] {
  let path = scratch.file("pantry.sqlite")
  let session = try kitchen(path, lots: 20_000, years: 10)
  let lines = [
    "what's in the pantry", "what do I need to use up", "what's in the freezer", "show me the milk",
    "any reminders",
    "what did we waste this year", "what's opened in the fridge", "everything that expires this week",
  ]
  let times = try samples(160, warmup: 8) { round in
    let line = lines[round % lines.count]
    let reply = session.say(line)
    guard !reply.lines.isEmpty else { throw ChildFailure(what: line) }
  }
  session.close()
  let starts = try samples(9, warmup: 2) { _ in
    try startToPrompt(of: path, ["--as", "bench"], in: scratch)
  }
  return [
    Row("a view of a pantry of 20,000, ten years on", samples: times, aims: [.p99(30)]),
    Row("start to first prompt, pantry of 20,000", samples: starts, aims: [.median(100)]),
  ]
}

/// A kitchen with so many lots, and for every week of so many years twenty of them opened, eaten or thrown away.
private func kitchen(_ path: String, lots: Int, years: Int) throws -> Session {
  let kitchen = try BenchKitchen(path)
  let (store, evening) = (kitchen.store, BenchKitchen.evening)
  let catalogue = try loadBuiltinCatalogue()
  let foods = catalogue.table.ingredients
  var turn = try store.snapshot(for: "bench", today: evening.day).turn
  func commit(_ changes: [Change], _ said: String, on day: Day) throws {
    let record = TurnRecord(
      person: "bench", at: CivilTime(day: day, hour: 17), said: said, act: "pantry_add", changes: changes,
      before: nil,
      after: nil)
    guard case .committed(let next) = try store.commit(record, after: turn) else {
      throw ChildFailure(what: "the pantry was not saved")
    }
    turn = next
  }
  func lot(_ number: Int, bought day: Day, _ identities: inout IdentitySource) -> PantryItem {
    let food = foods[number % foods.count]
    let rules = catalogue.table.shelfLife.rules(for: food)
    return PantryItem(
      id: identities.next(), name: food.plural ?? food.name, ingredient: food.id,
      amount: Amount(Rational(1 + number % 9, 2), .pound)
    ).stored(in: rules.place, bought: day, by: rules)
  }
  let tables = House.complete.tables
  for week in 0..<years * 52 {
    let day = evening.day - (years * 52 - week) * 7
    var identities = IdentitySource(replica: 12, turn: week + 1)
    let bought = (0..<20).map { lot(week * 20 + $0, bought: day, &identities) }
    try commit(bought.map { .put($0, was: nil, in: tables) }, "I went shopping", on: day)
    let opened = bought.map { item in
      item.opened(on: day + 1, by: catalogue.table.shelfLife.rules(for: foods[0]))
    }
    try commit(zip(opened, bought).map { .put($0, was: $1, in: tables) }, "I opened it all", on: day + 1)
    try commit(opened.map { .remove($0, in: tables) }, "we ate it all", on: day + 3)
  }
  for part in 0..<lots / 1_000 {
    var identities = IdentitySource(replica: 13, turn: part + 1)
    let there = (0..<1_000).map { lot(part * 1_000 + $0, bought: evening.day - $0 % 300, &identities) }
    try commit(there.map { .put($0, was: nil, in: tables) }, "we have all this", on: evening.day)
  }
  return try kitchen.talk()
}
