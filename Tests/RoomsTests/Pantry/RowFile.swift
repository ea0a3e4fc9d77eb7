import Store
import Talk
import Values

/// A kitchen in memory with some rooms' tables, saved to one row at a time.
struct RowFile {
  static let today = CounterTalk.today
  let kitchen: SQLiteKitchen

  init(_ rooms: Room...) throws {
    kitchen = try SQLiteKitchen(path: nil, tables: House(rooms).tables, seed: 7)
  }

  func look() throws -> Snapshot { try kitchen.snapshot(for: "ann", today: Self.today) }

  func put<Row: TableRow>(_ row: Row) throws {
    let now = try look()
    try save(.put(row, was: now.row(like: row), in: now.tables), after: now.turn)
  }

  func remove<Row: TableRow>(_ row: Row) throws {
    let now = try look()
    try save(.remove(row, in: now.tables), after: now.turn)
  }

  private func save(_ change: Change, after turn: Int) throws {
    let record = TurnRecord(
      person: "ann", at: CivilTime(day: Self.today, hour: 17), said: "", act: "change",
      changes: [change], before: nil, after: nil)
    _ = try kitchen.commit(record, after: turn)
  }

  /// Takes turn after turn back until there is nothing left, to the state the dumps had, newest last.
  func takesBack(_ dumps: [[String]]) throws -> Bool {
    for dump in dumps.reversed() {
      let outcome = try kitchen.undo(by: "ann", at: CivilTime(day: Self.today, hour: 18), said: "undo")
      guard case .undone = outcome, try kitchen.dump() == dump else { return false }
    }
    return true
  }
}
