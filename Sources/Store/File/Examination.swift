import Foundation
import GRDB
import Values

/// How a kitchen's file is, looked at without changing it.
package struct Examination: Hashable, Sendable {
  /// What lies at the path.
  package enum Kind: String, Hashable, Sendable { case missing, empty, kitchen, damaged, other }
  package var kind: Kind
  /// Absolute, links followed.
  package var path: String
  /// In bytes, with what SQLite keeps beside it.
  package var size: Int
  /// The permission bits; 0o600 as it is made.
  package var mode: Int
  /// The form of the file; nil when it can't be read.
  package var form: Int?
  /// The newest form this program knows.
  package var newestForm: Int
  /// The number of the last turn; nil when it can't be read.
  package var turn: Int?
  /// How many entries the journal has, and what was taken off it, the newest first; none when it can't be read.
  package var entries = 0
  package var tidied: [Tidied] = []
  /// What the full check finds wrong, a sentence each.
  package var findings: [String]

  /// Looks at the file; `cannotOpen` for a place that can be none, and one that may not be read.
  package init(of shown: String, tables: TableList) throws(StoreError) {
    let file = try KitchenFile(shown)
    let migrations = OpeningOptions(tables: tables).migrations
    path = file.path
    (size, mode, findings, newestForm) = (0, 0, [], migrations.latest)
    var info = stat()
    for ending in [""] + KitchenFile.companions where stat(file.path + ending, &info) == 0 {
      size += Int(info.st_size)
      if ending.isEmpty { mode = Int(info.st_mode & 0o777) }
    }
    switch try FileHeader(of: file) {
    case .missing: kind = .missing
    case .empty: kind = .empty
    case .otherDatabase, .unknown: kind = .other
    case .brokenKitchen:
      kind = .damaged
      findings = ["the header is not as it was written"]
    case .kitchen:
      kind = .kitchen
      var configuration = Configuration()
      configuration.readonly = true
      do {
        let backups = KitchenIdentity(file: file).backups()
        (form, turn, findings, entries, tidied) = try DatabaseQueue(
          path: file.path, configuration: configuration
        ).inDatabase {
          db in
          (
            try? migrations.version(of: db), try? MetaRecord.turn(Statements(db)),
            try Soundness(parts: tables.parts).check(db),
            (try? Int.fetchOne(db, sql: "SELECT count(*) FROM journal") ?? 0) ?? 0,
            (try? TidyRecord.all(in: Statements(db)).map { $0.told(in: backups) }) ?? []
          )
        }
      } catch {
        findings = ["\(error)"]
      }
      if !findings.isEmpty { kind = .damaged }
    }
  }
}
