import Foundation
import GRDB
package import Values

extension SQLiteKitchen {
  /// Once a day: the full check, then a backup; the newest seven are kept. Returns whether it ran.
  ///
  /// False in memory, when it ran today already, and while another process is at it. Damage is repaired,
  /// then thrown as `damaged` with its facts.
  package func dailyUpkeep(today: Day) throws(StoreError) -> Bool {
    guard let file else { return false }
    _ = try followReplacement()
    return try guarded {
      // A day that can't be read is none.
      guard try reading({ try? MetaRecord.upkeepDay(Statements($0)) }) != today else { return false }
      let isSound: Bool? = try {
        guard let lock = try FileLock.ifFree(file) else { return nil }
        defer { withExtendedLifetime(lock) {} }
        let (findings, turn) = try opened.queue.inDatabase { db in
          (
            try Soundness(parts: options.tables.parts).check(db),
            (try? MetaRecord.turn(Statements(db))) ?? 0
          )
        }
        guard findings.isEmpty else { return false }
        try Backups(file: file, id: opened.id).make(of: opened.queue, turn: turn, on: today)
        try writing { db in
          try MetaRecord.setUpkeepDay(today, in: Statements(db))
          try TalkBeforeRecord.prune(in: Statements(db))
        }
        return true
      }()
      // Repair takes the lock itself, so it waits until this one is free again.
      if isSound == false { throw StorageFault.broken("the check found errors") }
      return isSound == true
    }
  }

  /// Everything the full check finds wrong, a sentence each; empty when all is well.
  package func integrity() -> [String] {
    do {
      return try opened.queue.inDatabase { try Soundness(parts: options.tables.parts).findings(in: $0) }
    } catch {
      return ["\(error)"]
    }
  }

  /// Every row of the kitchen's tables as text, tables and keys in a fixed order: equal text, equal
  /// kitchen. The turns, conversations and the journal are not in it.
  package func dump() throws(StoreError) -> [String] {
    try guarded {
      try reading { db in
        try options.tables.parts.map(\.name).flatMap { table in
          let keys = try db.primaryKey(table).columns.joined(separator: ", ")
          return try Row.fetchAll(db, sql: "SELECT * FROM \(table) ORDER BY \(keys)").map { row in
            "\(table): "
              + row.map { "\($0)=\($1.isNull ? "-" : "\($1.storage.value ?? "")")" }.joined(separator: " ")
          }
        }
      }
    }
  }

  /// Tidies the journal by that rule: once in half a year or so of daily use, and not while somebody waits for an
  /// answer. A copy of the kitchen is made first and kept apart from the daily ones. Nil when nothing was to be
  /// done, on a day whose check was not made yet, in memory, and while another process opens the kitchen or looks
  /// after it.
  ///
  /// It may be cut off at any moment: what was done stands, the rest is done another day.
  @discardableResult
  package func tidy(by rule: TidyRule = .usual, today: Day) throws(StoreError) -> Tidied? {
    guard let file, !isClosed, !isLost, file.identity() == opened.identity else { return nil }
    return try guarded {
      let tidying = Tidying(rule: rule, today: today)
      let reach = try reading { db in
        let isChecked = try MetaRecord.upkeepDay(Statements(db)) == today
        return isChecked ? try tidying.reach(in: Statements(db)) : nil
      }
      guard let reach else { return nil }
      guard let lock = try FileLock.ifFree(file) else { return nil }
      defer { withExtendedLifetime(lock) {} }
      let backups = Backups(file: file, id: opened.id)
      let turn = try reading { try MetaRecord.turn(Statements($0)) }
      let copy = try backups.keepApart(opened.queue, turn: turn, on: today, most: rule.copies)
      while try writing({
        try tidying.tidy(upTo: reach.turn, copy: Backups.fileName(copy), in: Statements($0))
      }) > 0 {}
      giveBackRoom()
      return try reading { try TidyRecord.newest(in: Statements($0)) }?.told(in: backups)
    }
  }

  /// What was tidied and nobody was told of yet, the newest; the next call gives nil.
  package func takeTidied() throws(StoreError) -> Tidied? {
    guard let file, !isClosed else { return nil }
    return try guarded(retries: true) {
      guard let row = try reading({ try TidyRecord.newest(in: Statements($0)) }), !row.isTold else {
        return nil
      }
      try writing { try TidyRecord.markTold(in: Statements($0)) }
      return row.told(in: Backups(file: file, id: opened.id))
    }
  }

  /// Makes the file smaller where a good part of it is empty. It is a comfort: where it can't be done, later turns
  /// fill the room.
  private func giveBackRoom() {
    try? opened.queue.inDatabase { db in
      let (free, all) = try (
        Int.fetchOne(db, sql: "PRAGMA freelist_count") ?? 0, Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      )
      guard free > 1_000, free * 4 > all else { return }
      try db.execute(sql: "VACUUM")
      try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }
}
