import Dispatch
import Foundation
import Testing
import Values

@testable import Store

@Suite struct TwoSessionsTests {
  @Test("each session sees what the other wrote, and is told once")
  func noticed() throws {
    let folder = try Folder()
    let (one, two) = (try folder.open(), try folder.open(seed: 8))
    #expect(try one.look().replica == two.look().replica)
    #expect(!one.changedElsewhere())
    try one.turn([milk().put])
    #expect(!one.changedElsewhere())
    #expect(two.changedElsewhere())
    #expect(!two.changedElsewhere())
    #expect(try two.look()[Lot.self] == [milk()])
  }

  @Test("of two turns decided on the same snapshot one is saved and the other decides again")
  func stale() throws {
    let folder = try Folder()
    let (one, two) = (try folder.open(), try folder.open())
    let turn = try two.look().turn
    try one.turn([milk(1).put])
    let record = TurnRecord(
      person: "bob", at: monday, said: "", act: "add", changes: [milk(2).put], before: nil,
      after: nil)
    #expect(try two.commit(record, after: turn) == .stale)
    #expect(try two.commit(record, after: two.look().turn) == .committed(turn: 2))
    #expect(try one.look()[Lot.self] == two.look()[Lot.self])
  }

  @Test("four sessions that add at once, deciding again when stale, lose nothing")
  func crowd() throws {
    let folder = try Folder()
    let path = folder.kitchenPath
    try folder.open().close()
    nonisolated(unsafe) var failures: [String] = []
    let gate = NSLock()
    DispatchQueue.concurrentPerform(iterations: 4) { session in
      do {
        let kitchen = try SQLiteKitchen(path: path, tables: tables, seed: 1)
        for index in 0..<10 {
          while try kitchen.turn([milk(session * 100 + index).put], by: "p\(session)") < 0 {}
        }
      } catch {
        gate.withLock { failures.append("\(error)") }
      }
    }
    #expect(failures == [])
    let kitchen = try folder.open()
    #expect(try kitchen.look()[Lot.self].count == 40)
    #expect(try kitchen.journal(limit: 99).map(\.turn) == (1...40).reversed())
    #expect(kitchen.integrity() == [])
  }

  @Test("a kitchen locked for too long is busy, and free again later")
  func busy() throws {
    let folder = try Folder()
    let holder = try folder.open()
    var options = OpeningOptions(tables: tables, seed: 1)
    options.busySeconds = 0.05
    let waiter = try SQLiteKitchen(path: folder.kitchenPath, options)
    try holder.writing { _ in
      #expect(throws: StoreError.busy) { try waiter.turn([milk().put]) }
    }
    #expect(try waiter.turn([milk().put]) == 1)
  }

  @Test("a file replaced under a session is followed, not written into the void")
  func replaced() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([milk(1).put])
    let turn = try kitchen.look().turn
    for name in try folder.names() where name.hasPrefix("kitchen.sqlite") && name != "kitchen.sqlite.lock" {
      try FileManager.default.moveItem(
        atPath: folder.path + "/" + name, toPath: folder.path + "/old-" + name)
    }
    let other = try folder.open(seed: 5)
    try other.turn([milk(2).put])
    let record = TurnRecord(
      person: "ann", at: monday, said: "", act: "add", changes: [milk(3).put], before: nil,
      after: nil)
    #expect(try kitchen.commit(record, after: turn) == .stale)
    #expect(try kitchen.look()[Lot.self] == [milk(2)])
    #expect(try kitchen.look().replica == other.look().replica)
  }
}
