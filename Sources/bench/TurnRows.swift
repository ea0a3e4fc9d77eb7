import Foundation
import SousKit
import Talk

/// The figures of one turn, from the line to the lines, saved.
func turnRows(in scratch: Scratch) throws -> [Row] {
  [try tonightOnNewKitchen(in: scratch), try turnAfterTenYears(in: scratch)]
}

private let monday = CivilTime(iso: "2026-03-02T17:00")!

private func open(_ path: String) throws -> Session {
  var options = SessionOptions()
  options.kitchen = path
  options.seed = 7
  options.now = monday
  options.person = "bench"
  return try Session(options)
}

private func tonightOnNewKitchen(in scratch: Scratch) throws -> Row {
  let times = try (0..<30).map { round in
    let session = try open(scratch.file("new-\(round).sqlite"))
    defer { session.close() }
    return milliseconds { _ = session.say("what's for dinner tonight") }
  }
  return Row("\"tonight\" on a new kitchen, line to lines", samples: times, aims: [.p99(200)])
}

private func turnAfterTenYears(in scratch: Scratch) throws -> Row {
  let path = scratch.file("years.sqlite")
  try layTenYears(at: path)
  let session = try open(path)
  defer { session.close() }
  let lines = [
    "what's for dinner tonight", "we are 5", "show the plan", "what do you know about us", "we are 4",
    "what's for dinner on friday", "show the list", "under $150 a week",
  ]
  let times = try samples(400, warmup: 8) { round in
    let cents = round / lines.count
    let line = lines[round % lines.count]
    let reply = session.say(line.hasPrefix("under") ? "under $\(100 + cents) a week" : line)
    guard reply.exit == 0 else { throw ChildFailure(what: "\(line): \(reply.lines)") }
  }
  return Row("one turn, household with 10 years of history", samples: times, aims: [.p99(20)])
}

/// Ten years of one plan a week and five smaller changes beside it, up to this very week.
private func layTenYears(at path: String) throws {
  let session = try open(path)
  for line in ["plan dinners for 4 this week under $150", "skip", "skip", "skip", "looks good"] {
    _ = session.say(line)
  }
  session.close()
  let store = try SQLiteKitchen(path: path, tables: House.complete.tables, seed: 7)
  defer { store.close() }
  var kitchen = try store.snapshot(for: "bench", today: monday.day)
  guard var saved = kitchen[SavedPlan.self].first else { throw ChildFailure(what: "no plan came out to age") }
  let tables = House.complete.tables
  var household = kitchen[Household.self].first ?? Household()
  for week in 1...520 {
    var identities = IdentitySource(replica: 11, turn: week)
    saved.plan.id = identities.next()
    saved.plan.status = .completed
    for index in saved.plan.meals.indices { saved.plan.meals[index].day = saved.plan.meals[index].day - 7 }
    let day = saved.plan.starts ?? monday.day
    try commit(.put(saved, was: nil, in: tables), "looks good", on: day, to: store, &kitchen)
    for number in 1...5 {
      let before = household
      household.size = number
      let change = Change.put(household, was: before, in: tables)
      try commit(change, "we are \(number)", on: day, to: store, &kitchen)
    }
  }
}

private func commit(
  _ change: Change, _ said: String, on day: Day, to store: SQLiteKitchen, _ kitchen: inout Snapshot
) throws {
  let record = TurnRecord(
    person: "bench", at: CivilTime(day: day, hour: 17), said: said, act: "household_tell",
    changes: [change], before: nil, after: nil)
  switch try store.commit(record, after: kitchen.turn) {
  case .committed(let turn): kitchen.turn = turn
  case .stale: throw ChildFailure(what: "somebody else wrote to the kitchen being measured")
  }
}
