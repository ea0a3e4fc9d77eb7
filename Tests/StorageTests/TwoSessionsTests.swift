import Dispatch
import Foundation
import Kitchen
import Testing
import Values

@testable import Storage

@Suite struct TwoSessionsTests {
  @Test("each session sees what the other wrote, and is told once")
  func noticed() throws {
    let folder = try Folder()
    let (one, two) = (try folder.open(), try folder.open(seed: 8))
    #expect(try one.look().replica == two.look().replica)
    #expect(!one.changedElsewhere())
    try one.turn([.putPantryItem(milk())])
    #expect(!one.changedElsewhere())
    #expect(two.changedElsewhere())
    #expect(!two.changedElsewhere())
    #expect(try two.look().pantry == [milk()])
  }

  @Test("of two turns decided on the same snapshot one is saved and the other decides again")
  func stale() throws {
    let folder = try Folder()
    let (one, two) = (try folder.open(), try folder.open())
    let turn = try two.look().turn
    try one.turn([.putPantryItem(milk(1))])
    let record = TurnRecord(
      person: "bob", at: monday, said: "", act: "add", changes: [.putPantryItem(milk(2))], before: nil,
      after: nil)
    #expect(try two.commit(record, after: turn) == .stale)
    #expect(try two.commit(record, after: two.look().turn) == .committed(turn: 2))
    #expect(try one.look().pantry == two.look().pantry)
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
        let kitchen = try SQLiteKitchen(path: path, seed: 1)
        for index in 0..<10 {
          while try kitchen.turn([.putPantryItem(milk(session * 100 + index))], by: "p\(session)") < 0 {}
        }
      } catch {
        gate.withLock { failures.append("\(error)") }
      }
    }
    #expect(failures == [])
    let kitchen = try folder.open()
    #expect(try kitchen.look().pantry.count == 40)
    #expect(try kitchen.journal(limit: 99).map(\.turn) == (1...40).reversed())
    #expect(kitchen.integrity() == [])
  }

  @Test("a kitchen locked for too long is busy, and free again later")
  func busy() throws {
    let folder = try Folder()
    let holder = try folder.open()
    var options = OpeningOptions(seed: 1)
    options.busySeconds = 0.05
    let waiter = try SQLiteKitchen(path: folder.kitchenPath, options)
    try holder.writing { _ in
      #expect(throws: StoreError.busy) { try waiter.turn([.putPantryItem(milk())]) }
    }
    #expect(try waiter.turn([.putPantryItem(milk())]) == 1)
  }

  @Test("a file replaced under a session is followed, not written into the void")
  func replaced() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([.putPantryItem(milk(1))])
    let turn = try kitchen.look().turn
    for name in try folder.names() where name.hasPrefix("kitchen.sqlite") && name != "kitchen.sqlite.lock" {
      try FileManager.default.moveItem(
        atPath: folder.path + "/" + name, toPath: folder.path + "/old-" + name)
    }
    let other = try folder.open(seed: 5)
    try other.turn([.putPantryItem(milk(2))])
    let record = TurnRecord(
      person: "ann", at: monday, said: "", act: "add", changes: [.putPantryItem(milk(3))], before: nil,
      after: nil)
    #expect(try kitchen.commit(record, after: turn) == .stale)
    #expect(try kitchen.look().pantry == [milk(2)])
    #expect(try kitchen.look().replica == other.look().replica)
  }
}
