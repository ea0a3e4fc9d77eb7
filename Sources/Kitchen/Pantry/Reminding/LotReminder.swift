/// Why somebody is reminded of a lot, the most pressing first. Source: 003 "Notifications"; requirements BB-11, BB-19,
/// BB-20.
package enum ReminderKind: String, CaseIterable, Hashable, Sendable, Comparable {
  /// Its date has passed.
  case expired
  /// Its date is today.
  case today
  /// Its date is so many days ahead.
  case ahead
  /// So much of the time of an opened food has gone, in percent.
  case opened
  /// It is partly used, or little of it is left.
  case low

  package static func < (a: ReminderKind, b: ReminderKind) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// One reason to speak of one lot: of each that is reached the lot is told once.
package struct LotReminder: Hashable, Sendable {
  package var lot: PantryItem
  package var kind: ReminderKind
  /// For `ahead` the days before the date, for `opened` the percentage that has gone, for `low` the percentage from
  /// which down a food is partly used, or 0 for little left; else 0.
  package var step: Int
  /// Days until its date, below zero when it has passed; nil where it has none.
  package var daysLeft: Int?

  package init(lot: PantryItem, kind: ReminderKind, step: Int = 0, daysLeft: Int? = nil) {
    (self.lot, self.kind, self.step, self.daysLeft) = (lot, kind, step, daysLeft)
  }

  /// What it is remembered by: another date of the lot is another reason.
  package var key: RaisedReminder.Key {
    RaisedReminder.Key(lot: lot.id, kind: kind, step: step, date: kind == .low ? nil : lot.bestBefore)
  }
}

/// A reminder that was given, so that it is given once. Source: requirements BB-22.
package struct RaisedReminder: Hashable, Sendable, Encodable {
  package struct Key: Hashable, Sendable {
    package var lot: ID<PantryItem>
    package var kind: ReminderKind
    package var step: Int
    /// The lot's date it was given for.
    package var date: Day?

    package init(lot: ID<PantryItem>, kind: ReminderKind, step: Int, date: Day?) {
      (self.lot, self.kind, self.step, self.date) = (lot, kind, step, date)
    }
  }

  package var lot: ID<PantryItem>
  package var kind: ReminderKind
  package var step: Int
  package var date: Day?
  /// What the lot was called, for the history.
  package var name: String
  package var raised: Day

  package init(_ key: Key, name: String, raised: Day) {
    (lot, kind, step, date) = (key.lot, key.kind, key.step, key.date)
    (self.name, self.raised) = (name, raised)
  }

  package var key: Key { Key(lot: lot, kind: kind, step: step, date: date) }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(lot, forKey: .lot)
    try container.encode(kind.rawValue, forKey: .kind)
    try container.encode(step, forKey: .step)
    try container.encodeIfPresent(date, forKey: .date)
    try container.encode(name, forKey: .name)
    try container.encode(raised, forKey: .raised)
  }

  private enum CodingKeys: String, CodingKey { case lot, kind, step, date, name, raised }
}

/// How many days a given reminder is remembered; by then its lot has long been eaten or dated anew.
package let raisedReminderDays = 120
