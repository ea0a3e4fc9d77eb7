import GRDB
import Testing
import Values

@testable import Store

@Suite struct ChangeTests {
  @Test("the journal keeps a turn's changes as JSON")
  func json() throws {
    let kitchen = try SQLiteKitchen(path: nil, tables: tables, seed: 1)
    let note = Note(day: monday.day, text: "say \"hi\"")
    try kitchen.turn([note.put, note.removed, milk().put])
    let text = try kitchen.reading { try String.fetchOne($0, sql: "SELECT changes FROM journal") }
    let lot = """
      {"amount":{"unit":"gallon","value":{"d":1,"n":1}},"id":"\(milk().id.text)","isOpen":false,"name":"milk",\
      "pieces":1}
      """
    let row = #"{"day":"2026-03-02","text":"say \"hi\""}"#
    #expect(
      text == #"[{"put":"note","row":\#(row)},{"remove":"note","row":\#(row)},{"put":"lot","row":\#(lot)}]"#)
  }

  @Test("a change tells its table, its row and what the row was")
  func parts() {
    let (old, new) = (milk(1), milk(1, amount: .zero))
    let put = Change.put(new, was: old, in: tables)
    #expect((put.table, put.isRemoval) == ("lot", false))
    #expect(put.row(Lot.self) == new)
    #expect(put.old(Lot.self) == old)
    #expect(put.row(Note.self) == nil && put.old(Note.self) == nil)
    #expect(new.put.old(Lot.self) == nil)
    #expect(new.removed.isRemoval)
    #expect((new.removed.row(Lot.self), new.removed.old(Lot.self)) == (new, new))
  }

  @Test("two changes are equal when all of them is")
  func equality() {
    let note = Note(day: monday.day, text: "")
    let all = [
      milk(1).put, milk(2).put, milk(1).removed, note.put, note.removed,
      Change.put(milk(1), was: milk(2), in: tables), Change.put(milk(1), was: milk(3), in: tables),
    ]
    #expect(Set(all).count == all.count)
    #expect(Set(all + all).count == all.count)
    #expect(all[0] == milk(1).put && all[0] != all[5])
  }

  @Test("two kitchens in memory are equal when they hold the same")
  func snapshots() {
    let empty = Snapshot(tables, replica: 1)
    let full = empty.applying([milk(1).put], on: monday.day)
    #expect(full != empty)
    #expect(full.applying([milk(1).removed], on: monday.day) == empty)
    #expect(Set([full, empty, full.applying([milk(1).put], on: monday.day)]).count == 2)
    #expect(Snapshot(tables, turn: 1, replica: 1) != empty)
  }
}
