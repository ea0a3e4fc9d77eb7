import Foundation
import Testing
import Values

@testable import Store

/// A folder of its own for one test, gone afterwards.
final class Folder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "sous-store-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var kitchenPath: String { path + "/kitchen.sqlite" }

  func open(seed: UInt64 = 7, today: Day = day("2026-03-02")) throws -> SQLiteKitchen {
    try SQLiteKitchen(path: kitchenPath, tables: tables, seed: seed, today: today)
  }

  /// The names in the folder, sorted.
  func names(in child: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + child).sorted()
  }

  /// The folder of the kitchen's own backups, from this folder.
  func backupFolder() throws -> String {
    let all = try names(in: "kitchen.sqlite.backups").filter { $0.count == 16 }
    return "kitchen.sqlite.backups/" + (all.first ?? "")
  }

  /// The copies in it, sorted.
  func backups() throws -> [String] { try names(in: backupFolder()).filter { $0.contains(".sqlite") } }

  func bytes(_ name: String = "kitchen.sqlite") throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
  }

  func write(_ data: Data, to name: String = "kitchen.sqlite") throws {
    try data.write(to: URL(fileURLWithPath: path + "/" + name))
  }

  /// Overwrites bytes in the middle of the file, in place.
  func scribble(at offset: Int, count: Int, on name: String = "kitchen.sqlite") throws {
    let handle = try #require(FileHandle(forUpdatingAtPath: path + "/" + name))
    try handle.seek(toOffset: UInt64(offset))
    try handle.write(contentsOf: Data(repeating: 0xA5, count: count))
    try handle.close()
  }

  func truncate(to count: Int) throws {
    let handle = try #require(FileHandle(forUpdatingAtPath: kitchenPath))
    try handle.truncate(atOffset: UInt64(count))
    try handle.close()
  }
}

/// The two kinds of place a kitchen can be in; the contract holds in both.
enum Place: CaseIterable {
  case memory, disk

  func withKitchen(_ body: (SQLiteKitchen) throws -> Void) throws {
    switch self {
    case .memory: try body(try SQLiteKitchen(path: nil, tables: tables, seed: 7))
    case .disk:
      let folder = try Folder()
      try withExtendedLifetime(folder) { try body(try folder.open()) }
    }
  }
}

func day(_ iso: String) -> Day { Day(iso: iso) ?? Day(number: 0) }
