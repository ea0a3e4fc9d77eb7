import Values

/// Something the household wants to be told at a time: "call the doctor", on March 3 at 9:00. Source: requirements BB-21.
package struct OwnReminder: Hashable, Sendable, Codable {
  package var id: ID<OwnReminder>
  package var day: Day
  /// Minutes after midnight, 0 to 1,439; nil for any time of that day.
  package var minute: Int?
  /// What to do, as it was said.
  package var what: String
  /// Whether `sous remind` has told it.
  package var isTold = false

  package init(id: ID<OwnReminder>, day: Day, minute: Int?, what: String) {
    (self.id, self.day, self.minute, self.what) = (id, day, minute, what)
  }

  /// From when on it is told.
  package var due: CivilTime { CivilTime(day: day, minute: minute ?? 0) }
}
