import Foundation
import GRDB
import Testing
import Values

@testable import Store

/// The journal is tidied by rule: what nobody can take back any more makes room, and nothing else changes.
@Suite struct TidyTests {
  private static let rule = TidyRule(entries: 10, days: 0, worth: 5)
  private let later = monday.day + 1

  /// Forty turns of drawn changes and undos, checked today.
  private func prepared(_ folder: Folder, turns: Int = 40) throws -> SQLiteKitchen {
    let kitchen = try folder.open()
    var chaos = Chaos(random: SplitMix64(seed: 5))
    for index in 0..<turns {
      _ = try? kitchen.turn(
        [chaos.change(of: try kitchen.look())], said: "turn \(index)", before: "talk \(index)", after: "talk")
      if index % 7 == 6 { try kitchen.takeBack() }
    }
    #expect(try kitchen.dailyUpkeep(today: later))
    return kitchen
  }

  private func rows(_ kitchen: SQLiteKitchen, _ sql: String) throws -> [Int] {
    try kitchen.reading { try Int.fetchAll($0, sql: sql) }
  }

  private func digest(_ kitchen: SQLiteKitchen) throws -> ContentDigest {
    try kitchen.reading { try ContentDigest(of: tables.parts.map(\.name), in: $0) }
  }

  @Test("the tables are the same to the digest, every entry tells who said what, and the chain holds")
  func same() throws {
    let folder = try Folder()
    let kitchen = try prepared(folder)
    let before = try (kitchen.dump(), digest(kitchen), kitchen.journal(limit: 99), kitchen.look())
    let tidied = try #require(try kitchen.tidy(by: Self.rule, today: later))
    #expect(tidied.entries == before.2.count - 10)
    #expect(tidied.day == later && tidied.first == monday.day)
    #expect(try (kitchen.dump(), digest(kitchen), kitchen.journal(limit: 99), kitchen.look()) == before)
    #expect(kitchen.integrity() == [])
    #expect(try rows(kitchen, "SELECT count(*) FROM journal WHERE changeset = x''") == [tidied.entries])
    #expect(try rows(kitchen, "SELECT count(*) FROM talk_before") == [10])
    #expect(try kitchen.tidy(by: Self.rule, today: later) == nil)
    kitchen.close()
    let again = try folder.open()
    #expect(again.openingNotice == nil && again.integrity() == [])
    #expect(try again.turn([milk(999).put]) > 0)
    #expect(again.integrity() == [])
  }

  @Test(
    "what is younger than the rule is taken back as if nothing had been tidied; the rest says it is too old")
  func undo() throws {
    let (plain, folder) = (try Folder(), try Folder())
    let (whole, kitchen) = (try prepared(plain), try prepared(folder))
    let tidied = try #require(try kitchen.tidy(by: Self.rule, today: later))
    while true {
      let expected = try whole.takeBack()
      let outcome = try kitchen.takeBack()
      if let turn = expected.undoneTurn, turn > tidied.turn {
        #expect(outcome == expected)
        #expect(try kitchen.dump() == whole.dump())
      } else if case .undone(let entry, _) = expected {
        #expect(outcome == .tidiedAway(entry))
        break
      } else {
        #expect(outcome == expected)
        break
      }
    }
    #expect(kitchen.integrity() == [])
    #expect(try kitchen.undoable(by: "ann") == nil)
  }

