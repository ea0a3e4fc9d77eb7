import Foundation
import Testing
import Values

@testable import SousKit

/// The household's day in its own zone. Source: 003 "Time zone and DST"; requirements BB-31.
@Suite("The kitchen's clock")
struct KitchenClockTests {
  @Test(
    "the wall clock of the zone, where clocks change, date lines move, and a day does not exist",
    arguments: [
      // New York, the hour that does not exist and the one that comes twice.
      ("America/New_York", "2026-03-08T06:59:59Z", "2026-03-08T01:59:59"),
      ("America/New_York", "2026-03-08T07:00:00Z", "2026-03-08T03:00:00"),
      ("America/New_York", "2026-11-01T05:59:59Z", "2026-11-01T01:59:59"),
      ("America/New_York", "2026-11-01T06:00:00Z", "2026-11-01T01:00:00"),
      // Kiritimati is the first to have a day.
      ("Pacific/Kiritimati", "2026-03-01T10:00:00Z", "2026-03-02T00:00:00"),
      ("Pacific/Kiritimati", "2026-03-01T09:59:59Z", "2026-03-01T23:59:59"),
      // Lord Howe moves its clocks by half an hour.
      ("Australia/Lord_Howe", "2026-04-04T14:59:59Z", "2026-04-05T01:59:59"),
      ("Australia/Lord_Howe", "2026-04-04T15:00:00Z", "2026-04-05T01:30:00"),
      // Apia went from the 29th to the 31st of December 2011.
      ("Pacific/Apia", "2011-12-30T09:59:59Z", "2011-12-29T23:59:59"),
      ("Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-31T00:00:00"),
    ])
  func walls(_ zone: String, _ moment: String, _ shown: String) throws {
    let date = try #require(ISO8601DateFormatter().date(from: moment))
    #expect(KitchenClock(now: nil, zone: zone).civil(at: date) == CivilTime(iso: shown))
  }

  @Test("food is past its date when the household's day turns, neither earlier nor later")
  func expiry() throws {
    let clock = KitchenClock(now: nil, zone: "Pacific/Kiritimati")
    let last = try #require(ISO8601DateFormatter().date(from: "2026-03-09T09:59:59Z"))
    let date = try #require(Day(iso: "2026-03-09"))
    #expect(clock.civil(at: last).day == date)
    #expect(clock.civil(at: last.addingTimeInterval(1)).day == date + 1)
  }
}
