/// What is different about one evening: who is there, or that nobody cooks.
package struct EveningNote: Hashable, Sendable, Codable {
  package var day: Day
  /// How many sit at the table, guests and all; nil for as usual.
  package var eaters: Int?
  /// People more than usual; they count on top of the household, not of `eaters`.
  package var guests: Int
  /// Nobody eats at home: no dinner is planned.
  package var isOut: Bool

  package init(day: Day, eaters: Int? = nil, guests: Int = 0, isOut: Bool = false) {
    (self.day, self.eaters, self.guests, self.isOut) = (day, eaters, guests, isOut)
  }

  /// Seats that many more, or fewer. Fewer than usual is kept as a number of eaters.
  package mutating func seat(_ more: Int, usually: Int) {
    if let said = eaters {
      eaters = Swift.max(1, said + more)
    } else if guests + more < 0 {
      eaters = Swift.max(1, usually + guests + more)
      guests = 0
    } else {
      guests += more
    }
    if eaters == usually { eaters = nil }
  }

  /// True when the evening is like any other: nothing to keep.
  package var isPlain: Bool { eaters == nil && guests == 0 && !isOut }
}

extension [EveningNote] {
  /// What is noted of that evening; a plain note where nothing is.
  package func note(on day: Day) -> EveningNote { first { $0.day == day } ?? EveningNote(day: day) }

  /// How many sit at the table that evening, 1 to 20. Source: requirements MP-36, MP-37.
  package func eaters(on day: Day, usually: Int) -> Int {
    guard let note = first(where: { $0.day == day }) else { return Swift.min(20, Swift.max(1, usually)) }
    return Swift.min(20, Swift.max(1, note.eaters ?? usually + note.guests))
  }
}
