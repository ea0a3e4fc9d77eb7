import GRDB
import Values

/// The conversations that the newest entries of the journal began in, to which taking them back leads.
enum TalkBeforeRecord {
  /// So many are remembered; going further back leaves the conversation where it is.
  static let kept = 500

  /// What is remembered of an entry's conversation.
  enum Remembered: Hashable {
    case nothing
    /// Nil where none was open.
    case began(StoredConversation?)
  }

  static func read(of turn: Int, in db: Statements) throws -> Remembered {
    guard try db.db.tableExists("talk_before") else { return .nothing }
    let rows = try db.rows(
      of: "talk_before", "SELECT version, state FROM talk_before WHERE turn = ?", [.int(turn)]
    ) { try $0.conversation() }
    return rows.first.map { .began($0) } ?? .nothing
  }

  static func write(_ conversation: StoredConversation?, of turn: Int, to db: Statements) throws {
    try db.insert(
      into: "talk_before", "turn, version, state, checksum",
      [
        .int(turn), Cell(conversation?.version), Cell(conversation?.state),
        .int(checksum(conversation, of: turn)),
      ])
  }

  /// Forgets all but those of the newest entries.
  static func prune(in db: Statements) throws {
    try db.run(
      """
      DELETE FROM talk_before
      WHERE turn < (SELECT turn FROM journal ORDER BY turn DESC LIMIT 1 OFFSET ?)
      """, [.int(kept - 1)])
  }

  /// The turns whose conversation is not as it was written.
  static func broken(in db: Database) throws -> [Int] {
    guard try db.tableExists("talk_before") else { return [] }
    let rows = try Row.fetchCursor(db, sql: "SELECT turn, version, state, checksum FROM talk_before")
    var turns: [Int] = []
    while let row = try rows.next() {
      var conversation: StoredConversation?
      if let version = row["version"] as Int?, let state = row["state"] as String? {
        conversation = StoredConversation(version: version, state: state)
      }
      let turn: Int = row["turn"]
      if row["checksum"] as Int? != checksum(conversation, of: turn) { turns.append(turn) }
    }
    return turns
  }

  private static func checksum(_ conversation: StoredConversation?, of turn: Int) -> Int {
    var hash = StableHash()
    hash.combine(turn)
    hash.combine(conversation?.version ?? -1)
    hash.combine(conversation?.state ?? "")
    return Int(bitPattern: UInt(hash.value))
  }
}
