import Foundation
import GRDB
import Testing
import Values

@testable import Store

@Suite struct RepairTests {
  /// A kitchen with a backup of turn 1 and a second turn that only the file itself holds.
  private func prepared() throws -> (folder: Folder, backup: String) {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([milk(1).put, menu().put])
    #expect(try kitchen.dailyUpkeep(today: monday.day))
    try kitchen.turn([milk(2).put])
    kitchen.close()
    return (folder, folder.kitchenPath + ".backups/0000000001-20260302.sqlite")
  }

  @Test(
    "a damaged file is set aside and the newest good backup takes its place",
    arguments: ["cut", "header", "schema", "start", "emptied"])
  func restored(_ kind: String) throws {
    let (folder, backup) = try prepared()
    switch kind {
    case "cut": try folder.truncate(to: 9_000)
    case "header": try folder.scribble(at: 16, count: 20)
    case "schema": try folder.scribble(at: 100, count: 3_000)
    case "start": try folder.truncate(to: 50)
    default: try folder.truncate(to: 0)
    }
    let bytes = try folder.bytes()
    let kitchen = try folder.open()
    let aside = folder.kitchenPath + ".damaged-20260302-1"
    #expect(
      kitchen.openingNotice
        == .damaged(path: folder.kitchenPath, setAside: aside, restored: backup))
    #expect(try folder.bytes("kitchen.sqlite.damaged-20260302-1") == bytes)
    #expect(try kitchen.look()[Lot.self] == [milk(1)])
    #expect(try kitchen.look()[Menu.self] == [menu()])
    #expect(try kitchen.turn([milk(3).put]) == 2)
    #expect(kitchen.integrity() == [])
    #expect(kitchen.takeNotice() != nil)
    #expect(kitchen.takeNotice() == nil)
    kitchen.close()
    #expect(try folder.open().openingNotice == nil)
  }

  @Test("without a backup a new kitchen begins, and the damaged file is kept")
  func noBackup() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([milk(1).put])
    kitchen.close()
    for number in 1...2 {
      try folder.truncate(to: 9_000)
      let fresh = try folder.open()
      let aside = folder.kitchenPath + ".damaged-20260302-\(number)"
      #expect(
        fresh.openingNotice == .damaged(path: folder.kitchenPath, setAside: aside, restored: nil))
      #expect(try fresh.look()[Lot.self] == [])
      fresh.close()
    }
  }

  @Test("a log left beside a damaged file is set aside with it, not played into the restored one")
  func leftoverLog() throws {
    let (folder, _) = try prepared()
    let kitchen = try folder.open()
    try kitchen.turn((10..<60).map { milk($0).put })
    let killed = try Folder()
    for name in ["kitchen.sqlite", "kitchen.sqlite-wal"] {
      try killed.write(try folder.bytes(name), to: name)
    }
    try FileManager.default.copyItem(
      atPath: folder.kitchenPath + ".backups", toPath: killed.kitchenPath + ".backups")
    try killed.scribble(at: 0, count: 20)
    let again = try killed.open()
    #expect(again.openingNotice != nil)
    #expect(try again.look()[Lot.self] == [milk(1)])
    #expect(again.integrity() == [])
    #expect(try killed.names().contains("kitchen.sqlite.damaged-20260302-1-wal"))
    withExtendedLifetime(kitchen) {}
  }

  @Test("a bad backup is passed over for an older good one")
  func badBackup() throws {
    let (folder, backup) = try prepared()
    let kitchen = try folder.open()
    #expect(try kitchen.dailyUpkeep(today: monday.day + 1))
    kitchen.close()
    try folder.scribble(at: 5_000, count: 9_000, on: "kitchen.sqlite.backups/0000000002-20260303.sqlite")
    try folder.truncate(to: 9_000)
    let again = try folder.open()
    guard case .damaged(_, _, let restored) = again.openingNotice else {
      Issue.record("no notice")
      return
    }
    #expect(restored == backup)
    #expect(
      try folder.names(in: "kitchen.sqlite.backups")
        == ["0000000001-20260302.sqlite", "0000000002-20260303.sqlite.bad"])
  }

  @Test("damage met while reading is repaired there and then")
  func whileReading() throws {
    let (folder, backup) = try prepared()
    let size = try folder.bytes().count
    let kitchen = try folder.open()
    let page = try kitchen.reading {
      try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'lot'") ?? 0
    }
    kitchen.close()
    #expect((page - 1) * 4096 + 4096 <= size)
    try folder.scribble(at: (page - 1) * 4096, count: 4096)
    let again = try folder.open()
    #expect(again.openingNotice == nil)
    #expect(try again.look()[Lot.self] == [milk(1)])
    let aside = folder.kitchenPath + ".damaged-20260302-1"
    #expect(
      again.openingNotice == .damaged(path: folder.kitchenPath, setAside: aside, restored: backup))
  }

  @Test("damage met while saving is repaired, and the turn is not said to be saved")
  func whileSaving() throws {
    let (folder, backup) = try prepared()
    let kitchen = try folder.open()
    let page = try kitchen.reading {
      try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'menu'") ?? 0
    }
    kitchen.close()
    try folder.scribble(at: (page - 1) * 4096, count: 4096)
    let again = try folder.open()
    let record = TurnRecord(
      person: "ann", at: monday, said: "", act: "x", changes: [menu(5).put],
      before: nil, after: nil)
    let aside = folder.kitchenPath + ".damaged-20260302-1"
    let repaired = StoreError.damaged(path: folder.kitchenPath, setAside: aside, restored: backup)
    #expect(throws: repaired) { try again.commit(record, after: 2) }
    #expect(try again.look()[Menu.self] == [menu()])
    #expect(try again.look().turn == 1)
  }

  @Test("the daily check finds what nobody read, repairs it and says so")
  func whileChecking() throws {
    let (folder, _) = try prepared()
    let kitchen = try folder.open()
    let page = try kitchen.reading {
      try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'journal'") ?? 0
    }
    kitchen.close()
    try folder.scribble(at: (page - 1) * 4096, count: 4096)
    let again = try folder.open()
    #expect(throws: StoreError.self) { try again.dailyUpkeep(today: monday.day + 1) }
    #expect(again.openingNotice != nil)
    #expect(again.integrity() == [])
    #expect(try again.dailyUpkeep(today: monday.day + 1))
  }

  @Test("a repair that was cut off after setting aside is finished at the next opening")
  func cutOff() throws {
    let (folder, backup) = try prepared()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: backup))
    try folder.write(bytes, to: "kitchen.sqlite.restoring")
    try FileManager.default.removeItem(atPath: folder.kitchenPath)
    #expect(try folder.open().look()[Lot.self] == [milk(1)])
    #expect(!(try folder.names()).contains("kitchen.sqlite.restoring"))
  }
}
