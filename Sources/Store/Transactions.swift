import CSQLiteSession
import Foundation
import GRDB

extension SQLiteKitchen {
  /// One consistent look at the file.
  func reading<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try opened.queue.inDatabase { db in
      var value: Value?
      try db.inTransaction(.deferred) {
        value = try body(db)
        return .commit
      }
      guard let value else { throw StorageFault.mismatch("a transaction gave no result") }
      return value
    }
  }

  /// One immediate transaction: all of it is saved, or nothing.
  @discardableResult func writing<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try opened.queue.inDatabase { db in
      var value: Value?
      do {
        try db.inTransaction(.immediate) {
          value = try body(db)
          return .commit
        }
      } catch let error as DatabaseError where error.resultCode == .SQLITE_IOERR {
        // A disk can fill up in the log's index, which SQLite calls an input/output error.
        let number = sqlite3_system_errno(db.sqliteConnection)
        throw SystemError(number).isFullDisk ? StoreError.full : error
      }
      guard let value else { throw StorageFault.mismatch("a transaction gave no result") }
      return value
    }
  }

  /// Runs `body`; damage it meets is repaired, then `body` is tried once more if `retries`, else the
  /// damage is thrown with what was done about it.
  func guarded<Value>(retries: Bool = false, _ body: () throws -> Value) throws(StoreError) -> Value {
    do { return try body() } catch {
      let failure = StoreError(error, path: file?.shown)
      guard failure.isDamage, let file else { throw failure }
      let repaired = try repair(file)
      guard retries else { throw repaired }
    }
    do { return try body() } catch { throw StoreError(error, path: file?.shown) }
  }

  /// Sets the damaged file aside, opens what takes its place, and leaves a notice.
  func repair(_ file: KitchenFile) throws(StoreError) -> StoreError {
    let suspect = opened.identity
    try reopen(file, damage: suspect)
    return opened.notice ?? .damaged(path: file.shown, setAside: nil, restored: nil)
  }

  /// Opens the file anew when another one lies in its place (another process repaired it), or when the last
  /// attempt to do so failed. True when so. A file that is gone is made anew, with a notice.
  func followReplacement() throws(StoreError) -> Bool {
    guard let file, !isClosed else { return false }
    let found = file.identity()
    guard isLost || found != opened.identity else { return false }
    try reopen(file, damage: nil)
    if found == nil, openingNotice == nil {
      openingNotice = .damaged(path: file.shown, setAside: nil, restored: nil)
    }
    return true
  }

  private func reopen(_ file: KitchenFile, damage: FileIdentity?) throws(StoreError) {
    letGo()
    isLost = true
    do { opened = try Opening(file: file, options: options).run(damage: damage) } catch {
      throw StoreError(error, path: file.shown)
    }
    isLost = false
    recent = SnapshotCache()
    forgetVersion()
    openingNotice = opened.notice ?? openingNotice
  }
}
