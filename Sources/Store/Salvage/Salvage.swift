import Foundation
import GRDB
import Values

/// Makes a sound kitchen of what is left of a damaged one: of the file itself where its content reads
/// whole, else of the newest good backup with every later turn that the file's journal or the log of turns
/// still tells. Source: design §7.
struct Salvage {
  let file: KitchenFile
  let options: OpeningOptions
  let backups: Backups

  /// Writes the sound kitchen to the file's `restoringPath`, or nothing where there is nothing to make it of.
  /// Throws when the disk has no room; then everything is as it was.
  func run() throws -> Recovery {
    unlink(file.restoringPath)
    let folder = file.salvageFolder
    try? FileManager.default.removeItem(atPath: folder)
    try Durable.createFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let copy = folder + "/copy.sqlite"
    try copyDamaged(to: copy)
    if try readWhole(copy) { return Recovery(ground: .file) }
    return try rebuild(from: copy)
  }

  private func copyDamaged(to copy: String) throws {
    guard access(file.path, F_OK) == 0 else { return }
    try Durable.copy(file.path, to: copy)
    if access(file.path + "-wal", F_OK) == 0 { try Durable.copy(file.path + "-wal", to: copy + "-wal") }
    mendHeader(of: copy)
  }

  /// Sets the header right where it is not; a sound one stays as it is.
  private func mendHeader(of copy: String) {
    guard let handle = FileHandle(forUpdatingAtPath: copy) else { return }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: HeaderBytes.count), let header = HeaderBytes(data),
      !header.isWhole, let size = try? handle.seekToEnd(), (try? handle.seek(toOffset: 0)) != nil
    else { return }
    try? handle.write(contentsOf: Data(header.mended(size: Int(size)).bytes))
  }

  /// Copies the content to the place of the restored file when all of it can be read and is as it was saved.
  private func readWhole(_ copy: String) throws -> Bool {
    guard access(copy, F_OK) == 0, let queue = try? DatabaseQueue(path: copy) else { return false }
    defer { try? queue.close() }
    // A file without our tables is no kitchen, however well it reads.
    guard (try? queue.inDatabase { try options.migrations.version(of: $0) }) ?? 0 > 0 else { return false }
    try Durable.create(file.restoringPath)
    do {
      try queue.vacuum(into: file.restoringPath)
    } catch {
      if let lack = lackOfRoom(error) {
        unlink(file.restoringPath)
        throw lack
      }
      unlink(file.restoringPath)
      return false
    }
    if isSound(file.restoringPath) { return true }
    unlink(file.restoringPath)
    return false
  }

  /// What keeps more from being written, where that is why it failed.
  private func lackOfRoom(_ error: any Error) -> StoreError? {
    guard let error = error as? DatabaseError else { return nil }
    return error.resultCode == .SQLITE_FULL || error.isOfWriting ? file.lackOfRoom() : nil
  }

  private func isSound(_ path: String) -> Bool {
    guard let queue = try? DatabaseQueue(path: path) else { return false }
    defer { try? queue.close() }
    let findings = try? queue.inDatabase { try Soundness(parts: options.tables.parts).findings(in: $0) }
    return findings?.isEmpty == true
  }

  /// The newest good backup, brought to the latest form, with the turns after it.
  private func rebuild(from copy: String) throws -> Recovery {
    let told = Testimony(of: copy, log: backups.log)
    var recovery: Recovery
    if let backup = backups.newestGood(options) {
      try Durable.copy(backup, to: file.restoringPath)
      recovery = Recovery(ground: .backup(path: backup, day: Backups.day(of: backup)))
    } else if let first = told.turns(after: 0).first, first.previous == 0 {
      // Every turn since the beginning is told: no copy is needed.
      try Durable.create(file.restoringPath)
      recovery = Recovery(ground: .backup(path: backups.log.path, day: nil))
    } else {
      return Recovery(ground: .nothing, lost: told.turns(after: 0).map(\.asLost), unsureAfter: nil)
    }
    let queue = try DatabaseQueue(path: file.restoringPath)
    defer { try? queue.close() }
    try queue.inDatabase { try $0.execute(sql: "PRAGMA application_id = \(KitchenFile.applicationID)") }
    let start = try queue.inDatabase { db in
      let version = try options.migrations.version(of: db)
      try options.migrations.run(
        on: db, from: version, replica: options.replica, id: { backups.id ?? options.newID() })
      return try MetaRecord.turn(Statements(db))
    }
    var link = try queue.inDatabase { try JournalChain.newest(in: Statements($0)) }
    var isConnected = true
    for entry in told.turns(after: start) {
      if UInt64(bitPattern: Int64(entry.previous)) != link { isConnected = false }
      link = UInt64(bitPattern: entry.chain)
      do {
        try queue.inDatabase { db in
          try db.inTransaction(.immediate) {
            try entry.replay(on: db, options.tables.parts)
            return .commit
          }
        }
        recovery.replayed += 1
      } catch {
        if let lack = lackOfRoom(error) { throw lack }
        recovery.lost.append(entry.asLost)
      }
    }
    // A gap between two entries, or a journal whose end can't be told: something may be missing.
    if !isConnected || !told.isComplete(after: start) {
      recovery.unsureAfter = try queue.inDatabase { try Self.lastMoment(in: $0) }
    }
    return recovery
  }

  private static func lastMoment(in db: Database) throws -> CivilTime? {
    try JournalRecord.newest(1, in: Statements(db)).first?.at ?? CivilTime(day: Day(number: 0), hour: 0)
  }
}