  @Test("the rule keeps the newest entries, the youngest days and what is not worth it")
  func reach() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    for index in 1...20 { try kitchen.turn([milk(index).put]) }
    func reach(_ entries: Int, _ days: Int, _ worth: Int, on today: Day) throws -> Int? {
      let tidying = Tidying(rule: TidyRule(entries: entries, days: days, worth: worth), today: today)
      return try kitchen.reading { try tidying.reach(in: Statements($0))?.turn }
    }
    #expect(try reach(5, 0, 1, on: later) == 15)
    #expect(try reach(5, 0, 15, on: later) == 15)
    #expect(try reach(5, 0, 16, on: later) == nil)
    #expect(try reach(20, 0, 1, on: later) == nil)
    #expect(try reach(5, 1, 1, on: later) == nil)
    #expect(try reach(5, 365, 1, on: monday.day + 365) == nil)
    #expect(try reach(5, 365, 1, on: monday.day + 366) == 15)
    // A clock that is years behind takes every entry for one of the future, which keeps nothing.
    #expect(try reach(5, 365, 1, on: monday.day - 400) == 15)
    #expect(try kitchen.tidy(by: Self.rule, today: later) == nil, "not before the day's check")
    #expect(try folder.names(in: folder.backupFolder()).allSatisfy { !$0.contains("tidying") })
  }

  @Test("a copy of before is kept apart, is listed, takes everything back, and three of them stay")
  func copies() throws {
    let folder = try Folder()
    let kitchen = try prepared(folder)
    let tidied = try #require(try kitchen.tidy(by: Self.rule, today: later))
    let copy = try #require(tidied.copy)
    let old = try SQLiteKitchen(path: copy, tables: tables, seed: 1)
    #expect(try old.dump() == kitchen.dump())
    #expect(try rows(old, "SELECT count(*) FROM journal WHERE changeset = x''") == [0])
    old.close()
    let kept = try KeptCopies(of: folder.kitchenPath, tables: tables).all()
    #expect(kept.filter(\.isBeforeTidying).map(\.path) == [copy])
    for round in 1...12 {
      for index in 0..<6 { try kitchen.turn([milk(1000 + round * 10 + index).put]) }
      #expect(try kitchen.dailyUpkeep(today: later + round))
      #expect(try kitchen.tidy(by: Self.rule, today: later + round) != nil)
    }
    #expect(
      try folder.names(in: folder.backupFolder() + "/before-tidying").count { $0.hasSuffix(".sqlite") } == 3)
    #expect(try folder.backups().count == 7)
    #expect(kitchen.integrity() == [])
    #expect(try rows(kitchen, "SELECT count(*) FROM tidying") == [13])
  }

  @Test("it is told once")
  func told() throws {
    let folder = try Folder()
    let kitchen = try prepared(folder)
    #expect(try kitchen.takeTidied() == nil)
    let tidied = try kitchen.tidy(by: Self.rule, today: later)
    kitchen.close()
    let again = try folder.open()
    #expect(try again.takeTidied() == tidied)
    #expect(try again.takeTidied() == nil)
    #expect(again.integrity() == [])
    let examined = try Examination(of: folder.kitchenPath, tables: tables)
    #expect(examined.tidied == [tidied] && examined.findings == [])
  }

  @Test("cut off between two portions it is a sound kitchen, and the rest is done another day")
  func cutOff() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    for index in 1...40 { try kitchen.turn([milk(index).put]) }
    let dump = try kitchen.dump()
    #expect(try kitchen.dailyUpkeep(today: later))
    let tidying = Tidying(rule: Self.rule, today: later, portion: 16)
    let target = try #require(try kitchen.reading { try tidying.reach(in: Statements($0)) })
    // The work of one portion, then a kill: another object opens what is there.
    let done = try kitchen.writing { try tidying.tidy(upTo: target.turn, copy: "c", in: Statements($0)) }
    #expect(done == 16)
    let again = try folder.open()
    #expect(again.integrity() == [])
    #expect(try again.dump() == dump)
    #expect(try again.takeBack().undoneTurn == 40)
    #expect(try again.tidy(by: Self.rule, today: later) != nil)
    #expect(again.integrity() == [])
    #expect(try rows(again, "SELECT sum(entries) FROM tidying") == [31])
    withExtendedLifetime(kitchen) {}
  }

  @Test("a transaction that fails takes everything of it back")
  func rolledBack() throws {
    let folder = try Folder()
    let kitchen = try prepared(folder)
    let tidying = Tidying(rule: Self.rule, today: later)
    #expect(throws: StorageFault.self) {
      try kitchen.writing { db in
        _ = try tidying.tidy(upTo: 20, copy: "c", in: Statements(db))
        throw StorageFault.missing("power")
      }
    }
    #expect(kitchen.integrity() == [])
    #expect(try rows(kitchen, "SELECT count(*) FROM journal WHERE changeset = x''") == [0])
  }

  @Test(
    "what is altered in a tidied kitchen is found",
    arguments: [
      "UPDATE journal SET said = 'x' WHERE turn = 3", "UPDATE journal SET said = 'x' WHERE turn = 38",
      "DELETE FROM journal WHERE turn = 2", "DELETE FROM tidying", "UPDATE tidying SET anchor = anchor + 1",
      "UPDATE tidying SET entries = 7", "UPDATE tidying SET turn = turn - 1",
      "UPDATE talk_before SET state = 'x' WHERE turn = (SELECT max(turn) FROM talk_before)",
    ])
  func altered(_ sql: String) throws {
    let folder = try Folder()
    let kitchen = try prepared(folder)
    _ = try kitchen.tidy(by: Self.rule, today: later)
    #expect(kitchen.integrity() == [])
    try kitchen.writing { db in
      try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
      try db.execute(sql: sql)
    }
    #expect(kitchen.integrity() != [])
  }

  @Test(
    "a damaged kitchen that was tidied is salvaged with every turn", arguments: ["cut", "schema", "emptied"])
  func salvaged(_ kind: String) throws {
    let folder = try Folder()
    let kitchen = try prepared(folder)
    let tidied = try #require(try kitchen.tidy(by: Self.rule, today: later))
    try kitchen.turn([milk(2001).put])
    #expect(try kitchen.dailyUpkeep(today: later + 1))
    try kitchen.turn([milk(2002).put, menu(7).put], before: "talk of old", after: "talk")
    let dump = try kitchen.dump()
    kitchen.close()
    switch kind {
    case "cut": try folder.truncate(to: 9_000)
    case "schema": try folder.scribble(at: 100, count: 3_000)
    default: try folder.truncate(to: 0)
    }
    let again = try folder.open()
    guard case .damaged(_, _, let recovery?) = again.openingNotice else {
      Issue.record("no damage found")
      return
    }
    #expect(recovery.isWhole && recovery.replayed == 1)
    #expect(try again.dump() == dump)
    #expect(again.integrity() == [])
    guard case .undone(_, let conversation) = try again.takeBack() else {
      Issue.record("not undone")
      return
    }
    #expect(conversation?.state == "talk of old")
    #expect(try again.reading { try TidyRecord.newest(in: Statements($0)) }?.turn == tidied.turn)
  }

  @Test("where no daily copy is good, the one from before the tidying is better than nothing")
  func lastResort() throws {
    let folder = try Folder()
    let kitchen = try prepared(folder)
    let tidied = try #require(try kitchen.tidy(by: Self.rule, today: later))
    let dump = try kitchen.dump()
    kitchen.close()
    for name in try folder.backups() {
      try folder.scribble(at: 0, count: 4096, on: folder.backupFolder() + "/" + name)
    }
    try folder.truncate(to: 9_000)
    let again = try folder.open()
    guard case .damaged(_, _, let recovery?) = again.openingNotice else {
      Issue.record("no damage found")
      return
    }
    #expect(recovery.ground == .backup(path: try #require(tidied.copy), day: later))
    #expect(try again.dump() == dump)
    #expect(again.integrity() == [])
  }

  @Test("the conversations of the newest entries alone are remembered; the changes go back all the same")
  func talk() throws {
    let kitchen = try SQLiteKitchen(path: nil, tables: tables, seed: 7)
    for index in 1...(TalkBeforeRecord.kept + 3) {
      try kitchen.turn([milk(index).put], before: "before \(index)", after: "after \(index)")
    }
    try kitchen.writing { try TalkBeforeRecord.prune(in: Statements($0)) }
    #expect(try rows(kitchen, "SELECT min(turn) FROM talk_before") == [4])
    #expect(kitchen.integrity() == [])
    for _ in 0..<(TalkBeforeRecord.kept - 1) { try kitchen.takeBack() }
    guard case .undone(let newest, let known) = try kitchen.takeBack(),
      case .undone(let older, let unknown) = try kitchen.takeBack()
    else {
      Issue.record("not undone")
      return
    }
    #expect(newest.turn == 4 && known?.state == "before 4")
    #expect(older.turn == 3 && unknown?.state == "before 4", "the talk stays where it is")
  }
}
