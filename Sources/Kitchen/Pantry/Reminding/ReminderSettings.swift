/// When and of what a household wants to be reminded. Source: 003 "Notification settings"; requirements BB-21.
package struct ReminderSettings: Hashable, Sendable {
  /// The days before a date on which something is said, the most first; none for no warning ahead.
  package var daysBefore: [Int]
  /// The days before the date for single categories of 003, in the place of those.
  package var daysOfCategory: [String: [Int]]
  /// From when to when nothing is said.
  package var quiet: QuietHours?
  /// What nothing is said of.
  package var off: Set<ReminderKind>
  /// Places nothing is said of.
  package var offPlaces: Set<PantryPlace>
  /// Kinds of food nothing is said of: categories and subcategories of 003.
  package var offFoods: Set<String>
  /// The kinds of food that alone are spoken of; empty for all.
  package var onlyFoods: Set<String> = []
  /// Whether what is due or past is said again every day until it is gone.
  package var isDaily: Bool

  package init(
    daysBefore: [Int] = Self.usualDays, daysOfCategory: [String: [Int]] = [:], quiet: QuietHours? = nil,
    off: Set<ReminderKind> = [], offPlaces: Set<PantryPlace> = [], offFoods: Set<String> = [],
    isDaily: Bool = false
  ) {
    (self.daysBefore, self.daysOfCategory) = (daysBefore.sorted(by: >), daysOfCategory)
    (self.quiet, self.off, self.offPlaces) = (quiet, off, offPlaces)
    (self.offFoods, self.isDaily) = (offFoods, isDaily)
  }

  /// A week, three days and one day before. Source: 003 "Default warning periods".
  package static let usualDays = [7, 3, 1]
  /// The parts of an opened food's time after which it is spoken of, in percent. Source: 003 "Additional opened-item
  /// notifications".
  package static let openedParts = [50, 75, 90]
  /// Below so much of the whole, in percent, little is left.
  package static let lowPart = 25
  /// From so much of the whole down, in percent, a food counts as partly used.
  package static let usedPart = 50

  package var isOff: Bool { off.count == ReminderKind.allCases.count }

  /// Whether anything is said of food of those kinds.
  package func speaks(of kinds: [String]) -> Bool {
    offFoods.isDisjoint(with: kinds) && (onlyFoods.isEmpty || !onlyFoods.isDisjoint(with: kinds))
  }

  /// The days before the date for food of those kinds, the closest kind first: a subcategory, then its category.
  package func days(for kinds: [String]) -> [Int] {
    kinds.lazy.compactMap { daysOfCategory[$0] }.first ?? daysBefore
  }
}

/// A part of the day in which nothing is said; it may go past midnight. Source: 003 "Quiet hours".
package struct QuietHours: Hashable, Sendable {
  /// Minutes since midnight, 0 to 1,439.
  package var from, until: Int

  /// "22:00-07:00"; nil for anything else.
  package init?(_ text: some StringProtocol) {
    let minutes = text.split(separator: "-").map { half -> Int? in
      let parts = half.split(separator: ":").map { Int($0) }
      guard parts.count == 2, let hour = parts[0], let minute = parts[1], (0..<24).contains(hour),
        (0..<60).contains(minute)
      else { return nil }
      return hour * 60 + minute
    }
    guard minutes.count == 2, let from = minutes[0], let until = minutes[1] else { return nil }
    self.init(from: from, until: until)
  }

  /// As it is kept: "22:00-07:00".
  package var text: String { "\(Self.clock(from))-\(Self.clock(until))" }

  private static func clock(_ minutes: Int) -> String {
    "\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
  }

  /// Nil where it would be empty or no time of day.
  package init?(from: Int, until: Int) {
    guard (0..<1440).contains(from), (0..<1440).contains(until), from != until else { return nil }
    (self.from, self.until) = (from, until)
  }

  /// Quiet from its first minute to the one before its last.
  package func holds(at time: CivilTime) -> Bool {
    let minute = time.second / 60
    return from < until ? (from..<until).contains(minute) : minute >= from || minute < until
  }
}
