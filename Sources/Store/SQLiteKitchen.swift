import Foundation
import GRDB
package import Values

/// A kitchen in an SQLite file, or in memory. One object serves one thread at a time; several objects and
/// several processes may share a file. Source: design §7.
///
/// Damage found while reading or writing is repaired at once: the file is set aside, the newest good
/// backup (or a new kitchen) takes its place, and `openingNotice` tells it.
package final class SQLiteKitchen: KitchenStore {
  let file: KitchenFile?
  let options: OpeningOptions
  var opened: OpenedFile
  private var nextFailure: StoreError?
  private var seenVersion: Int?
  var recent = SnapshotCache()
  var logged = LoggedSoFar()
  /// True while the file could not be opened again.
  var isLost = false
  private(set) var isClosed = false

  /// What opening, or a later reading, had to repair: `damaged`, with where the old file went and which
  /// backup is in use. Nil when all was well. Stays until `takeNotice`.
  package internal(set) var openingNotice: StoreError?

  /// Opens the file, or makes a new kitchen where there is none; nil or ":memory:" keeps nothing on disk.
  ///
  /// `tables` are what the kitchen holds; a file that lacks those of later forms gets them, after a backup.
  /// `seed` decides a new kitchen's `replica`. `today` names what must be set aside or backed up on the way;
  /// nil asks the system's clock. Throws `cannotOpen`, `notAKitchen` (the file is left untouched),
  /// `tooNew`, `busy` after twenty seconds, `full`, and `damaged` only when repair failed too.
  package convenience init(path: String?, tables: TableList, seed: UInt64?, today: Day? = nil)
    throws(StoreError)
  { try self.init(path: path, OpeningOptions(tables: tables, seed: seed, today: today)) }

  init(path: String?, _ options: OpeningOptions) throws(StoreError) {
    self.options = options
    do {
      if let path, path != ":memory:" {
        let file = try KitchenFile(path)
        self.file = file
        opened = try Opening(file: file, options: options).run()
      } else {
        file = nil
        opened = try options.openInMemory()
      }
    } catch {
      throw StoreError(error, path: path)
    }
    openingNotice = opened.notice
    _ = changedElsewhere()
  }

  deinit { close() }

  /// The notice, once.
  package func takeNotice() -> StoreError? {
    defer { openingNotice = nil }
    return openingNotice
  }

  /// Writes the log back into the file and lets go of it; every later call fails. Doing it twice is fine.
  package func close() {
    if !isClosed { closeLog() }
    isClosed = true
    letGo()
  }

  func letGo() {
    let (queue, identity) = (opened.queue, opened.identity)
    opened.identity = nil
    OpenFiles.exclusively {
      try? queue.close()
      if let identity { OpenFiles.leave(identity) }
    }
  }

  /// True when somebody else wrote to the file since this was last asked, or since it was opened.
  /// Also true when it can't be told: the reading that follows says why.
  package func changedElsewhere() -> Bool {
    let version = try? opened.queue.inDatabase { try Int.fetchOne($0, sql: "PRAGMA data_version") }
    defer { seenVersion = version }
    return version == nil || version != seenVersion
  }

  func forgetVersion() { seenVersion = nil }

  /// Makes the next `commit` or `undo` throw this, once, before anything is written.
  package func failNextSave(_ error: StoreError) { nextFailure = error }

  func throwPlannedFailure() throws(StoreError) {
    guard let failure = nextFailure else { return }
    nextFailure = nil
    throw failure
  }
}
