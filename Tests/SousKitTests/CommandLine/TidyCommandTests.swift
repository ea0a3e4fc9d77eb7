import Foundation
import Talk
import Kitchen
import Store
import Testing
import Values

@testable import SousKit

/// That the journal was tidied is told once, and looked up whenever one likes.
@Suite struct TidyCommandTests {
  private let program: Program
  private let day = Day(number: 20_514)
  init() throws { program = try Program() }

  /// Thirty changes of one household, tidied on the day after.
  private func prepare() throws {
    let path = program.path("k")
    let store = try SQLiteKitchen(path: path, tables: House.complete.tables, seed: 7, today: day)
    defer { store.close() }
    let tables = House.complete.tables
    for number in 1...30 {
      let kitchen = try store.snapshot(for: "tester", today: day)
      var household = kitchen[Household.self].first ?? Household()
      let before = kitchen[Household.self].first
      household.size = number
      let record = TurnRecord(
        person: "tester", at: CivilTime(day: day, hour: 9), said: "we are \(number)", act: "household_tell",
        changes: [.put(household, was: before, in: tables)], before: nil, after: nil)
      _ = try store.commit(record, after: kitchen.turn)
    }
    #expect(try store.dailyUpkeep(today: day + 1))
    #expect(try store.tidy(by: TidyRule(entries: 3, days: 0, worth: 1), today: day + 1) != nil)
  }

  @Test("once at the next start, then at any time by doctor and restore; undo says where it ends")
  func told() throws {
    defer { program.clear() }
    try prepare()
    let options = ["--kitchen", program.path("k"), "--now", "2026-03-04T09:00", "--width", "200"]
    let first = try program.run(options + ["what do you know about us"])
    #expect(first.status == 0)
    #expect(
      first.problems.contains(
        "I tidied up: what was said before March 2, 2026 can't be taken back any more. Nothing you told me is "
          + "gone. Before it I made a backup, which \"sous restore\" lists."))
    #expect(try program.run(options + ["hello"]).problems == "")
    let doctor = try program.run(["doctor", "--kitchen", program.path("k")]).output
      .replacing("\u{A0}", with: " ")
    #expect(doctor.contains("30 changes noted; those since March 2, 2026 can be taken back"))
    #expect(doctor.contains("tidied on March 3, 2026: 27 changes; the copy from before: "))
    #expect(try program.run(options + ["restore"]).output.contains("this kitchen, before tidying"))
    for number in (28...30).reversed() {
      #expect(try program.run(options + ["undo"]).output.contains("Taken back: \"we are \(number)\"."))
    }
    let end = try program.run(options + ["undo"])
    #expect(
      end.output.contains("I can't take back \"we are 27\": it was said on March 2, too long ago."))
    #expect(end.status == 1)
  }

  @Test("the log of turns of a program that ended is closed")
  func closed() throws {
    defer { program.clear() }
    _ = try program.run(["--kitchen", program.path("k"), "--now", "2026-03-04T09:00", "we are 4"])
    let log = program.files().first { $0.hasSuffix("turns.log") }
    let lines = program.text(of: try #require(log)).split(separator: "\n")
    #expect(lines.first?.contains("\"opened\"") == true)
    #expect(lines.last?.contains("\"closed\"") == true)
  }
}
