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
        try writing { try MetaRecord.setUpkeepDay(today, in: Statements($0)) }
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
}
