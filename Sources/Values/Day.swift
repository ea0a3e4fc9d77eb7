/// A civil day: no zone, no clock, only the calendar. Years 0001 to 9999 and no others: arithmetic stops at
/// the first and the last day, so that every day can be written down and read again.
package struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01, which is 0.
  package let number: Int
  package init(number: Int) { self.number = max(Self.first, min(Self.last, number)) }

  /// 0001-01-01 and 9999-12-31.
  private static let first = -719_162, last = 2_932_896

  /// Nil when there is no such date (February 30).
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.length(ofMonth: month, year: year)
    else { return nil }
    // Days from civil, after Howard Hinnant's public-domain algorithm.
    let y = month <= 2 ? year - 1 : year
    let era = y / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  /// Reads "2026-03-02". Nil for anything else, also for dates that do not exist.
  package init?(iso text: some StringProtocol) {
    // By the byte: a pantry of years reads a hundred thousand of them before its first prompt.
    var numbers = (year: 0, month: 0, day: 0)
    var at = 0
    for byte in text.utf8 {
      let digit = Int(byte) - 48
      switch at {
      case 4, 7: guard byte == 45 else { return nil }
      case 0..<4 where (0...9).contains(digit): numbers.year = numbers.year * 10 + digit
      case 5...6 where (0...9).contains(digit): numbers.month = numbers.month * 10 + digit
      case 8...9 where (0...9).contains(digit): numbers.day = numbers.day * 10 + digit
      default: return nil
      }
      at += 1
    }
    guard at == 10 else { return nil }
    self.init(year: numbers.year, month: numbers.month, day: numbers.day)
  }

  /// How many days the month has; leap years counted.
  package static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package var civil: (year: Int, month: Int, day: Int) {
    let z = number + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shifted + 2) / 5 + 1
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  package var month: Int { civil.month }

  package var weekday: Weekday {
    let index = (number + 3) % 7
    return Weekday(index: index < 0 ? index + 7 : index)
  }

  package static func + (day: Day, days: Int) -> Day {
    let (number, overflow) = day.number.addingReportingOverflow(days)
    return Day(number: overflow ? (days < 0 ? .min : .max) : number)
  }

  package static func - (day: Day, days: Int) -> Day { day + (days == .min ? .max : -days) }

  /// Days from the right one to the left one.
  package static func - (a: Day, b: Day) -> Int { a.number - b.number }
  package static func < (a: Day, b: Day) -> Bool { a.number < b.number }

  /// The Monday of the day's week, which names the week. Source: 004 §6.
  package var monday: Day { self - weekday.index }

  /// This day when it is that weekday, else the next one.
  package func next(_ weekday: Weekday) -> Day { self + (weekday.index - self.weekday.index + 7) % 7 }

  /// "2026-03-02".
  package var iso: String {
    let (year, month, day) = civil
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

extension Day: CodedAsOne {
  package static func coded(_ code: String) -> Day? { Day(iso: code) }
  package var code: String { iso }
}

/// A day of the week; Monday comes first.
package enum Weekday: String, Ranked, Codable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// 0 for Monday to 6 for Sunday; other numbers wrap.
  package init(index: Int) { self = Self.allCases[((index % 7) + 7) % 7] }

  package var index: Int { place }
  package var isWeekend: Bool { self >= .saturday }

  /// "Monday".
  package var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// "Mon".
  package var shortName: String { String(name.prefix(3)) }
}

/// Zero-padded decimal digits: `padded(7, 2)` is "07".
package func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
