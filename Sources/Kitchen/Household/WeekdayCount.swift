package import Values

/// How many are at the table on a weekday of every week, whoever they are: "just me during the week", "six on Sundays".
/// What is noted of a single evening goes before it. Source: requirements MP-36, MP-37.
package struct WeekdayCount: Hashable, Sendable, Codable {
  package var weekday: Weekday
  /// All in all, 1 to 20; those who come or stay away by name on that day are counted in it.
  package var eaters: Int

  package init(weekday: Weekday, eaters: Int) { (self.weekday, self.eaters) = (weekday, eaters) }
}

extension EveningNote {
  /// The evening with as many as there are on its weekday.
  mutating func seat(_ count: WeekdayCount, usually: Int) {
    (eaters, guests) = (count.eaters == usually ? nil : count.eaters, 0)
  }
}
