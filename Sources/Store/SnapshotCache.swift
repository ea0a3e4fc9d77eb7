import GRDB
import Values

/// What was read last, table by table. Every change to the kitchen moves the turn's number, so nothing is
/// read twice for the same turn; after one's own turn only what it changed is read again.
struct SnapshotCache {
  private var turn: Int?
  private var day: Day?
  private var version: Int?
  /// By the table's place in the list.
  private var rows: [Int: AnyRows] = [:]

  /// The kitchen as it stands in the caller's transaction, without a conversation.
  mutating func snapshot(_ db: Database, of tables: TableList, today: Day) throws -> Snapshot {
    let statements = Statements(db)
    let turn = try MetaRecord.turn(statements)
    let version = try statements.rows(of: "meta", "PRAGMA data_version") { try $0.int() }.first
    if self.turn != turn || day != today || self.version != version {
      self = SnapshotCache()
      (self.turn, day, self.version) = (turn, today, version)
    }
    let all = try tables.tables.enumerated().map { index, table in
      if let known = rows[index] { return known }
      let read = try table.read(statements, today: today)
      rows[index] = read
      return read
    }
    return Snapshot(tables, rows: all, turn: turn, replica: try MetaRecord.replica(statements))
  }

  /// After one's own turn, what it did not touch still holds under the new number. `parts` are the SQL tables
  /// it changed.
  mutating func turnSaved(
    _ outcome: CommitOutcome, after turn: Int, changing parts: Set<String>, of tables: TableList
  ) {
    guard case .committed(let saved) = outcome, self.turn == turn else {
      self = SnapshotCache()
      return
    }
    self.turn = saved
    for index in tables.affected(by: parts) { rows[index] = nil }
  }
}
