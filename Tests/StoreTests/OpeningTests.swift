import Foundation
import GRDB
import Testing
import Values

@testable import Store

@Suite struct OpeningTests {
  /// Opens and says why it could not; nil when it could.
  private func refusal(_ path: String) -> StoreError? {
    do {
      _ = try SQLiteKitchen(path: path, tables: tables, seed: 1)
      return nil
    } catch {
      return error
    }
  }

  @Test("folders, devices, missing folders and unwritable places are refused")
  func unusable() throws {
    let folder = try Folder()
    for path in [folder.path, folder.path + "/no/such/kitchen", "/dev/null", "/proc/kitchen", ""] {
      guard case .cannotOpen(let named, let reason) = refusal(path) else {
        Issue.record("\(path) was not refused")
        continue
      }
      #expect(named == path)
      #expect(!reason.isEmpty)
    }
    #expect(try folder.names() == [])
  }

  @Test("a file that is no kitchen is refused and left as it was", arguments: ["text", "database", "short"])
  func foreign(_ kind: String) throws {
    let folder = try Folder()
    switch kind {
    case "text": try folder.write(Data("Dear diary,\n".utf8))
    case "short": try folder.write(Data("SQLite format 3\0".utf8))
    default:
      var header = try header(of: folder)
      header.replaceSubrange(68..<72, with: [0, 0, 0, 0])
      try folder.write(header)
    }
    let before = try folder.bytes()
    #expect(refusal(folder.kitchenPath) == .notAKitchen(path: folder.kitchenPath))
    #expect(try folder.bytes() == before)
    #expect(try folder.names() == ["kitchen.sqlite"])
  }

  /// A real kitchen's bytes; the folder is empty again.
  private func header(of folder: Folder) throws -> Data {
    try folder.open().close()
    let bytes = try folder.bytes()
    for name in try folder.names() { try FileManager.default.removeItem(atPath: folder.path + "/" + name) }
    return bytes
  }

  @Test("an empty file becomes a kitchen")
  func empty() throws {
    let folder = try Folder()
    try folder.write(Data())
    let kitchen = try folder.open()
    #expect(kitchen.openingNotice == nil)
    #expect(try kitchen.turn([milk().put]) == 1)
  }

  @Test("the number that marks a kitchen stands in the file itself, not only in the log")
  func mark() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([milk().put])
    // As a killed process leaves it: the log not written back.
    let copy = try Folder()
    for name in try folder.names() where !name.hasSuffix("-shm") && !name.hasSuffix(".backups") {
      try copy.write(try folder.bytes(name), to: name)
    }
    #expect(try copy.names().contains("kitchen.sqlite-wal"))
    #expect(try copy.open().look()[Lot.self] == [milk()])
    withExtendedLifetime(kitchen) {}
  }

  @Test("a kitchen whose making was cut off is made whole")
  func cutOff() throws {
    let folder = try Folder()
    let queue = try DatabaseQueue(path: folder.kitchenPath)
    try queue.inDatabase { try $0.execute(sql: "PRAGMA application_id = \(KitchenFile.applicationID)") }
    try queue.close()
    let kitchen = try folder.open()
    #expect(kitchen.openingNotice == nil)
    #expect(try kitchen.turn([milk().put]) == 1)
  }

  @Test("a newer program's kitchen is refused and left alone")
  func tooNew() throws {
    let folder = try Folder()
    try folder.open().close()
    func later() throws -> SQLiteKitchen {
      try SQLiteKitchen(path: folder.kitchenPath, tables: shelvedTables, seed: 1)
    }
    try later().close()
    #expect(refusal(folder.kitchenPath) == .tooNew(path: folder.kitchenPath, version: 6))
    #expect(try later().look().turn == 0)
  }

  @Test("eight first openings at once make one kitchen", arguments: 1...5)
  func race(_ round: Int) throws {
    let folder = try Folder()
    let path = folder.kitchenPath
    nonisolated(unsafe) var replicas = [Result<UInt64, any Error>?](repeating: nil, count: 8)
    let gate = NSLock()
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      let result = Result {
        try SQLiteKitchen(path: path, tables: tables, seed: UInt64(index)).look().replica
      }
      gate.withLock { replicas[index] = result }
    }
    let drawn = try replicas.map { try #require($0).get() }
    #expect(Set(drawn).count == 1)
    #expect(try folder.open().integrity() == [])
  }

  @Test("opening waits while another process opens, makes nothing meanwhile, and gives up as busy")
  func locked() throws {
    let folder = try Folder()
    // A lock belongs to the handle that took it, so this stands for another process.
    let other = try FileLock(try KitchenFile(folder.kitchenPath), waiting: 0)
    var options = OpeningOptions(tables: tables, seed: 1)
    options.busySeconds = 0.1
    #expect(throws: StoreError.busy) { try SQLiteKitchen(path: folder.kitchenPath, options) }
    #expect(try folder.names() == ["kitchen.sqlite.lock"])
    withExtendedLifetime(other) {}
  }

  @Test("the lock is free again after an opening, also after one that failed")
  func unlocked() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    #expect(try FileLock.ifFree(KitchenFile(folder.kitchenPath)) != nil)
    kitchen.close()
    try folder.scribble(at: 68, count: 4)
    #expect(refusal(folder.kitchenPath) == .notAKitchen(path: folder.kitchenPath))
    #expect(try FileLock.ifFree(KitchenFile(folder.kitchenPath)) != nil)
  }

  @Test("a relative path and a link lead to the same kitchen")
  func links() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn([milk().put])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "kitchen.sqlite")
    let other = try SQLiteKitchen(path: folder.path + "/./link", tables: tables, seed: 1)
    #expect(try other.look()[Lot.self] == [milk()])
    #expect(!(try folder.names()).contains("link.lock"))
  }
}
