import Foundation
import Testing
import Values

@testable import Store

@Suite struct DamagePropertyTests {
  /// A closed kitchen with a backup, and its bytes.
  private func prepared() throws -> (folder: Folder, bytes: Data) {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([menu().put])
    #expect(try kitchen.dailyUpkeep(today: monday.day))
    for index in 1...30 { try kitchen.turn([milk(index).put]) }
    kitchen.close()
    return (folder, try folder.bytes())
  }

  /// Leaves the first backup and nothing else.
  private func clear(_ folder: Folder) throws {
    let (backups, first) = ("kitchen.sqlite.backups", "0000000001-20260302.sqlite")
    for name in try folder.names() where name != backups && name != "kitchen.sqlite.lock" {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
    for name in try folder.names(in: backups) where name != first {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(backups)/\(name)")
    }
    #expect(try folder.names(in: backups) == [first])
  }

  @Test("whatever is scribbled over the file, it is used, repaired or refused, and never crashes")
  func scribbles() throws {
    let (folder, bytes) = try prepared()
    var random = SplitMix64(seed: 11)
    var repaired = 0
    for round in 0..<30 {
      var damaged = bytes
      for _ in 0...random.below(4) {
        let start = 100 + random.below(bytes.count - 100)
        for index in start..<min(bytes.count, start + 1 + random.below(600)) {
          damaged[index] = UInt8(random.below(256))
        }
      }
      if round % 5 == 0 { damaged = damaged.prefix(random.below(bytes.count - 100) + 100) }
      try folder.write(damaged)
      let kitchen = try folder.open()
      do {
        _ = try kitchen.look()
        try kitchen.turn([milk(1000 + round).put, menu(2000 + round).put])
        try kitchen.takeBack()
        _ = try kitchen.dailyUpkeep(today: monday.day + 2)
      } catch let error as StoreError {
        if case .cannotOpen = error { Issue.record("\(error) in round \(round)") }
      }
      // Text may be overwritten in a way no check can see; form may not.
      if kitchen.openingNotice != nil { repaired += 1 }
      kitchen.close()
      try clear(folder)
    }
    #expect(repaired > 10)
  }
}
