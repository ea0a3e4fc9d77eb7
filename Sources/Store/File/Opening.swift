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
  var busySeconds = 5.0

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
      try migrations.run(on: db, from: 0, replica: replica)
    }
    return OpenedFile(queue: queue, identity: nil, notice: nil)
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
}

/// Opens a kitchen file, makes it when there is none, repairs it when it is damaged: all under one lock.
struct Opening {
  let file: KitchenFile
  let options: OpeningOptions

  /// `damage` is what a reader found in the file `suspect`: it is repaired first, unless somebody else
  /// has replaced it meanwhile.
  func run(damage suspect: FileIdentity? = nil) throws -> OpenedFile {
    try OpenFiles.exclusively {
      if try FileHeader(of: file) == .otherDatabase { throw StoreError.notAKitchen(path: file.shown) }
      let isStranger = try FileHeader(of: file) == .unknown && !Backups(file: file).hasAny
      if isStranger { throw StoreError.notAKitchen(path: file.shown) }
      let lock = try FileLock(file, waiting: options.busySeconds)
      defer { withExtendedLifetime(lock) {} }
      try Repair.finish(file)
      var notice: StoreError?
      if let suspect, suspect == file.identity() { notice = try repair() }
      var header = try FileHeader(of: file)
      if header == .unknown || (header == .empty && Backups(file: file).hasAny) {
        notice = try repair()
        header = try FileHeader(of: file)
      }
      do {
        return try connect(isNew: header != .kitchen, notice: notice)
      } catch let error where StoreError(error, path: file.shown).isDamage && notice == nil {
        notice = try repair()
        return try connect(isNew: try FileHeader(of: file) != .kitchen, notice: notice)
      }
    }
  }

  private func repair() throws -> StoreError {
    try Repair(file: file, today: options.day, migrations: options.migrations).run()
  }

  private func connect(isNew: Bool, notice: StoreError?) throws -> OpenedFile {
    let queue = try DatabaseQueue(path: file.path, configuration: options.configuration)
    do { try prepare(queue, isNew: isNew) } catch {
      try? queue.close()
      throw error
    }
    let identity = file.identity()
    if let identity { OpenFiles.enter(identity) }
    return OpenedFile(queue: queue, identity: identity, notice: notice)
  }

  private func prepare(_ queue: DatabaseQueue, isNew: Bool) throws {
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
    guard version < migrations.latest else { return }
    if version > 0 {
      let turn = try queue.inDatabase { try MetaRecord.turn(Statements($0)) }
      try Backups(file: file).make(
        of: queue, turn: turn, on: options.day, label: "-before-v\(migrations.latest)")
    }
    try queue.inDatabase { try migrations.run(on: $0, from: version, replica: options.replica) }
  }
}
