import Foundation
import Talk
import Testing

@testable import SousKit

/// What a turn writes outside of the kitchen.
@Suite struct PerformerTests {
  @Test("an export is never written over a file, and what failed is told")
  func exports() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sous-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("list.txt").path
    let performer = FilePerformer()
    #expect(performer.perform(.write(file: file, text: "eggs")) == .written(true))
    #expect(performer.perform(.write(file: file, text: "milk")) == .written(false))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "eggs")
    #expect(performer.perform(.write(file: file + "/x", text: "milk")) == .written(false))
    #expect(performer.perform(.write(file: folder.path, text: "milk")) == .written(false))
  }
}
