import Foundation
import GRDB
import Values

/// The copies of a kitchen in `NAME.backups/`.
///
/// A name begins with the turn it holds, so the newest content sorts last whatever the clock said.
struct Backups {
  let file: KitchenFile
  static let kept = 7

  /// Full paths, the newest content first.
  func all() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: file.backupFolder)) ?? []
    return names.filter { $0.hasSuffix(".sqlite") }.sorted(by: >).map { "\(file.backupFolder)/\($0)" }
  }

  /// Copies the kitchen as it stands; nothing when the same turn is kept already. Then only the newest
  /// seven stay.
  func make(of queue: DatabaseQueue, turn: Int, on day: Day, label: String = "") throws {
    let start = padded(turn, 10)
    if label.isEmpty, all().contains(where: { name(of: $0).hasPrefix(start + "-") }) { return }
    try FileManager.default.createDirectory(atPath: file.backupFolder, withIntermediateDirectories: true)
    let day = day.iso.filter { $0 != "-" }
    let target = "\(file.backupFolder)/\(start)-\(day)\(label).sqlite"
    let temporary = target + ".writing"
    unlink(temporary)
    do {
      try queue.vacuum(into: temporary)
      try Durable.rename(temporary, to: target)
    } catch {
      unlink(temporary)
      throw error
    }
    for old in all().dropFirst(Self.kept) { unlink(old) }
  }

  /// The newest copy that passes the check. Newer ones that don't are renamed so that they are not
  /// tried, or counted, again.
  func newestGood(_ migrations: Migrations) -> String? {
    for path in all() {
      if isGood(path, migrations) { return path }
      _ = Foundation.rename(path, path + ".bad")
    }
    return nil
  }

  /// True when some copy at least says that it is a kitchen: enough to know that the file was one.
  var hasAny: Bool { all().contains { (try? FileHeader(path: $0, shown: $0)) == .kitchen } }

  private func isGood(_ path: String, _ migrations: Migrations) -> Bool {
    guard (try? FileHeader(path: path, shown: path)) == .kitchen else { return false }
    var configuration = Configuration()
    configuration.readonly = true
    let report = try? DatabaseQueue(path: path, configuration: configuration).inDatabase { db in
      (version: try migrations.version(of: db), findings: try String.fetchAll(db, sql: "PRAGMA quick_check"))
    }
    guard let report else { return false }
    return report.findings == ["ok"] && (1...migrations.latest).contains(report.version)
  }

  private func name(of path: String) -> String { (path as NSString).lastPathComponent }
}
