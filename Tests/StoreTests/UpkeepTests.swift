import Foundation
import GRDB
import Testing
import Values

@testable import Store

@Suite struct UpkeepTests {
  @Test("the check and the backup run once a day, and never in memory")
  func onceADay() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([milk().put])
    #expect(try kitchen.dailyUpkeep(today: monday.day))
    #expect(!(try kitchen.dailyUpkeep(today: monday.day)))
    let other = try folder.open()
    #expect(!(try other.dailyUpkeep(today: monday.day)))
    #expect(try other.dailyUpkeep(today: monday.day + 1))
    #expect(try !SQLiteKitchen(path: nil, tables: tables, seed: 1).dailyUpkeep(today: monday.day))
    #expect(try kitchen.look().turn == 1)
  }

  @Test("the newest seven are kept, and a kitchen at rest pushes none out")
  func kept() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    for index in 1...9 {
      try kitchen.turn([milk(index).put])
      #expect(try kitchen.dailyUpkeep(today: monday.day + index))
    }
    for index in 10...20 { #expect(try kitchen.dailyUpkeep(today: monday.day + index)) }
    let names = (3...9).map { "000000000\($0)-202603\(padded(2 + $0, 2)).sqlite" }
    #expect(try folder.backups() == names)
  }

  @Test("a backup is a whole kitchen of its own")
  func whole() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([menu().put, milk().put])
    try kitchen.turn([milk().removed])
    #expect(try kitchen.dailyUpkeep(today: monday.day))
    let copy = try folder.path + "/" + folder.backupFolder() + "/0000000002-20260302.sqlite"
    let restored = try SQLiteKitchen(path: copy, tables: tables, seed: 99)
    #expect(try restored.dump() == kitchen.dump())
    #expect(try restored.look() == kitchen.look())
    #expect(try restored.takeBack().undoneTurn == 2)
  }

  @Test("a full disk is said, nothing is half saved, and the kitchen goes on")
  func fullDisk() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([milk().put])
    let before = try (kitchen.dump(), kitchen.look())
    func limit(_ pages: Int) throws {
      try kitchen.opened.queue.inDatabase { try $0.execute(sql: "PRAGMA max_page_count = \(pages)") }
    }
    try limit(1)
    #expect(throws: StoreError.full) {
      try kitchen.turn((10..<400).map { milk($0).put })
    }
    #expect(try kitchen.dump() == before.0)
    #expect(try kitchen.look() == before.1)
    #expect(kitchen.integrity() == [])
    try limit(1_000_000)
    #expect(try kitchen.turn((10..<400).map { milk($0).put }) == 2)
  }
}
