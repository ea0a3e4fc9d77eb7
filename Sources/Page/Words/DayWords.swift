package import Values

extension Day {
  /// "March".
  package var monthName: String {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ][month - 1]
  }

  /// "March 2", never broken over two lines.
  package var dateText: String { "\(monthName)\u{A0}\(civil.day)" }

  /// "Monday, March 2".
  package var longText: String { "\(weekday.name), \(dateText)" }

  /// "Mon 2", never broken over two lines.
  package var shortText: String { "\(weekday.shortName)\u{A0}\(civil.day)" }
}

/// "March 2 to 8", "March 30 to April 5"; one date alone; empty for none.
package func spanText(_ days: [Day]) -> String {
  guard let first = days.min(), let last = days.max() else { return "" }
  if first == last { return first.dateText }
  let sameMonth = first.month == last.month && first.civil.year == last.civil.year
  return "\(first.dateText) to \(sameMonth ? "\(last.civil.day)" : last.dateText)"
}

/// "Monday, March 2 to Friday, March 6" for days in a row, else "Mon 2, Wed 4, and Fri 6"; one day
/// alone in full; empty for none. In any order; no day twice.
package func daysText(_ days: [Day]) -> String {
  let days = days.sorted()
  guard let first = days.first, let last = days.last else { return "" }
  if days.count == 1 { return first.longText }
  if last - first == days.count - 1 { return "\(first.longText) to \(last.longText)" }
  return joined(days.map(\.shortText))
}

/// Days as a talk names them, seen from today.
package struct DayNames: Hashable, Sendable {
  /// Nil when nobody said what day it is: every day is then named in full.
  package var today: Day?

  /// Names as seen from a day; nil where nobody said what day it is.
  package init(today: Day?) { self.today = today }

  /// "tonight", "tomorrow", "on Friday", "on Friday, March 13".
  package func adverb(_ day: Day) -> String {
    guard let today else { return "on \(day.longText)" }
    switch day - today {
    case 0: return "tonight"
    case 1: return "tomorrow"
    case 2...6: return "on \(day.weekday.name)"
    default: return "on \(day.longText)"
    }
  }

  /// "Tonight", "Tomorrow", "Friday", "Friday, March 13".
  package func heading(_ day: Day) -> String {
    guard let today else { return day.longText }
    switch day - today {
    case 0: return "Tonight"
    case 1: return "Tomorrow"
    case 2...6: return day.weekday.name
    default: return day.longText
    }
  }

  /// What can be typed for the day: its weekday, or its date where that would mean another one.
  package func typed(_ day: Day) -> String {
    guard let today, !(0...6).contains(day - today) else { return day.weekday.name }
    return "\(day.monthName) \(day.civil.day)"
  }
}
