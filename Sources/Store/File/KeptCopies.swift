import Foundation
import GRDB
package import Values

/// A copy of a kitchen beside its place.
package struct KeptCopy: Hashable, Sendable {
  package var path: String
  /// The last turn it holds.
  package var turn: Int
  /// The day it was made; nil where its name doesn't say.
  package var day: Day?
  /// In bytes.
  package var size: Int
  /// False for one of a kitchen that stood here before the present one.
  package var isOfPresentKitchen: Bool
  /// True for one that was made before the journal was tidied, and is kept apart from the daily ones.
  package var isBeforeTidying: Bool
  /// The last thing said in it that changed something; nil for none, and where it can't be read.
  package var last: JournalEntry?
}

/// The copies that lie beside a kitchen's place: making, listing and bringing them back. The kitchen itself may be
/// missing. Nothing is ever deleted.
package struct KeptCopies {
  private let file: KitchenFile
  private let options: OpeningOptions

  /// Throws `cannotOpen` for a place that can be none.
  package init(of path: String, tables: TableList, today: Day? = nil) throws(StoreError) {
    file = try KitchenFile(path)
    options = OpeningOptions(tables: tables, seed: nil, today: today)
  }

  /// Those of the present kitchen first, the newest content first; then those of earlier ones, the newest day first.
  package func all() -> [KeptCopy] {
    let present = KitchenIdentity(file: file).lastSeen()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: file.backupFolder)) ?? []
    let ids = names.filter { $0.count == 16 }.compactMap { UInt64($0, radix: 16) }.sorted()
    func copies(_ ids: [UInt64?]) -> [KeptCopy] {
      ids.flatMap { id in
        let backups = Backups(file: file, id: id)
        return (backups.all().map { ($0, false) } + backups.apart().map { ($0, true) })
          .sorted { Backups.fileName($0.0) > Backups.fileName($1.0) }
          .map { copy($0, isPresent: id != nil && id == present, isBeforeTidying: $1) }
      }
    }
    let earlier = copies(ids.filter { $0 != present }.map { $0 } + [nil]).sorted {
      ($0.day?.number ?? 0, $0.turn, $0.path) > ($1.day?.number ?? 0, $1.turn, $1.path)
    }
    return copies(ids.filter { $0 == present }) + earlier
  }

  private func copy(_ path: String, isPresent: Bool, isBeforeTidying: Bool) -> KeptCopy {
    var info = stat()
    let size = stat(path, &info) == 0 ? Int(info.st_size) : 0
    var configuration = Configuration()
    configuration.readonly = true
    let last = try? DatabaseQueue(path: path, configuration: configuration).inDatabase {
      try JournalRecord.newest(1, in: Statements($0)).first
    }
    return KeptCopy(
      path: path, turn: Backups.turn(of: path), day: Backups.day(of: path), size: size,
      isOfPresentKitchen: isPresent, isBeforeTidying: isBeforeTidying, last: last ?? nil)
  }

  /// Puts a copy in the kitchen's place. The kitchen that stands there is moved aside, and the path it has then is
  /// given; nil where none stood. What is brought back counts as a kitchen of its own from now on, so that neither
  /// the copies nor the later turns of the one it was taken from are ever mixed with it.
  ///
  /// Throws `notAKitchen` for a copy that does not pass the check, `busy` while another process opens the kitchen.
  package func restore(_ copy: KeptCopy) throws(StoreError) -> String? {
    do {
      return try OpenFiles.exclusively {
        let lock = try FileLock(file, waiting: options.busySeconds)
        defer { withExtendedLifetime(lock) {} }
        unlink(file.restoringPath)
        try Durable.copy(copy.path, to: file.restoringPath)
        do { try renew(file.restoringPath, shown: copy.path) } catch {
          unlink(file.restoringPath)
          throw error
        }
        let aside = access(file.path, F_OK) == 0 ? try file.moveAside("replaced", on: options.day) : nil
        try Repair.finish(file)
        return aside
      }
    } catch {
      throw StoreError(error, path: file.shown)
    }
  }

  /// Checks the copy and gives it a number of its own.
  private func renew(_ path: String, shown: String) throws {
    let queue = try DatabaseQueue(path: path)
    defer { try? queue.close() }
    let isSound = try queue.inDatabase { db in
      try (1...options.migrations.latest).contains(options.migrations.version(of: db))
        && Soundness(parts: options.tables.parts).check(db).isEmpty
    }
    guard isSound else { throw StoreError.notAKitchen(path: shown) }
    let id = options.newID()
    try queue.inDatabase { db in
      try options.migrations.run(
        on: db, from: options.migrations.version(of: db), replica: options.replica, id: { id })
      try MetaRecord.setID(id, in: Statements(db))
    }
  }
}

extension SQLiteKitchen {
  /// Copies the kitchen as it stands to its backups, or to a file that must not exist yet. Gives the copy's path; nil
  /// for a kitchen in memory. Throws `cannotOpen` for a file that is there already.
  package func backUp(to path: String? = nil, today: Day) throws(StoreError) -> String? {
    guard let file else { return nil }
    _ = try followReplacement()
    return try guarded {
      guard let path else {
        let turn = try reading { try MetaRecord.turn(Statements($0)) }
        return try Backups(file: file, id: opened.id).make(of: opened.queue, turn: turn, on: today)
      }
      guard try Durable.create(path) else {
        throw StoreError.cannotOpen(path: path, reason: "it is there already")
      }
      do { try opened.queue.vacuum(into: path) } catch {
        unlink(path)
        throw error
      }
      return path
    }
  }
}
