import GRDB
import Values

/// The kitchen's one row about itself.
enum MetaRecord {
  static func turn(_ db: Statements) throws -> Int {
    try require(try db.rows(of: "meta", "SELECT turn FROM meta") { try $0.int() }.first)
  }

  static func setTurn(_ turn: Int, in db: Statements) throws {
    try db.run("UPDATE meta SET turn = ?", [.int(turn)])
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
  }

  /// The day of the last check and backup.
  static func upkeepDay(_ db: Statements) throws -> Day? {
    try require(try db.rows(of: "meta", "SELECT upkeep_on FROM meta") { try $0.optionalDay() }.first)
  }

  static func setUpkeepDay(_ day: Day, in db: Statements) throws {
    try db.run("UPDATE meta SET upkeep_on = ?", [Cell(day)])
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
        into: "conversation", key: "person", "version, state",
        [.text(person), .int(conversation.version), .text(conversation.state)])
    } else {
      try db.run("DELETE FROM conversation WHERE person = ?", [.text(person)])
    }
  }
}
