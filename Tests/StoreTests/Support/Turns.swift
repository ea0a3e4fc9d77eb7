import Values

@testable import Store

let monday = CivilTime(day: day("2026-03-02"), hour: 17)

extension SQLiteKitchen {
  /// Saves a turn on top of whatever is there; the number it got.
  @discardableResult
  func turn(
    _ changes: [Change], by person: String = "ann", said: String = "", before: String? = nil,
    after: String? = nil, isUndoable: Bool = false, kind: JournalEntry.Kind = .turn
  ) throws -> Int {
    let now = try snapshot(for: person, today: monday.day).turn
    let record = TurnRecord(
      person: person, at: monday, said: said, act: "change", changes: changes,
      before: before.map { StoredConversation(version: 1, state: $0) },
      after: after.map { StoredConversation(version: 1, state: $0) }, isUndoable: isUndoable)
    guard case .committed(let turn) = try commit(record, after: now, kind: kind) else { return -1 }
    return turn
  }

  func look(_ person: String = "ann") throws -> Snapshot {
    try snapshot(for: person, today: monday.day)
  }

  @discardableResult
  func takeBack(_ person: String = "ann") throws -> UndoOutcome {
    try undo(by: person, at: monday, said: "undo")
  }
}

extension UndoOutcome {
  /// The number of the turn taken back, or in the way; nil when there was nothing.
  var undoneTurn: Int? { if case .undone(let entry, _) = self { entry.turn } else { nil } }
  var blockingTurn: Int? { if case .blocked(_, let entry) = self { entry.turn } else { nil } }
  var barrierTurn: Int? { if case .barrier(let entry) = self { entry.turn } else { nil } }
}
