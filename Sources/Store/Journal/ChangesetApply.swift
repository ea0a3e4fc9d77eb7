import CSQLiteSession
import Foundation
import GRDB

/// Why a changeset could not be applied.
enum ApplyConflict: Equatable {
  /// This row no longer reads as the changeset left it.
  case row(RowKey)
  /// Other rows would hang in the air.
  case foreignKeys
}

extension Changeset {
  /// Applies all of it or, at the first conflict, nothing; nil when applied.
  ///
  /// SQLite defers foreign keys meanwhile and checks them at the end. A table whose columns no longer
  /// match is passed over in silence, so callers compare what was recorded with what was meant.
  func apply(to db: Database) throws -> ApplyConflict? {
    if bytes.isEmpty { return nil }
    return try bytes.withUnsafeBytes { buffer in
      let note = ConflictNote()
      let code = sqlite3changeset_apply(
        db.sqliteConnection, Int32(buffer.count), UnsafeMutableRawPointer(mutating: buffer.baseAddress), nil,
        { context, kind, iterator in
          guard let context else { return SQLITE_CHANGESET_ABORT }
          let note = Unmanaged<ConflictNote>.fromOpaque(context).takeUnretainedValue()
          if kind == SQLITE_CHANGESET_FOREIGN_KEY {
            note.conflict = .foreignKeys
          } else if let row = RowKey(at: iterator) {
            note.conflict = .row(row)
          }
          return SQLITE_CHANGESET_ABORT
        }, Unmanaged.passUnretained(note).toOpaque())
      return try withExtendedLifetime(note) {
        // An abort comes back as such, but as a broken constraint where foreign keys were the reason.
        if code == SQLITE_ABORT || code == SQLITE_CONSTRAINT, let conflict = note.conflict { return conflict }
        try check(code)
        return nil
      }
    }
  }
}

/// Where the conflict handler leaves what it saw.
private final class ConflictNote {
  var conflict: ApplyConflict?
}
