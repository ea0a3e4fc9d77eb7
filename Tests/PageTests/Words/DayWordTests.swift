import Page
import Testing
import Values

@Suite("The names of days")
struct DayWordTests {
  /// Monday, March 2, 2026.
  private let monday = Day(number: 20_514)

  @Test("a date has a long and a short form")
  func dates() {
    #expect(monday.iso == "2026-03-02")
    #expect(monday.monthName == "March" && monday.dateText == "March\u{A0}2")
    #expect(plainSpaces(monday.longText) == "Monday, March 2")
    #expect(plainSpaces(monday.shortText) == "Mon 2")
  }

  @Test("a span names its month once, days in a row their ends")
  func spans() {
    #expect(plainSpaces(spanText([monday + 6, monday])) == "March 2 to 8")
    #expect(plainSpaces(spanText([monday, monday + 30])) == "March 2 to April 1")
    #expect(plainSpaces(spanText([monday, monday + 365])) == "March 2 to March 2")
    #expect(plainSpaces(spanText([monday])) == "March 2" && spanText([]).isEmpty)
    #expect(plainSpaces(daysText([monday + 1, monday])) == "Monday, March 2 to Tuesday, March 3")
    #expect(plainSpaces(daysText([monday, monday + 2, monday + 4])) == "Mon 2, Wed 4, and Fri 6")
    #expect(plainSpaces(daysText([monday])) == "Monday, March 2" && daysText([]).isEmpty)
  }

  @Test("days are named as seen from today")
  func names() {
    let names = DayNames(today: monday)
    #expect(
      [0, 1, 4, 7].map { plainSpaces(names.adverb(monday + $0)) } == [
        "tonight", "tomorrow", "on Friday", "on Monday, March 9",
      ])
    #expect(
      [0, 1, 4, -1].map { plainSpaces(names.heading(monday + $0)) } == [
        "Tonight", "Tomorrow", "Friday", "Sunday, March 1",
      ])
    #expect([0, 6, 7].map { names.typed(monday + $0) } == ["Monday", "Sunday", "March 9"])
  }

  @Test("without a today every day is named in full")
  func noToday() {
    let names = DayNames(today: nil)
    #expect(plainSpaces(names.adverb(monday)) == "on Monday, March 2")
    #expect(plainSpaces(names.heading(monday)) == "Monday, March 2")
    #expect(names.typed(monday) == "Monday")
  }
}
