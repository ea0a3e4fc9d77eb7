import Foundation
import Store
import Testing
import Values

@testable import SousKit

/// Copies of a kitchen by command: made, listed, brought back, looked at.
@Suite final class BackupCommandTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/sous-backup-\(UUID().uuidString)"
  private var kitchen: String { folder + "/kitchen.sqlite" }

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func options(_ day: String, yes: Bool = false) -> SessionOptions {
    var options = SessionOptions()
    options.kitchen = kitchen
    options.now = CivilTime(iso: day + "T18:00")
    options.person = "ann"
    options.answersYes = yes
    return options
  }

  @discardableResult private func say(_ line: String, on day: String = "2026-03-02") throws -> Answer {
    let session = try Session(options(day))
    session.afterFirstPrompt()
    defer { session.close() }
    return session.say(line)
  }

  private func run(
    _ task: BackupTask, on day: String = "2026-03-02", yes: Bool = false
  ) -> (status: Int32, lines: String, problems: String) {
    var (lines, problems): ([String], [String]) = ([], [])
    let status = backupCommand(
      task, options(day, yes: yes), write: { lines.append($0) }, complain: { problems.append($0) })
    return (status, lines.joined(separator: "\n"), problems.joined(separator: "\n"))
  }

  @Test("a backup is made, listed, told, and brought back only with a yes; what was in use is kept")
  func roundTrip() throws {
    #expect(run(.list).lines.contains("no backup"))
    try say("we are 4")
    try say("budget $99")
    #expect(run(.make(file: nil)).status == 0)
    try say("budget $50")
    let list = run(.list)
    #expect(list.lines.contains("budget $99") && list.lines.contains("this kitchen"))
    let told = run(.restore(number: 1))
    #expect(told.status == 0 && told.lines.contains("--yes"))
    #expect(try say("what do you know about us").lines.joined().contains("$50"))
    let done = run(.restore(number: 1), yes: true)
    #expect(done.status == 0 && done.lines.contains(".replaced-"))
    #expect(try say("what do you know about us").lines.joined().contains("$99"))
    #expect(run(.restore(number: 99)).status == 2)
  }

  @Test("a kitchen that was taken away is brought back, and a new one in its place tells of it")
  func takenAway() throws {
    try say("we are 4")
    try say("budget $99", on: "2026-03-03")
    try FileManager.default.removeItem(atPath: kitchen)
    let session = try Session(options("2026-03-04"))
    #expect(session.notices.joined(separator: " ").contains("sous restore"))
    session.close()
    let list = run(.list, on: "2026-03-04").lines
    #expect(list.contains("an earlier kitchen"))
    #expect(run(.restore(number: 1), on: "2026-03-04", yes: true).status == 0)
    #expect(try say("what do you know about us", on: "2026-03-04").lines.joined().contains("4 people"))
  }

  @Test("a named backup never overwrites a file")
  func namedFile() throws {
    try say("we are 4")
    let copy = folder + "/copy.sqlite"
    #expect(run(.make(file: copy)).status == 0)
    let before = FileManager.default.contents(atPath: copy)
    let again = run(.make(file: copy))
    #expect(again.status == 1 && again.problems.contains("name a new file"))
    #expect(FileManager.default.contents(atPath: copy) == before)
    #expect(run(.make(file: folder + "/no/such/copy.sqlite")).status == 1)
  }

  @Test("damage is told before the first answer of a script, with status 4, and nothing is lost")
  func damage() throws {
    try say("we are 4")
    try say("Emma is allergic to peanuts", on: "2026-03-03")
    let handle = try #require(FileHandle(forUpdatingAtPath: kitchen))
    try handle.seek(toOffset: 105)
    try handle.write(contentsOf: Data([7]))
    try handle.close()
    var lines: [String] = []
    #expect(
      doctorCommand(options("2026-03-04"), json: false, write: { lines.append($0) }, complain: { _ in }) == 4)
    #expect(lines.joined().contains("damaged"))
    let answer = try say("what do you know about us", on: "2026-03-04")
    #expect(answer.exit == 4)
    let text = answer.lines.joined(separator: " ")
    #expect(text.contains("was damaged") && text.contains("Emma") && text.contains("no peanuts"))
    #expect(doctorCommand(options("2026-03-04"), json: true, write: { _ in }, complain: { _ in }) == 0)
  }
}
