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
        throw SystemError(number).lackOfRoom ?? error
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
      guard let file, failure.isDamage || isSuspicious(error) && !isSound else { throw failure }
      let repaired = try repair(file)
      guard retries else { throw repaired }
    }
    do { return try body() } catch { throw StoreError(error, path: file?.shown) }
  }

  /// What a program never wrote, or what SQLite refuses for no reason of the moment: worth a look at the file.
  private func isSuspicious(_ error: any Error) -> Bool {
    switch error {
    case let fault as StorageFault:
      switch fault {
      case .unreadable, .broken: true
      case .missing, .mismatch: false
      }
    case let error as DatabaseError:
      switch error.resultCode {
      case .SQLITE_ERROR, .SQLITE_CONSTRAINT: true
      case .SQLITE_FULL: file?.lackOfRoom() == nil
      default: false
      }
    default: false
    }
  }

  private var isSound: Bool {
    let findings = try? opened.queue.inDatabase { try Soundness(parts: options.tables.parts).check($0) }
    return findings?.isEmpty != false
  }

  /// Sets the damaged file aside, opens what takes its place, and leaves a notice.
  func repair(_ file: KitchenFile) throws(StoreError) -> StoreError {
    let suspect = opened.identity
    // Everything saved up to here is in the log, where the last turn left it so.
    closeLog()
    try reopen(file, damage: suspect)
    return opened.notice ?? .damaged(path: file.shown, setAside: nil, nil)
  }

  /// Opens the file anew when another one lies in its place (another process repaired it), or when the last
  /// attempt to do so failed. True when so. Throws `gone` for a file that was taken away, after copying
  /// what it held to the backups.
  func followReplacement() throws(StoreError) -> Bool {
    guard let file, !isClosed else { return false }
    let found = file.identity()
    guard isLost || found != opened.identity else { return false }
    if found == nil, !isLost, access(file.restoringPath, F_OK) != 0 { throw taken(file) }
    try reopen(file, damage: nil)
    return true
  }

  /// The content of a file without a name is still there as long as it is open.
  private func taken(_ file: KitchenFile) -> StoreError {
    let kept = try? opened.queue.inDatabase { db in
      (id: try MetaRecord.id(Statements(db)), turn: try MetaRecord.turn(Statements(db)))
    }
    guard let kept else { return .gone(path: file.shown, kept: nil) }
    let copy = try? Backups(file: file, id: kept.id).make(of: opened.queue, turn: kept.turn, on: options.day)
    return .gone(path: file.shown, kept: copy)
  }

  private func reopen(_ file: KitchenFile, damage: FileIdentity?) throws(StoreError) {
    letGo()
    isLost = true
    do { opened = try Opening(file: file, options: options).run(damage: damage) } catch {
      throw StoreError(error, path: file.shown)
    }
    isLost = false
    recent = SnapshotCache()
    // Another file may be another kitchen, with a log of its own.
    logged = LoggedSoFar(mark: logged.mark)
    forgetVersion()
    openingNotice = opened.notice ?? openingNotice
  }
}
