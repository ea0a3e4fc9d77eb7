import Foundation
import Kitchen
import Store
import Talk
import Testing
import Values

@testable import SousKit

/// What is due, told to a timer: once, outside quiet hours, and never in the way of undo.
@Suite final class RemindCommandTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/sous-remind-\(UUID().uuidString)"
  private var kitchen: String { folder + "/kitchen.sqlite" }

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func options(_ time: String, dry: Bool = false) -> SessionOptions {
    var options = SessionOptions()
    options.kitchen = kitchen
    options.seed = 7
    options.now = CivilTime(iso: time)
    options.person = "ann"
    options.isDryRun = dry
    options.catalogue = "small"
    return options
  }

  private func say(_ lines: String..., at time: String) throws -> [String] {
    let session = try Session(options(time))
    defer { _ = session.close() }
    return lines.map { session.answer($0).lines.joined(separator: "\n") }
  }

  private func remind(_ time: String, form: RemindForm = .table, dry: Bool = false) -> [String] {
    var lines: [String] = []
    let talk = CommandTalk(
      asks: false, read: { nil }, write: { lines.append($0) }, complain: { lines.append($0) })
    #expect(remindCommand(options(time, dry: dry), form: form, colors: false, talk: talk) == 0)
    return lines
  }

  @Test("without a kitchen nothing is said and none is made")
  func noKitchen() {
    #expect(remind("2026-03-02T09:00").isEmpty)
    #expect(!FileManager.default.fileExists(atPath: kitchen))
  }

  @Test("what is due is told once, with what to do; a look ahead notes nothing")
  func once() throws {
    _ = try say("I bought 2 lb ground beef", at: "2026-03-02T17:00")
    #expect(remind("2026-03-03T09:00", dry: true) == remind("2026-03-03T09:00", dry: true))
    let told = remind("2026-03-03T09:00")
    #expect(told.joined().contains("ground beef"))
    #expect(told.joined().contains("freeze"))
    #expect(remind("2026-03-03T09:00").isEmpty)
    #expect(remind("2026-03-05T09:00", form: .json).joined().contains("\"kind\":\"expired\""))
  }

  @Test("quiet hours are kept, and what waited is told after them")
  func quiet() throws {
    _ = try say("I bought 2 lb ground beef", "quiet hours from 10 pm to 7 am", at: "2026-03-02T17:00")
    #expect(remind("2026-03-03T06:59").isEmpty)
    #expect(!remind("2026-03-03T07:00").isEmpty)
  }

  @Test("undo takes back what somebody said, not that they were reminded")
  func undo() throws {
    _ = try say("I bought 2 lb ground beef", at: "2026-03-02T17:00")
    #expect(!remind("2026-03-03T09:00").isEmpty)
    let undone = try say("undo", at: "2026-03-03T10:00")
    #expect(undone[0].contains("ground beef"))
    #expect(remind("2026-03-04T09:00").isEmpty)
  }

  @Test("turned off, nothing is told")
  func off() throws {
    _ = try say("I bought 2 lb ground beef", "turn off reminders", at: "2026-03-02T17:00")
    #expect(remind("2026-03-03T09:00").isEmpty)
  }

  @Test("what was told can be asked for, once for each food, and clearing keeps what would come twice")
  func history() throws {
    _ = try say("I bought 2 lb ground beef", at: "2026-03-02T17:00")
    _ = remind("2026-03-03T09:00")
    let asked = try say(
      "what did you remind me of this week", "clear the old reminders", at: "2026-03-03T10:00")
    #expect(asked[0].contains("ground beef") && asked[0].contains("on its day"))
    #expect(asked[1].contains("no old reminders"))
    #expect(remind("2026-03-03T11:00").isEmpty)
    let gone = try say("we ate the ground beef", "clear the old reminders", at: "2026-03-03T12:00")
    #expect(gone[1].contains("Cleared 1 old reminder"))
  }

  @Test("a kind that is left out is not told, and half of it left is told once")
  func kinds() throws {
    _ = try say("I bought a gallon of milk", "half the milk is left", at: "2026-03-02T17:00")
    #expect(remind("2026-03-03T09:00").joined().contains("50 % left"))
    #expect(remind("2026-03-03T10:00").isEmpty)
    _ = try say("don't remind me about dairy", at: "2026-03-03T11:00")
    #expect(remind("2026-03-09T09:00").isEmpty)
  }
}
