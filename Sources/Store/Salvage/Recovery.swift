package import Values

/// What was saved of a damaged kitchen.
package struct Recovery: Error, Hashable, Sendable {
  /// What the kitchen in use now was made from.
  package enum Ground: Hashable, Sendable {
    /// The damaged file itself, whose content could be read whole.
    case file
    /// A copy of that day, with the turns after it done again.
    case backup(path: String, day: Day?)
    /// Nothing could be read: a new kitchen.
    case nothing
  }
  package var ground: Ground
  /// How many turns were done again on the copy.
  package var replayed: Int
  /// Turns that are known of and could not be done again, the oldest first.
  package var lost: [LostTurn]
  /// The moment after which something may be missing that nobody can name; nil when all is accounted for.
  package var unsureAfter: CivilTime?

  package init(ground: Ground, replayed: Int = 0, lost: [LostTurn] = [], unsureAfter: CivilTime? = nil) {
    (self.ground, self.replayed, self.lost, self.unsureAfter) = (ground, replayed, lost, unsureAfter)
  }

  /// True when everything that was saved is there.
  package var isWhole: Bool { ground != .nothing && lost.isEmpty && unsureAfter == nil }
}

/// A saved turn that was lost.
package struct LostTurn: Hashable, Sendable {
  package var turn: Int
  package var person: String
  package var at: CivilTime
  package var said: String

  package init(turn: Int, person: String, at: CivilTime, said: String) {
    (self.turn, self.person, self.at, self.said) = (turn, person, at, said)
  }
}
