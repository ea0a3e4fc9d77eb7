package import Values

/// Which entries of the journal lose what taking them back needs: all but the newest so many and those of the last
/// so many days, and only when there are enough of them to be worth a copy of the kitchen.
package struct TidyRule: Hashable, Sendable {
  /// As many of the newest entries are never touched; at least 1.
  package var entries: Int
  /// Nor is what is younger than so many days.
  package var days: Int
  /// Nothing is done for fewer entries than these; at least 1.
  package var worth: Int
  /// So many of the copies made before are kept; at least 1.
  package var copies: Int

  /// The last two thousand changes and everything of the last year can be taken back, whichever reaches further.
  package static let usual = TidyRule(entries: 2_000, days: 365, worth: 1_000, copies: 3)

  package init(entries: Int, days: Int, worth: Int, copies: Int = 3) {
    (self.entries, self.days) = (max(1, entries), max(0, days))
    (self.worth, self.copies) = (max(1, worth), max(1, copies))
  }
}

/// What was taken off the journal.
package struct Tidied: Hashable, Sendable {
  /// The last turn that can't be taken back any more.
  package var turn: Int
  /// The first day of which everything can still be taken back.
  package var first: Day
  /// When it was done.
  package var day: Day
  /// How many entries it was.
  package var entries: Int
  /// The path of the copy made before; nil where it is there no more.
  package var copy: String?
}
