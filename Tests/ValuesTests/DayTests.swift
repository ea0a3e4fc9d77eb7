import Testing
import Values

@Suite struct DayTests {
  @Test func `every day from 1900 to 2100 follows the one before and reads back`() throws {
    var day = try #require(Day(year: 1900, month: 1, day: 1))
    let end = try #require(Day(year: 2100, month: 12, day: 31))
    // 1900-01-01 was a Monday.
    var weekday = 0
    var (year, month, date) = (1900, 1, 1)
    while day <= end {
      #expect(day.civil == (year, month, date))
      #expect(Day(year: year, month: month, day: date) == day)
      #expect(Day(iso: day.iso) == day)
      #expect(day.weekday.index == weekday)
      #expect(day.monday.weekday == .monday && day - day.monday == weekday)
      day = day + 1
      weekday = (weekday + 1) % 7
      date += 1
      let leapDay = month == 2 && isLeap(year) ? 1 : 0
      if date > lengths[month - 1] + leapDay { (month, date) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect((year, month, date) == (2101, 1, 1))
  }

  private let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  private func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 400) || (year.isMultiple(of: 4) && !year.isMultiple(of: 100))
  }

  @Test(
    "known days",
    arguments: [
      ("1970-01-01", 0, Weekday.thursday), ("2000-02-29", 11016, .tuesday),
      ("2026-03-02", 20514, .monday), ("1969-12-31", -1, .wednesday), ("1900-01-01", -25567, .monday),
      ("0001-01-01", -719162, .monday), ("9999-12-31", 2_932_896, .friday),
    ])
  func knows(_ iso: String, _ number: Int, _ weekday: Weekday) throws {
    let day = try #require(Day(iso: iso))
    #expect(day.number == number)
    #expect(day.weekday == weekday)
    #expect(day.iso == iso)
  }

  @Test(
    "texts that are no days",
    arguments: [
      "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-01", "26-01-01",
      "2026-01-00", "2026/01/01", "", "2026-01-01T00:00", "+026-01-01", "0000-01-01",
    ])
  func refuses(_ text: String) { #expect(Day(iso: text) == nil) }

  @Test func `adding days and taking them off comes back`() {
    var draw = Draws(51)
    for _ in 0..<500 {
      let day = Day(number: draw.numbers.within(-100_000...100_000))
      let days = draw.numbers.within(-10_000...10_000)
      #expect((day + days) - day == days)
      #expect(day + days - days == day)
    }
  }

  @Test func `the next weekday is within a week, today when it is today`() {
    for number in 20_500..<20_520 {
      for weekday in Weekday.allCases {
        let next = Day(number: number).next(weekday)
        #expect(next.weekday == weekday)
        #expect((0...6).contains(next - Day(number: number)))
      }
    }
  }
}

@Suite struct CivilTimeTests {
  @Test(
    "moments that read back",
    arguments: [
      ("2026-03-02T17:00", "2026-03-02T17:00:00"), ("2026-03-02 17:00:30", "2026-03-02T17:00:30"),
      ("2026-03-02", "2026-03-02T00:00:00"),
    ])
  func reads(_ text: String, _ iso: String) { #expect(CivilTime(iso: text)?.iso == iso) }

  @Test(
    "texts that are no moments",
    arguments: ["2026-03-02T24:00", "2026-03-02T17", "2026-03-02T17:60", "17:00", "2026-03-02T1:00"])
  func refuses(_ text: String) { #expect(CivilTime(iso: text) == nil) }

  @Test func `seconds carry into days both ways`() throws {
    let time = try #require(CivilTime(iso: "2026-03-01T23:59:59"))
    #expect(time.advanced(bySeconds: 1).iso == "2026-03-02T00:00:00")
    #expect(time.advanced(bySeconds: 1).advanced(bySeconds: -1) == time)
    var draw = Draws(52)
    for _ in 0..<500 {
      let seconds = draw.numbers.within(-10_000_000...10_000_000)
      let there = time.advanced(bySeconds: seconds)
      #expect((0...86_399).contains(there.second))
      #expect(there.advanced(bySeconds: -seconds) == time)
    }
  }

  @Test func `days stop at the first and the last of the calendar, and can always be written and read`()
    throws
  {
    let last = try #require(Day(iso: "9999-12-31"))
    let first = try #require(Day(iso: "0001-01-01"))
    #expect(last + 1 == last && last + Int.max == last && last - Int.min == last)
    #expect(first - 1 == first && first + Int.min == first && first - Int.max == first)
    #expect(Day(number: .max) == last && Day(number: .min) == first)
    #expect(last - first == 3_652_058)
    for day in [first, last, first.monday, last.next(.monday)] { #expect(Day(iso: day.iso) == day) }
  }
}
