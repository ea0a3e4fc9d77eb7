import Talk

/// What the plan on the table shows that the last one did not.
enum DraftChange: Hashable, Sendable {
  case new
  /// The same, asked for once more.
  case again
  case swapped([Day])
  case regenerated(RegenerationReason)
  /// Evenings left out of it, and those that have another dinner because of it.
  case withoutDays([Day], changed: [Day])
  /// Evenings with another number at the table, and those that have another dinner because of it.
  case served([Day], changed: [Day] = [])
  /// Two evenings have each other's dinner; one with no dinner left when it only moved.
  case moved(Day, Day, isExchange: Bool, changed: [Day])
  /// These evenings stayed, the others are new.
  case kept([Day])
  case quicker([Day])
  /// Somebody gets a plate of their own on these evenings; and those that have another dinner because of it.
  case plated([String], [Day], changed: [Day])
  /// What no dinner of those days holds now, and the evenings that changed for it.
  case without([Avoided], on: [Day], changed: [Day])
  /// Last week's dinners, with the evenings that have another one.
  case repeated(changed: [Day])
  /// The talk is picked up again after a break.
  case resumed

  /// The same with the evenings that have another dinner besides what was asked for.
  func with(changed: [Day]) -> DraftChange {
    switch self {
    case .swapped(let days): .swapped(days + changed.filter { !days.contains($0) })
    case .served(let days, _): .served(days, changed: changed)
    case .withoutDays(let days, _): .withoutDays(days, changed: changed)
    case .plated(let people, let days, _): .plated(people, days, changed: changed)
    case .moved(let from, let to, let isExchange, _):
      .moved(from, to, isExchange: isExchange, changed: changed)
    default: self
    }
  }
}
