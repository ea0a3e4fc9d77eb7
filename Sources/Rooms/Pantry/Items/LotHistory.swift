import Store
import Talk

/// One thing that happened to a lot, as the journal has it.
struct LotEvent: Hashable, Sendable {
  enum Change: Hashable, Sendable {
    case noted(HeldAmount)
    case gone
    case amount(from: HeldAmount, to: HeldAmount)
    case opened(Day)
    case unopened
    case moved(PantryPlace)
    /// Another date than before; nil for none.
    case dated(from: Day?, to: Day?)
  }

  var entry: JournalEntry
  /// Whether a later turn took it back.
  var isUndone: Bool
  var change: Change
}

/// What happened to lots, the newest first: each turn's changes in the order amount, opening, place, date. Turns that took
/// something back are left out; what they took back is marked. Source: 003 "Item entity: consumption history"; requirements BB-05,
/// BB-29.
func lotEvents(_ steps: [RowStep], of isMeant: ([String: Cell]) -> Bool) -> [LotEvent] {
  steps.flatMap { step -> [LotEvent] in
    guard step.entry.kind != .undo, let cells = step.after ?? step.before, isMeant(cells) else { return [] }
    let changes: [LotEvent.Change]
    switch (step.before, step.after) {
    case (nil, let after?): changes = [.noted(heldAmount(after))]
    case (_?, nil): changes = [.gone]
    case (let before?, let after?): changes = lotChanges(before, after)
    default: changes = []
    }
    return changes.map { LotEvent(entry: step.entry, isUndone: step.undoneBy != nil, change: $0) }
  }
}

private func lotChanges(_ before: [String: Cell], _ after: [String: Cell]) -> [LotEvent.Change] {
  var changes: [LotEvent.Change] = []
  let (had, has) = (heldAmount(before), heldAmount(after))
  if had != has { changes.append(.amount(from: had, to: has)) }
  let (wasOpened, isOpened) = (before["opened"]?.day, after["opened"]?.day)
  if wasOpened != isOpened { changes.append(isOpened.map { .opened($0) } ?? .unopened) }
  if let place = after["place"]?.words.flatMap({ PantryPlace(rawValue: $0) }),
    place.rawValue != before["place"]?.words
  {
    changes.append(.moved(place))
  }
  let (wasGood, isGood) = (before["best_before"]?.day, after["best_before"]?.day)
  if wasGood != isGood { changes.append(.dated(from: wasGood, to: isGood)) }
  return changes
}

extension Cell {
  fileprivate var day: Day? { words.flatMap { Day(iso: $0) } }
}
