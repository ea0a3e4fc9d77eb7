import Catalogue
import Foundation
import Kitchen
import SousKit
import Talk
import Values

/// The figures of a hundred thousand records brought into a pantry at once: read and looked up, saved as one turn behind
/// a backup, and taken back; and of a line said beside so many lots.
func amountRows(in scratch: Scratch) throws -> [Row] {
  let text = stockText(records: 100_000)
  let table = try loadCatalogue(from: ResourceRoot.find(), selection: .builtin).table
  var (reading, saving, undoing, whole): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
  let path = scratch.file("stock.sqlite")
  for round in 0..<3 {
    var lots: [StockLot] = []
    reading.append(
      try milliseconds {
        let file = try readStockFile(text)
        var reader = StockReader(table)
        for case .record(let record) in file.entries {
          if case .lot(let lot) = reader.read(record) { lots.append(lot) }
        }
      })
    let store = try SQLiteKitchen(path: path, tables: House.complete.tables, seed: 7)
    defer { store.close() }
    saving.append(
      try milliseconds {
        _ = try store.backUp(today: today.day)
        let kitchen = try store.snapshot(for: "bench", today: today.day)
        let turn = stockTurn(lots, in: kitchen, by: "bench", at: today, file: "stock.csv")
        guard turn.lots == lots.count, case .committed = try store.commit(turn.record, after: kitchen.turn)
        else { throw ChildFailure(what: "the stock was not saved") }
      })
    whole.append(reading[round] + saving[round])
    guard round < 2 else { break }
    undoing.append(
      try milliseconds {
        guard case .undone = try store.undo(by: "bench", at: today, said: "undo", about: []) else {
          throw ChildFailure(what: "the stock was not taken back")
        }
      })
  }
  return [
    Row("read 100,000 records of stock", samples: reading, aims: [.median(5_000)]),
    Row("save them behind a backup, as one turn", samples: saving, aims: [.median(8_000)]),
    Row("both", samples: whole, aims: [.median(10_000)]),
    Row("take them back", samples: undoing, aims: [.median(10_000)]),
    try lineBesideLots(path),
  ]
}

/// A line said where the pantry holds all of them: the first reads them all.
private func lineBesideLots(_ path: String) throws -> Row {
  var options = SessionOptions()
  (options.kitchen, options.seed, options.now, options.person) = (path, 7, today, "bench")
  let session = try Session(options)
  defer { session.close() }
  let times = try samples(6, warmup: 1) { round in
    let reply = session.say("we are \(3 + round % 4)")
    guard reply.exit == 0 else { throw ChildFailure(what: "\(reply.lines)") }
  }
  return Row("one turn beside 100,000 lots", samples: times, aims: [.median(500)])
}

private let today = CivilTime(iso: "2026-03-02T17:00") ?? CivilTime(day: Day(number: 20_514))

/// As an inventory exports it: a few hundred foods, three of ten amounts in words.
private func stockText(records: Int) -> String {
  let foods = [
    "flour", "whole milk", "eggs", "parsley", "red lentils", "Grandma's plum jam", "black beans", "butter",
    "spinach", "basmati rice", "chicken thighs", "olive oil", "smoked paprika", "oat milk", "frozen peas",
  ]
  let amounts = [
    "2 lb", "1/2 gallon", "12", "a handful", "500 g", "3 jars", "2 (14.5 oz) cans", "some", "1 1/2 cups",
    "2 cups (ish)",
  ]
  var text = "item,quantity,best before\n"
  for number in 0..<records {
    let food = foods[number % foods.count]
    let day = 10 + number % 18
    text += "\(food) \(number % 400),\(amounts[number % amounts.count]),2027-0\(1 + number % 9)-\(day)\n"
  }
  return text
}
