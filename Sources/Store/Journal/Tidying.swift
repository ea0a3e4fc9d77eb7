import Foundation
import GRDB
import Values

/// Takes what undo needs off the oldest entries of the journal, so that the file does not grow for ever. Who said
/// what and when stays, and so does everything in the kitchen's tables. The later entries' chain is not touched: it
/// goes on from the link that stood where it was cut.
struct Tidying {
  let rule: TidyRule
  let today: Day
  /// So many entries a transaction, so that nobody waits for long.
  var portion = 500

  /// The last turn that the rule gives up, and how many entries that are; nil when they are not worth it.
  func reach(in db: Statements) throws -> (turn: Int, entries: Int)? {
    let done = try TidyRecord.newest(in: db)?.turn ?? 0
    let kept = try Int.fetchOne(
      db.db, sql: "SELECT turn FROM journal ORDER BY turn DESC LIMIT 1 OFFSET ?",
      arguments: [rule.entries - 1])
    guard let kept else { return nil }
    // An entry dated after today was said by a clock that went wrong, and keeps nothing alive.
    let young = try Int.fetchOne(
      db.db, sql: "SELECT min(turn) FROM journal WHERE turn > ? AND turn < ? AND at >= ? AND at < ?",
      arguments: [done, kept, (today - rule.days).iso, (today + 2).iso])
    let row = try Row.fetchOne(
      db.db, sql: "SELECT max(turn), count(*) FROM journal WHERE turn > ? AND turn < ?",
      arguments: [done, young ?? kept])
    guard let row, let turn = row[0] as Int?, row[1] as Int >= rule.worth else { return nil }
    return (turn, row[1])
  }

  /// Tidies the next portion of the entries up to that turn, inside the caller's transaction; gives how many it were.
  /// `copy` names the file that holds them as they were.
  func tidy(upTo turn: Int, copy: String, in db: Statements) throws -> Int {
    let last = try TidyRecord.newest(in: db)
    let turns = try Int.fetchAll(
      db.db, sql: "SELECT turn FROM journal WHERE turn > ? AND turn <= ? ORDER BY turn LIMIT ?",
      arguments: [last?.turn ?? 0, turn, portion])
    guard let newest = turns.last else { return 0 }
    let anchor = try JournalChain.previous(to: newest + 1, in: db)
    for turn in turns {
      try db.run(
        """
        UPDATE journal SET changes = '[]', changeset = x'', before_version = NULL, before_state = NULL
        WHERE turn = ?
        """, [.int(turn)])
    }
    try db.run("DELETE FROM talk_before WHERE turn <= ?", [.int(newest)])
    let first = try String.fetchOne(
      db.db, sql: "SELECT at FROM journal WHERE turn > ? ORDER BY turn LIMIT 1", arguments: [newest])
    let before = last.flatMap { $0.copy == copy ? $0.entries : nil } ?? 0
    try TidyRecord.write(
      TidyRow(
        turn: newest, anchor: anchor, first: first.flatMap { CivilTime(iso: $0)?.day } ?? today, day: today,
        entries: before + turns.count, copy: copy, isTold: false), to: db)
    try JournalChain.sealTidied(turns, in: db)
    return turns.count
  }
}

extension TidyRow {
  /// As it is told, with the path of the copy where that is still there.
  func told(in backups: Backups) -> Tidied {
    let path = "\(backups.apartFolder)/\(copy)"
    return Tidied(
      turn: turn, first: first, day: day, entries: entries,
      copy: FileManager.default.fileExists(atPath: path) ? path : nil)
  }
}