/// What tells of the turns of a damaged kitchen: its own journal, as far as it reads, and the log of turns.
private struct Testimony {
  private var entries: [Int: LoggedTurn] = [:]
  /// The number of the last entry the file's journal says it has; nil when it can't be told.
  private let newestInFile: Int?
  /// True when the log of turns says that nothing is missing in it.
  private let isLogWhole: Bool

  init(of copy: String, log: TurnLog) {
    isLogWhole = log.isProvenWhole
    for entry in log.entries() { entries[entry.turn] = entry }
    var newest: Int?
    if access(copy, F_OK) == 0, let queue = try? DatabaseQueue(path: copy) {
      defer { try? queue.close() }
      let turns = try? queue.inDatabase { db in
        try Int.fetchAll(db, sql: "SELECT turn FROM journal ORDER BY turn DESC LIMIT 1")
      }
      newest = turns?.first
      let own = try? queue.inDatabase { db in
        var turns: Set<Int> = []
        // Page by page from both ends: what lies between two broken pages is told by the log alone.
        for order in ["ASC", "DESC"] {
          let rows = try Row.fetchCursor(db, sql: "SELECT turn FROM journal ORDER BY turn \(order)")
          while let row = try? rows.next() { turns.insert(row[0]) }
        }
        return turns.sorted().compactMap { try? LoggedTurn.one($0, from: db) }
      }
      for entry in own ?? [] where entries[entry.turn] == nil { entries[entry.turn] = entry }
    }
    newestInFile = newest
  }

  func turns(after turn: Int) -> [LoggedTurn] {
    entries.values.filter { $0.turn > turn }.sorted { $0.turn < $1.turn }
  }

  /// True when nothing speaks for a turn after those told.
  func isComplete(after start: Int) -> Bool {
    let last = entries.keys.max() ?? start
    if let newestInFile, newestInFile > max(last, start) { return false }
    return isLogWhole || newestInFile != nil
  }
}

extension LoggedTurn {
  fileprivate var asLost: LostTurn {
    LostTurn(
      turn: turn, person: person, at: CivilTime(iso: at) ?? CivilTime(day: Day(number: 0), hour: 0),
      said: said)
  }
}
