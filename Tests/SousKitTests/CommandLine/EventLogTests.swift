import Foundation
import Talk
import Testing
import Values

@testable import SousKit

/// The log of errors and timings: off unless asked for, and never with what was said.
@Suite final class EventLogTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/sous-log-\(UUID().uuidString)"
  private var path: String { folder + "/state/log" }

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func say(_ lines: String...) throws {
    var options = SessionOptions()
    options.kitchen = folder + "/kitchen.sqlite"
    options.seed = 7
    options.now = CivilTime(iso: "2026-03-02T17:00")
    options.person = "ann"
    options.catalogue = "small"
    let session = try Session(options)
    session.log = EventLog(path: path)
    defer { _ = session.close() }
    for line in lines { _ = session.say(line) }
  }

  @Test("nothing is written before it is asked for, nor after it is turned off")
  func off() throws {
    try say("I bought 2 lb ground beef")
    #expect(EventLog(path: path).lines() == nil)
    try say("keep a log of errors", "turn the log off", "what's in the pantry")
    #expect(EventLog(path: path).lines()?.count == 2)
  }

  @Test("acts, states and timings are written, for the owner alone, and nothing of what was said")
  func acts() throws {
    try say("keep a log of errors", "I bought 2 lb ground beef", "xylophone zork")
    let lines = try #require(EventLog(path: path).lines())
    #expect(lines.count == 3 && lines[1].contains("pantry_add state=idle") && lines[1].contains(" ms="))
    #expect(!lines.joined().contains("beef") && !lines.joined().contains("zork"))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("an error is told by its kind, without its path")
  func kinds() {
    #expect(StoreError.cannotOpen(path: "/home/ann/x", reason: "no").kindName == "cannotOpen")
    #expect(StoreError.busy.kindName == "busy")
  }

  @Test("beyond its size the older half goes")
  func size() throws {
    let log = EventLog(path: path)
    let event = LoggedEvent(
      at: try #require(CivilTime(iso: "2026-03-02T17:00")), acts: [String(repeating: "a", count: 9000)],
      state: "idle", changes: 0, exit: 0, milliseconds: 1)
    for _ in 0..<90 { log.add(event) }
    let size = try #require(FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    #expect(size < (logKilobytes + 10) * 1024 && size > logKilobytes * 256)
  }
}
