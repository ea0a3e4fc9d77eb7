import GRDB
import Kitchen
import Values

/// What was read last. Every change to the kitchen moves the turn's number, so nothing is read twice for
/// the same turn; the conversation is never kept here.
struct SnapshotCache {
  private var kept: KitchenSnapshot?
  private var day: Day?
  private var version: Int?

  /// The kitchen as it stands in the caller's transaction, without a conversation.
  mutating func snapshot(_ db: Database, today: Day) throws -> KitchenSnapshot {
    let turn = try MetaRecord.turn(db)
    let version = try db.rows(of: "meta", "PRAGMA data_version") { try $0.int() }.first
    if let kept, kept.turn == turn, day == today, self.version == version { return kept }
    let snapshot = KitchenSnapshot(
      household: try HouseholdRecord.read(db), pantry: try PantryRecord.all(db),
      plans: try PlanRecord.plans(since: today - 90, in: db), turn: turn,
      replica: try MetaRecord.replica(db))
    (kept, day, self.version) = (snapshot, today, version)
    return snapshot
  }

  /// After a turn that changed no row, what was read still holds under the new number.
  mutating func turnSaved(after turn: Int, changed: Bool, _ outcome: CommitOutcome) {
    switch outcome {
    case .committed(let saved) where !changed && kept?.turn == turn: kept?.turn = saved
    case .committed, .stale: self = SnapshotCache()
    }
  }
}
