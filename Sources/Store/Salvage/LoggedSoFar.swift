import Foundation
import GRDB
import Values

/// How far this process knows the log of turns to reach.
struct LoggedSoFar {
  var turn: Int?
  /// The log's length when that was so: another one says that somebody else wrote to it, or shortened it.
  var size: Int?
  /// What this process noted when it began to save.
  var mark: LogMark?
  /// False while the log lacks something that was saved.
  var isWhole = false
}

extension SQLiteKitchen {
  /// Brings the log of turns up to the journal. It is a second copy beside the file: when it can't be
  /// written the turn is saved all the same, and the next one tries again for both.
  func keepLog() {
    logged.isWhole = false
    guard let log = try? preparedLog(), let backups else { return }
    if logged.turn == nil || logged.size != log.size() {
      if let mark = logged.mark, !log.marks().contains(mark) { try? log.append(mark) }
      logged.turn = log.newest() ?? backups.all().last.map(Backups.turn(of:)) ?? 0
    }
    guard let start = logged.turn else { return }
    let read = try? opened.queue.inDatabase { db in
      let all = try Int.fetchOne(db, sql: "SELECT count(*) FROM journal WHERE turn > ?", arguments: [start])
      return (entries: try LoggedTurn.read(after: start, from: db), all: all)
    }
    guard let (entries, all) = read, (try? log.append(entries)) != nil else { return }
    (logged.turn, logged.size) = (entries.last?.turn ?? start, log.size())
    logged.isWhole = entries.count == all
  }

  /// Notes in the log that something is about to be saved, once.
  func openLog() {
    guard logged.mark == nil, let log = try? preparedLog() else { return }
    if logged.turn == nil { keepLog() }
    let isCurrent = logged.size == log.size()
    let mark = LogMark(mark: .opened, by: options.newID(), process: ProcessInfo.processInfo.processIdentifier)
    guard (try? log.append(mark)) != nil else { return }
    logged.mark = mark
    if isCurrent { logged.size = log.size() }
  }

  /// Notes in the log that everything saved is in it, where it is.
  func closeLog() {
    guard var mark = logged.mark, logged.isWhole, let log = try? preparedLog() else { return }
    mark.mark = .closed
    try? log.append(mark)
    logged.mark = nil
  }

  private var backups: Backups? {
    guard let file, let id = opened.id else { return nil }
    return Backups(file: file, id: id)
  }

  /// The log, in a folder that is there: before the first backup it is not yet. Nil in memory.
  private func preparedLog() throws -> TurnLog? {
    guard let file, let backups else { return nil }
    try Durable.createFolder(file.backupFolder)
    try Durable.createFolder(backups.folder)
    return backups.log
  }
}
