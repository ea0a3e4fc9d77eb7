import GRDB
import Values

/// How far this process knows the log of turns to reach.
struct LoggedSoFar {
  var turn: Int?
  /// The log's length when that was so: another one says that somebody else wrote to it, or shortened it.
  var size: Int?
}

extension SQLiteKitchen {
  /// Brings the log of turns up to the journal. It is a second copy beside the file: when it can't be
  /// written the turn is saved all the same, and the next one tries again for both.
  func keepLog() {
    guard let file, let id = opened.id else { return }
    let backups = Backups(file: file, id: id)
    let log = backups.log
    if logged.turn == nil || logged.size != log.size() {
      // Before the first backup the folder is not there yet.
      guard (try? Durable.createFolder(file.backupFolder)) != nil,
        (try? Durable.createFolder(backups.folder)) != nil
      else { return }
      logged.turn = log.newest() ?? backups.all().last.map(Backups.turn(of:)) ?? 0
    }
    guard let start = logged.turn else { return }
    let entries = try? opened.queue.inDatabase { try LoggedTurn.read(after: start, from: $0) }
    guard let entries, (try? log.append(entries)) != nil else { return }
    logged = LoggedSoFar(turn: entries.last?.turn ?? start, size: log.size())
  }
}
