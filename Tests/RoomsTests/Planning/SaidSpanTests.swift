import Testing
import Values

@testable import Talk

@Suite struct SaidSpanTests {
  @Test(
    "stretches of days gone by are reckoned from today, weeks from Monday",
    arguments: [
      (SaidSpan.lastWeek, "2026-03-02", "2026-03-08"), (.thisWeek, "2026-03-09", "2026-03-11"),
      (.lastMonth, "2026-02-01", "2026-02-28"), (.thisMonth, "2026-03-01", "2026-03-11"),
      (.lately, "2026-02-25", "2026-03-11"), (.days(14), "2026-02-25", "2026-03-11"),
      (.month(3), "2026-03-01", "2026-03-11"), (.month(12), "2025-12-01", "2025-12-31"),
    ])
  func spans(_ span: SaidSpan, _ from: String, _ to: String) throws {
    let days = span.days(from: try #require(Day(iso: "2026-03-11")))
    #expect(days.lowerBound.iso == from)
    #expect(days.upperBound.iso == to)
  }

  @Test("the lists' ids are read, and no others")
  func ids() {
    #expect(SaidSpan("month-2") == .month(2))
    #expect(SaidSpan("days-14") == .days(14))
    #expect(["month-13", "days-0", "month-", "week", "days-x"].allSatisfy { SaidSpan($0) == nil })
  }

  @Test("the first day of a month and of a year have a month before them")
  func edges() throws {
    let days = SaidSpan.lastMonth.days(from: try #require(Day(iso: "2026-01-01")))
    #expect(days.lowerBound.iso == "2025-12-01")
    #expect(days.upperBound.iso == "2025-12-31")
  }
}
