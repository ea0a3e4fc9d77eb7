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
    for index in 1...30 { try kitchen.turn([milk(index).put], said: "milk \(index)") }
    kitchen.close()
    return (folder, try folder.bytes())
  }

  /// Leaves the backups and the log of turns as they were after the turns.
  private func clear(_ folder: Folder, _ kept: [String: Data], in backups: String) throws {
    for name in try folder.names() where !["kitchen.sqlite.backups", "kitchen.sqlite.lock"].contains(name) {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
    for name in try folder.names(in: backups) {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(backups)/\(name)")
    }
    for (name, data) in kept { try folder.write(data, to: "\(backups)/\(name)") }
  }

  @Test("whatever is flipped, cut or zeroed, every saved turn is there or named, and nothing crashes")
  func damages() throws {
    let (folder, bytes) = try prepared()
    let backups = try folder.backupFolder()
    let kept = Dictionary(
      uniqueKeysWithValues: try folder.names(in: backups).map { ($0, try folder.bytes("\(backups)/\($0)")) })
    var random = SplitMix64(seed: 11)
    var (repaired, whole) = (0, 0)
    let rounds = ProcessInfo.processInfo.environment["SOUS_LONG"] == nil ? 40 : 1_000
    for round in 0..<rounds {
      try folder.write(damaged(bytes, round: round, &random))
      let kitchen = try folder.open()
      do { _ = try kitchen.dailyUpkeep(today: monday.day + 2) } catch {
        if case .damaged = error {} else { Issue.record("\(error) in round \(round)") }
      }
      let isSame = try kitchen.look()[Lot.self].count == 30 && kitchen.look()[Menu.self] == [menu()]
      if case .damaged(_, _, let recovery?) = kitchen.openingNotice {
        repaired += 1
        if recovery.isWhole {
          whole += 1
          #expect(isSame, "round \(round)")
        }
      } else {
        #expect(isSame, "lost in silence in round \(round)")
      }
      #expect(kitchen.integrity() == [], "round \(round)")
      try kitchen.turn([milk(1000 + round).put])
      #expect(try kitchen.takeBack().undoneTurn != nil)
      kitchen.close()
      try clear(folder, kept, in: backups)
    }
    if rounds > 100 { print("\(rounds) damages: \(repaired) found, \(whole) of them kept every turn") }
    #expect(repaired > rounds / 4)
    #expect(whole * 10 >= repaired * 9, "\(whole) of \(repaired) kept every turn")
  }

  /// Flips, scribbles, a cut, or a page of zeros.
  private func damaged(_ bytes: Data, round: Int, _ random: inout SplitMix64) -> Data {
    var damaged = bytes
    switch round % 4 {
    case 0: damaged[random.below(bytes.count)] ^= UInt8(1 << random.below(8))
    case 1:
      for _ in 0...random.below(4) {
        let start = random.below(bytes.count)
        for index in start..<min(bytes.count, start + 1 + random.below(600)) {
          damaged[index] = UInt8(random.below(256))
        }
      }
    case 2: damaged = damaged.prefix(random.below(bytes.count - 1) + 1)
    default:
      let page = random.below(bytes.count / 4096) * 4096
      damaged.replaceSubrange(page..<page + 4096, with: Data(count: 4096))
    }
    return damaged
  }
}
