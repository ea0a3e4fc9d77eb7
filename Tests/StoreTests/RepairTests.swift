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
    return (folder, try folder.path + "/" + folder.backupFolder() + "/0000000001-20260302.sqlite")
  }

  /// What was saved of the damaged kitchen, and where the damaged file went.
  private func recovery(_ notice: StoreError?) -> (ground: Recovery.Ground?, isWhole: Bool, aside: String?) {
    guard case .damaged(_, let aside, let recovery) = notice else { return (nil, false, nil) }
    return (recovery?.ground, recovery?.isWhole == true, aside)
  }

  @Test(
    "a damaged file is set aside, and the newest good backup with every later turn takes its place",
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
    let saved = recovery(kitchen.openingNotice)
    #expect(saved.aside == aside)
    #expect(saved.isWhole)
    // Only a broken header leaves the file itself to read from.
    #expect(saved.ground == (kind == "header" ? .file : .backup(path: backup, day: monday.day)))
    #expect(try folder.bytes("kitchen.sqlite.damaged-20260302-1") == bytes)
    #expect(Set(try kitchen.look()[Lot.self]) == [milk(1), milk(2)])
    #expect(try kitchen.look()[Menu.self] == [menu()])
    #expect(try kitchen.turn([milk(3).put]) == 3)
    #expect(try kitchen.takeBack().undoneTurn == 3)
    #expect(try kitchen.takeBack().undoneTurn == 2)
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
      try FileManager.default.removeItem(atPath: folder.kitchenPath + ".backups")
      try folder.truncate(to: 9_000)
      let fresh = try folder.open()
      let aside = folder.kitchenPath + ".damaged-20260302-\(number)"
      #expect(recovery(fresh.openingNotice).aside == aside)
      #expect(recovery(fresh.openingNotice).ground == .nothing)
      #expect(try fresh.look()[Lot.self] == [])
      fresh.close()
    }
  }

  @Test("without a backup, the log of every turn since the beginning is enough")
  func logAlone() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([milk(1).put])
    try kitchen.turn([menu().put])
    try kitchen.takeBack()
    kitchen.close()
    try folder.truncate(to: 9_000)
    let again = try folder.open()
    #expect(recovery(again.openingNotice).isWhole)
    #expect(try again.look()[Lot.self] == [milk(1)])
    #expect(try again.look()[Menu.self] == [])
    #expect(again.integrity() == [])
    #expect(try again.takeBack().undoneTurn == 1)
  }

  @Test("a log whose last line a kill lost vouches for nothing; one that was closed, or still lives, does")
  func logWithoutEnd() throws {
    let (folder, _) = try prepared()
    let log = try folder.backupFolder() + "/turns.log"
    let lines = try folder.bytes(log).split(separator: 10, omittingEmptySubsequences: false)
    let text = lines.map { String(decoding: $0, as: UTF8.self) }
    let isMark = text.map { $0.contains("\"mark\"") }
    #expect(isMark[text.count - 2], "closed behind the last turn")
    // The turn that was saved last never came into the log: its line and what follows are gone.
    let turn = try #require(text.lastIndex { $0.contains("\"turn\":2") })
    for kept in [text[..<turn], text[...turn]] {
      try folder.write(Data((kept.joined(separator: "\n") + "\n").utf8), to: log)
      try folder.truncate(to: 9_000)
      let again = try folder.open()
      guard case .damaged(_, _, let recovery?) = again.openingNotice else {
        Issue.record("no damage found")
        return
      }
      #expect(!recovery.isWhole && recovery.unsureAfter == monday && recovery.lost == [])
      #expect(recovery.replayed == (kept.count > turn ? 1 : 0))
      again.close()
    }
    // Another program that was killed; what it saved is in the copies of later days.
    try folder.write(Data(), to: log)
    try TurnLog(path: folder.path + "/" + log).append(LogMark(mark: .opened, by: 1, process: 999_999_999))
    let kitchen = try folder.open()
    try kitchen.turn([milk(3).put])
    kitchen.close()
    try folder.truncate(to: 9_000)
    #expect(recovery(try folder.open().openingNotice).isWhole == false, "an earlier program was killed")
    let next = try folder.open()
    for index in 4...12 {
      try next.turn([milk(index).put])
      #expect(try next.dailyUpkeep(today: monday.day + index))
    }
    next.close()
    try folder.truncate(to: 9_000)
    #expect(recovery(try folder.open().openingNotice).isWhole, "copies hold what was unsure")
  }

  @Test("an old kitchen's backups are neither used for nor pushed out by one that came after it")
  func anotherKitchen() throws {
    let (folder, backup) = try prepared()
    for name in try folder.names() where !name.hasSuffix(".backups") {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
    let next = try folder.open()
    #expect(next.openingNotice == .begunAnew(path: folder.kitchenPath, kept: backup))
    for index in 1...12 {
      try next.turn([milk(100 + index).put])
      #expect(try next.dailyUpkeep(today: monday.day + index))
    }
    #expect(FileManager.default.fileExists(atPath: backup))
    next.close()
    try folder.truncate(to: 9_000)
    let again = try folder.open()
    #expect(recovery(again.openingNotice).isWhole)
    #expect(try again.look()[Lot.self].count == 12)
  }

  @Test("a kitchen taken away under a live session is said to be gone, and a copy is kept")
  func takenAway() throws {
    let (folder, _) = try prepared()
    let kitchen = try folder.open()
    try kitchen.turn([milk(3).put])
    try FileManager.default.removeItem(atPath: folder.kitchenPath)
    for _ in 1...2 {
      let thrown = #expect(throws: StoreError.self) { try kitchen.look() }
      guard case .gone(_, let kept?) = thrown else {
        Issue.record("\(String(describing: thrown))")
        return
      }
      #expect(try SQLiteKitchen(path: kept, tables: tables, seed: 1).look()[Lot.self].count == 3)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.kitchenPath))
  }

  @Test("a header field that no kitchen has is damage, and nothing is lost", arguments: Array(0..<100))
  func headerBytes(_ offset: Int) throws {
    let (folder, _) = try prepared()
    try folder.scribble(at: offset, count: 1)
    let again = try folder.open()
    #expect(Set(try again.look()[Lot.self]) == [milk(1), milk(2)])
    // The list of free pages is looked at by the daily check alone.
    _ = try? again.dailyUpkeep(today: monday.day + 1)
    #expect(try again.turn([milk(3).put]) == 3)
    #expect(Set(try again.look()[Lot.self]) == [milk(1), milk(2), milk(3)])
    #expect(again.integrity() == [])
  }

  @Test("a row that reads otherwise than it was saved is found, though the page is well-formed")
  func silentFlip() throws {
    let (folder, _) = try prepared()
    var bytes = try folder.bytes()
    let word = Data("milk".utf8)
    while let found = bytes.range(of: word) { bytes.replaceSubrange(found, with: Data("silk".utf8)) }
    try folder.write(bytes)
    let again = try folder.open()
    #expect(throws: StoreError.self) { try again.dailyUpkeep(today: monday.day + 1) }
    #expect(recovery(again.openingNotice).isWhole)
    #expect(Set(try again.look()[Lot.self].map(\.name)) == ["milk"])
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
    #expect(recovery(again.openingNotice).isWhole)
    #expect(try again.look()[Lot.self].count == 52)
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
    try folder.scribble(at: 5_000, count: 9_000, on: folder.backupFolder() + "/0000000002-20260303.sqlite")
    try folder.truncate(to: 9_000)
    let again = try folder.open()
    #expect(recovery(again.openingNotice).ground == .backup(path: backup, day: monday.day))
    #expect(recovery(again.openingNotice).isWhole)
    #expect(
      try folder.backups()
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
    #expect(Set(try again.look()[Lot.self]) == [milk(1), milk(2)])
    #expect(recovery(again.openingNotice).ground == .backup(path: backup, day: monday.day))
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
    let thrown = #expect(throws: StoreError.self) { try again.commit(record, after: 2) }
    #expect(recovery(thrown).ground == .backup(path: backup, day: monday.day))
    #expect(try again.look()[Menu.self] == [menu()])
    #expect(try again.look().turn == 2)
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
