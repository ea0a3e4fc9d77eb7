import Foundation
import GRDB
import Values

/// How a kitchen is opened; tests shorten the waits and set barriers.
struct OpeningOptions: Sendable {
  let tables: TableList
  var seed: UInt64?
  /// Names what is set aside and backed up; nil asks the system's clock.
  var today: Day?
  var barriers = Migrations.barriers
  var busySeconds = 20.0

  var day: Day { today ?? .onSystemClock() }
  var migrations: Migrations { Migrations(tables, barriers: barriers) }

  var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(busySeconds)
    configuration.label = "kitchen"
    return configuration
  }

  /// A kitchen that lives as long as its connection.
  func openInMemory() throws -> OpenedFile {
    let queue = try DatabaseQueue(configuration: configuration)
    try queue.inDatabase { db in
      try db.execute(sql: "PRAGMA application_id = \(KitchenFile.applicationID)")
      try migrations.run(on: db, from: 0, replica: replica, id: newID)
    }
    return OpenedFile(queue: queue, identity: nil, notice: nil)
  }

  /// Tells one kitchen from another, whatever was sown.
  func newID() -> UInt64 {
    var system = SystemRandomNumberGenerator()
    return system.next()
  }

  /// Salts the identifiers of one kitchen. Source: design §3.
  func replica() -> UInt64 {
    guard let seed else {
      var system = SystemRandomNumberGenerator()
      return system.next()
    }
    var hash = StableHash(salt: seed)
    hash.combine("replica")
    var generator = SplitMix64(seed: hash.value)
    return generator.next()
  }
}

/// An open kitchen file.
struct OpenedFile {
  var queue: DatabaseQueue
  /// Nil in memory.
  var identity: FileIdentity?
  /// What was repaired on the way.
  var notice: StoreError?
  /// Which kitchen it is.
  var id: UInt64?
}

/// Opens a kitchen file, makes it when there is none, repairs it when it is damaged: all under one lock.
struct Opening {
  let file: KitchenFile
  let options: OpeningOptions

  /// `damage` is what a reader found in the file `suspect`: it is repaired first, unless somebody else
  /// has replaced it meanwhile.
  func run(damage suspect: FileIdentity? = nil) throws -> OpenedFile {
    try OpenFiles.exclusively {
      let found = try FileHeader(of: file)
      if found == .unknown || found == .otherDatabase, try isStranger(found) {
        throw StoreError.notAKitchen(path: file.shown)
      }
      let lock = try FileLock(file, waiting: options.busySeconds)
      defer { withExtendedLifetime(lock) {} }
      try Repair.finish(file)
      var notice: StoreError?
      if let suspect, suspect == file.identity() { notice = try repair() }
      let former = backups.hasAny
      switch try FileHeader(of: file) {
      case .brokenKitchen, .unknown, .otherDatabase: notice = try repair()
      case .empty: if former { notice = try repair() }
      case .missing: if former, notice == nil { notice = begunAnew() }
      case .kitchen: break
      }
      let isNew = try FileHeader(of: file) != .kitchen
      do {
        return try connect(isNew: isNew, notice: notice)
      } catch let error where StoreError(error, path: file.shown).isDamage && notice == nil {
        notice = try repair()
        return try connect(isNew: try FileHeader(of: file) != .kitchen, notice: notice)
      }
    }
  }

  private var backups: Backups { KitchenIdentity(file: file).backups() }

  /// Somebody else's file, and no kitchen of ours that lost its first bytes: without copies beside it nothing
  /// speaks for a kitchen, and a database that reads well and lacks our tables is none.
  private func isStranger(_ header: FileHeader) throws -> Bool {
    guard backups.hasAny else { return true }
    guard header == .otherDatabase, file.identity().map(OpenFiles.isOpen) != true else { return false }
    var configuration = Configuration()
    configuration.readonly = true
    let isForeign = try? DatabaseQueue(path: file.path, configuration: configuration).inDatabase { db in
      let isSound = try String.fetchAll(db, sql: "PRAGMA quick_check") == ["ok"]
      return try isSound && !db.tableExists("journal")
    }
    return isForeign == true
  }

  private func begunAnew() -> StoreError? {
    backups.all().first.map { .begunAnew(path: file.shown, kept: $0) }
  }

  private func repair() throws -> StoreError {
    try Repair(file: file, options: options, backups: backups).run()
  }

  private func connect(isNew: Bool, notice: StoreError?) throws -> OpenedFile {
    if isNew { try Durable.create(file.path) }
    let queue = try DatabaseQueue(path: file.path, configuration: options.configuration)
    let id: UInt64?
    do { id = try prepare(queue, isNew: isNew) } catch {
      try? queue.close()
      throw error
    }
    if let id { KitchenIdentity(file: file).note(id) }
    let identity = file.identity()
    if let identity { OpenFiles.enter(identity) }
    return OpenedFile(queue: queue, identity: identity, notice: notice, id: id)
  }

  /// Gives the kitchen's number.
  private func prepare(_ queue: DatabaseQueue, isNew: Bool) throws -> UInt64? {
    let migrations = options.migrations
    let version = try queue.inDatabase { db in
      try db.execute(sql: "PRAGMA synchronous = FULL")
      // The number goes in before the write-ahead log is switched on: it must stand in the file itself,
      // where it is looked for, whenever the power fails.
      if isNew { try db.execute(sql: "PRAGMA application_id = \(KitchenFile.applicationID)") }
      let version = try migrations.version(of: db)
      if version > migrations.latest { throw StoreError.tooNew(path: file.shown, version: version) }
      try db.execute(sql: "PRAGMA journal_mode = WAL")
      return version
    }
    if version < migrations.latest { try migrate(queue, from: version) }
    return try queue.inDatabase { try MetaRecord.id(Statements($0)) }
  }

  private func migrate(_ queue: DatabaseQueue, from version: Int) throws {
    let migrations = options.migrations
    if version > 0 {
      let (turn, id) = try queue.inDatabase { db in
        (try MetaRecord.turn(Statements(db)), try MetaRecord.id(Statements(db)))
      }
      try Backups(file: file, id: id).make(
        of: queue, turn: turn, on: options.day, label: "-before-v\(migrations.latest)")
    }
    let id = options.newID()
    try queue.inDatabase {
      try migrations.run(on: $0, from: version, replica: options.replica, id: { id })
    }
    guard version > 0, version < digestForm else { return }
    // A kitchen from before it had a number of its own: its older copies follow it, and what was open to
    // everybody by the system's default is its owner's now.
    KitchenIdentity(file: file).adopt(into: Backups(file: file, id: id), of: queue)
    closeToOthers()
  }

  /// Only where the mode is the one the system gave by itself.
  private func closeToOthers() {
    var info = stat()
    for path in [file.path, file.lockPath] + KitchenFile.companions.map({ file.path + $0 })
    where stat(path, &info) == 0 && info.st_mode & 0o777 == 0o644 { chmod(path, 0o600) }
    if stat(file.backupFolder, &info) == 0, info.st_mode & 0o777 == 0o755 { chmod(file.backupFolder, 0o700) }
  }
}
