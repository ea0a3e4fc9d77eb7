import Foundation
import GRDB

/// Which kitchen stands at a path: written beside its backups, since a damaged file can't tell.
struct KitchenIdentity {
  let file: KitchenFile
  private var notePath: String { file.backupFolder + "/current" }

  /// The kitchen last seen at the path; nil when none was, or when nothing tells.
  func lastSeen() -> UInt64? {
    guard let text = try? String(contentsOfFile: notePath, encoding: .utf8) else { return nil }
    return UInt64(text.prefix { $0.isHexDigit }, radix: 16)
  }

  /// Notes that this kitchen stands at the path now; a failure costs only the comfort of repairs.
  func note(_ id: UInt64) {
    guard lastSeen() != id, (try? Durable.createFolder(file.backupFolder)) != nil else { return }
    let temporary = notePath + ".writing"
    guard (try? Durable.create(temporary)) != nil,
      (try? Data((Backups.name(of: id) + "\n").utf8).write(to: URL(fileURLWithPath: temporary))) != nil
    else { return }
    rename(temporary, notePath)
  }

  /// The copies to repair from: those of the kitchen last seen here, and where no kitchen was ever told
  /// apart, those in the folder itself.
  func backups() -> Backups { Backups(file: file, id: lastSeen()) }

  /// Moves copies from before kitchens were told apart to this kitchen's own, where they tell of the same
  /// beginning.
  func adopt(into backups: Backups, of queue: DatabaseQueue) {
    let loose = Backups(file: file, id: nil).all()
    guard !loose.isEmpty, let own = try? queue.inDatabase({ try Self.beginning(of: $0) }) else { return }
    for path in loose {
      var configuration = Configuration()
      configuration.readonly = true
      let other = try? DatabaseQueue(path: path, configuration: configuration).inDatabase {
        try Self.beginning(of: $0)
      }
      guard other?.replica == own.replica, other?.first == nil || other?.first == own.first else { continue }
      try? Durable.createFolder(backups.folder)
      rename(path, "\(backups.folder)/\(Backups.fileName(path))")
    }
  }

  private static func beginning(of db: Database) throws -> (replica: Int64?, first: String?) {
    (
      try Int64.fetchOne(db, sql: "SELECT replica FROM meta"),
      try String.fetchOne(
        db, sql: "SELECT turn || person || at || said FROM journal ORDER BY turn LIMIT 1")
    )
  }
}
