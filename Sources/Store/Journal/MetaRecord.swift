import GRDB
import Values

/// The kitchen's one row about itself.
enum MetaRecord {
  static func turn(_ db: Statements) throws -> Int {
    try require(try db.rows(of: "meta", "SELECT turn FROM meta") { try $0.int() }.first)
  }

  static func setTurn(_ turn: Int, in db: Statements) throws {
    try db.run("UPDATE meta SET turn = ?", [.int(turn)])
    try seal(db)
  }

  static func replica(_ db: Statements) throws -> UInt64 {
    let bits = try db.rows(of: "meta", "SELECT replica FROM meta") { try $0.int() }.first
    return UInt64(bitPattern: Int64(try require(bits)))
  }

  static func timeZone(_ db: Statements) throws -> String? {
    try require(try db.rows(of: "meta", "SELECT time_zone FROM meta") { try $0.optionalText() }.first)
  }

  static func setTimeZoneIfNew(_ name: String, in db: Statements) throws {
    try db.run("UPDATE meta SET time_zone = ? WHERE time_zone IS NULL", [.text(name)])
    try seal(db)
  }

  /// The day of the last check and backup.
  static func upkeepDay(_ db: Statements) throws -> Day? {
    try require(try db.rows(of: "meta", "SELECT upkeep_on FROM meta") { try $0.optionalDay() }.first)
  }

  static func setUpkeepDay(_ day: Day, in db: Statements) throws {
    try db.run("UPDATE meta SET upkeep_on = ?", [Cell(day)])
    try seal(db)
  }

  /// The number by which this kitchen is known, whatever its path; nil in a file from before it had one.
  static func id(_ db: Statements) throws -> UInt64? {
    guard try db.db.columns(in: "meta").contains(where: { $0.name == "id" }) else { return nil }
    return try db.rows(of: "meta", "SELECT id FROM meta") { try $0.optionalInt() }.first.flatMap { id in
      id.map { UInt64(bitPattern: Int64($0)) }
    }
  }

  static func setID(_ id: UInt64, in db: Statements) throws {
    try db.run("UPDATE meta SET id = ?", [.int(Int(bitPattern: UInt(id)))])
    try seal(db)
  }

  /// False when the row is not as it was written.
  static func isSealed(_ db: Statements) throws -> Bool {
    let kept = try db.rows(of: "meta", "SELECT checksum FROM meta") { try $0.optionalInt() }.first
    return try kept == checksum(db)
  }

  private static func seal(_ db: Statements) throws {
    try db.run("UPDATE meta SET checksum = ?", [.int(checksum(db))])
  }

  private static func checksum(_ db: Statements) throws -> Int {
    let sums = try db.rows(of: "meta", "SELECT replica, turn, id, time_zone, upkeep_on FROM meta") { row in
      var hash = StableHash()
      for _ in 0..<3 { hash.combine(try row.optionalInt() ?? 0) }
      for _ in 0..<2 { hash.combine(try row.optionalText() ?? "") }
      return Int(bitPattern: UInt(hash.value))
    }
    return try require(sums.first)
  }

  private static func require<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw StorageFault.broken("meta is empty") }
    return value
  }
}

/// Open conversations, one a person.
enum ConversationRecord {
  static func read(of person: String, in db: Statements) throws -> StoredConversation? {
    try db.rows(
      of: "conversation", "SELECT version, state FROM conversation WHERE person = ?", [.text(person)]
    ) { StoredConversation(version: try $0.int(), state: try $0.text()) }.first
  }

  /// Nil closes the conversation.
  static func write(_ conversation: StoredConversation?, of person: String, to db: Statements) throws {
    if let conversation {
      try db.upsert(
        into: "conversation", key: "person", "version, state, checksum",
        [
          .text(person), .int(conversation.version), .text(conversation.state),
          .int(checksum(conversation, of: person)),
        ])
    } else {
      try db.run("DELETE FROM conversation WHERE person = ?", [.text(person)])
    }
  }

  /// The people whose conversation is not as it was written.
  static func broken(in db: Database) throws -> [String] {
    try Row.fetchAll(db, sql: "SELECT person, version, state, checksum FROM conversation").compactMap { row in
      let conversation = StoredConversation(version: row["version"], state: row["state"])
      let person: String = row["person"]
      return row["checksum"] as Int? == checksum(conversation, of: person) ? nil : person
    }
  }

  /// For a file from before the checksums.
  static func sealAll(in db: Statements) throws {
    let people = try db.rows(of: "conversation", "SELECT person FROM conversation") { try $0.text() }
    for person in people { try write(try read(of: person, in: db), of: person, to: db) }
  }

  private static func checksum(_ conversation: StoredConversation, of person: String) -> Int {
    var hash = StableHash()
    hash.combine(person)
    hash.combine(conversation.version)
    hash.combine(conversation.state)
    return Int(bitPattern: UInt(hash.value))
  }
}
