import Foundation
import Kitchen
import SousKit
import Talk
import Store
import Testing
import Values

/// A kitchen of each released form, with all its rows as text beside it: whatever comes later opens it, finds every
/// row as it was, and takes every turn back. Source: Fixtures/README.md.
@Suite struct StoredKitchenTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// A copy in a folder of its own, which the caller removes.
  private func copied(_ form: Int) throws -> (folder: URL, kitchen: URL) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sous-form-\(form)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let kitchen = folder.appendingPathComponent("kitchen.sqlite")
    try FileManager.default.copyItem(
      at: Self.fixtures.appendingPathComponent("kitchen-form-\(form).sqlite"), to: kitchen)
    return (folder, kitchen)
  }

  private func rows(_ form: Int) throws -> [String] {
    let file = Self.fixtures.appendingPathComponent("kitchen-form-\(form).dump")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test("it is migrated without a loss, and passes the full check", arguments: [4])
  func migrated(_ form: Int) throws {
    let (folder, kitchen) = try copied(form)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try SQLiteKitchen(path: kitchen.path, tables: House.complete.tables, seed: 7)
    defer { store.close() }
    #expect(store.openingNotice == nil)
    #expect(store.integrity() == [])
    let found = try store.dump()
    // Columns that came since stand at the end of a row.
    for row in try rows(form) {
      #expect(found.contains { $0 == row || $0.hasPrefix(row + " ") }, "\(row)")
    }
    let names = Set(try rows(form).compactMap { $0.split(separator: ":").first })
    #expect(found.count { names.contains($0.prefix { $0 != ":" }) } == (try rows(form).count))
  }

  @Test("every turn of it is taken back, down to nothing, and all is done again", arguments: [(4, 45)])
  func undone(_ form: Int, _ turns: Int) throws {
    let (folder, kitchen) = try copied(form)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try SQLiteKitchen(path: kitchen.path, tables: House.complete.tables, seed: 7)
    defer { store.close() }
    let before = try store.dump()
    let now = CivilTime(day: Day(number: 20_514), hour: 18)
    var taken = 0
    while case .undone = try store.undo(by: "me", at: now, said: "undo", about: []) { taken += 1 }
    #expect(taken == turns)
    #expect(try store.dump() == [])
    while case .redone = try store.redo(by: "me", at: now, said: "redo") { taken -= 1 }
    #expect(taken == 0)
    #expect(try store.dump() == before)
    #expect(store.integrity() == [])
  }
}
