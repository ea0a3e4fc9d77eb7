import Foundation
package import Kitchen
import PantryRoom
package import Store
package import Values

extension BringingIn {
  /// Copies the kitchen, then saves the lots as one turn of the person's, so that one "undo" takes all of them back.
  /// What the pantry got meanwhile is looked at again. Throws `StoreError`; nothing is saved then.
  func keep(_ lots: [StockLot]) throws(StoreError) -> StockReport.Kept {
    if options.kitchen == nil {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let store = try options.store(path)
    defer { store.close() }
    if let notice = store.takeNotice() { notice.sentences(width: options.width).forEach(talk.complain) }
    let clock = KitchenClock(now: options.now, zone: try store.timeZone(settingIfNew: options.newZone))
    let person = options.person ?? Places.loginName
    talk.progress("Making a backup")
    let backup = try store.backUp(today: clock.now.day)
    for _ in 0..<3 {
      talk.progress("Saving")
      let kitchen = try store.snapshot(for: person, today: clock.now.day)
      let turn = stockTurn(lots, in: kitchen, by: person, at: clock.now, file: file)
      guard !turn.record.changes.isEmpty else { break }
      if case .committed(let number) = try store.commit(turn.record, after: kitchen.turn) {
        return StockReport.Kept(lots: turn.lots, turn: number, backup: backup, explains: turn.explains)
      }
    }
    throw .busy
  }
}

/// The turn that puts these lots into a kitchen, with how many they are and whether the household is told, once, what
/// becomes of amounts in words. The talk goes on where it was.
package func stockTurn(
  _ lots: [StockLot], in kitchen: Snapshot, by person: String, at now: CivilTime, file: String
) -> (record: TurnRecord, lots: Int, explains: Bool) {
  let tables = kitchen.tables
  let arriving = arriving(lots, at: kitchen[PantryItem.self])
  var identities = IdentitySource(replica: kitchen.replica, turn: kitchen.turn + 1)
  var changes = arriving.map { lot in
    let item = PantryItem(
      id: identities.next(), name: lot.name, ingredient: lot.food?.food, held: lot.held,
      bestBefore: lot.bestBefore)
    return Change.put(item, was: nil, in: tables)
  }
  let explained = Explained(.amountsInWords)
  let explains = arriving.contains { $0.held.amount == nil } && kitchen.row(like: explained) == nil
  if explains { changes.append(.put(explained, was: nil, in: tables)) }
  let record = TurnRecord(
    person: person, at: now, said: "sous amounts import \(shownName(file))", act: "amounts_import",
    changes: changes, before: kitchen.conversation, after: kitchen.conversation)
  return (record, arriving.count, explains)
}
