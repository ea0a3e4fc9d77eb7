import Foundation
import Values

/// The kitchen's clock: civil local time in the household's zone, or a fixed moment that only moves
/// when told to.
struct KitchenClock {
  private var fixed: CivilTime?
  private var zone: TimeZone

  /// With `now` the clock stands still there.
  init(now: CivilTime?, zone name: String) {
    fixed = now
    zone = TimeZone(identifier: name) ?? TimeZone(secondsFromGMT: 0) ?? .current
  }

  static var systemZoneName: String { TimeZone.current.identifier }

  var now: CivilTime {
    fixed ?? civil(at: Date())
  }

  /// What the clocks on the wall of that zone show at a moment, summer time and moved date lines included.
  func civil(at date: Date) -> CivilTime {
    let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: date)
    return CivilTime(day: Day(number: 0)).advanced(bySeconds: seconds)
  }

  /// Moves a fixed clock; the system's clock can't be moved.
  mutating func advance(bySeconds seconds: Int) { fixed = fixed?.advanced(bySeconds: seconds) }
}
