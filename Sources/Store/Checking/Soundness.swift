import GRDB
import Values

/// Everything that can be found wrong with a kitchen's file: SQLite's own check, rows that hang in the air,
/// and what SQLite does not see: a row, a journal entry, a conversation or the file's own row that reads
/// otherwise than it was written.
struct Soundness {
  let parts: [TablePart]

  /// One sentence a finding, for a log; empty when all is well. Throws what reading throws, which is a
  /// finding of its own.
  func findings(in db: Database) throws -> [String] {
    let form = try String.fetchAll(db, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
    let orphans = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map { "foreign key: \($0)" }
    guard form.isEmpty else { return form }
    return orphans + (try contentFindings(in: db))
  }

  /// The same, where what can't be read is a finding. Throws only for what has nothing to do with the content:
  /// a busy file, no memory.
  func check(_ db: Database) throws -> [String] {
    do { return try findings(in: db) } catch let error as DatabaseError {
      switch error.resultCode {
      case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_NOMEM: throw error
      default: return ["\(error)"]
      }
    } catch let fault as StorageFault {
      return ["\(fault)"]
    }
  }

  /// What SQLite does not see; nothing for a file from before the digests.
  func contentFindings(in db: Database) throws -> [String] {
    guard try db.tableExists("content_check") else { return [] }
    var findings: [String] = []
    let statements = Statements(db)
    let (kept, found) = (try ContentRecord.read(db), try ContentDigest(of: parts.map(\.name), in: db))
    for part in parts where kept[part.name] != found[part.name] {
      findings.append("\(part.name): a row is not as it was saved")
    }
    if let broken = try JournalChain.firstBroken(in: db) { findings.append("journal: turn \(broken)") }
    if try db.tableExists("tidying"), let broken = try TidyRecord.broken(in: db).first {
      findings.append("tidying: up to turn \(broken)")
    }
    findings += try TalkBeforeRecord.broken(in: db).map { "talk_before: that of turn \($0)" }
    if try !MetaRecord.isSealed(statements) { findings.append("meta: it is not as it was saved") }
    findings += try ConversationRecord.broken(in: db).map { "conversation: that of \($0)" }
    return findings
  }
}
