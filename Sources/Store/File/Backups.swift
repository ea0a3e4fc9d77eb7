import Foundation
import GRDB
import Values

/// The copies of one kitchen, in a folder of its own in `NAME.backups/`, so that a kitchen that came later
/// to the same path neither pushes them out nor is ever replaced by one of them.
///
/// A name begins with the turn it holds, so the newest content sorts last whatever the clock said.
struct Backups {
  let file: KitchenFile
  /// Which kitchen's; nil for copies from before kitchens were told apart, which lie in the folder itself.
  let id: UInt64?
  static let kept = 7

  var folder: String { id.map { "\(file.backupFolder)/\(Self.name(of: $0))" } ?? file.backupFolder }

  /// The turns saved since the oldest copy kept.
  var log: TurnLog { TurnLog(path: folder + "/turns.log") }

  /// Where the copies lie that were made before the journal was tidied.
  var apartFolder: String { folder + "/before-tidying" }

  /// Full paths of the daily copies, the newest content first.
  func all() -> [String] { Self.copies(in: folder) }

  /// Full paths of the copies kept apart, the newest content first.
  func apart() -> [String] { Self.copies(in: apartFolder) }

  private static func copies(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".sqlite") }.sorted(by: >).map { "\(folder)/\($0)" }
  }

  /// Copies the kitchen as it stands; nothing when the same turn is kept already, unless `label` says what
  /// this copy is for. Then only the newest seven stay. Gives the copy's path.
  @discardableResult
  func make(of queue: DatabaseQueue, turn: Int, on day: Day, label: String = "") throws -> String {
    let start = Self.start(turn)
    if label.isEmpty, let same = all().first(where: { Self.fileName($0).hasPrefix(start + "-") }) {
      return same
    }
    try Durable.createFolder(file.backupFolder)
    try Durable.createFolder(folder)
    let target = "\(folder)/\(start)-\(day.iso.filter { $0 != "-" })\(label).sqlite"
    try write(queue, to: target)
    for old in all().dropFirst(Self.kept) { unlink(old) }
    if let oldest = all().last { log.drop(upTo: Self.turn(of: oldest)) }
    return target
  }

  /// Copies the kitchen as it stands to the copies kept apart, of which the newest `most` stay; the daily ones are
  /// as they were. Gives the copy's path.
  func keepApart(_ queue: DatabaseQueue, turn: Int, on day: Day, most: Int) throws -> String {
    for folder in [file.backupFolder, folder, apartFolder] { try Durable.createFolder(folder) }
    let target = "\(apartFolder)/\(Self.start(turn))-\(day.iso.filter { $0 != "-" }).sqlite"
    try write(queue, to: target)
    for old in apart().dropFirst(max(1, most)) { unlink(old) }
    return target
  }

  private static func start(_ turn: Int) -> String { padded(turn, 10) }

  private func write(_ queue: DatabaseQueue, to target: String) throws {
    let temporary = target + ".writing"
    unlink(temporary)
    do {
      try Durable.create(temporary)
      try queue.vacuum(into: temporary)
      try Durable.rename(temporary, to: target)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// The newest copy that passes the check, one of the daily ones if any does. Newer ones that don't are renamed so that they are not
  /// tried, or counted, again.
  func newestGood(_ options: OpeningOptions) -> String? {
    for path in all() + apart() {
      if isGood(path, options) { return path }
      _ = Foundation.rename(path, path + ".bad")
    }
    return nil
  }

  /// True when some copy at least says that it is a kitchen: enough to know that the file was one.
  var hasAny: Bool { all().contains { (try? FileHeader(path: $0, shown: $0)) == .kitchen } }

  private func isGood(_ path: String, _ options: OpeningOptions) -> Bool {
    guard (try? FileHeader(path: path, shown: path)) == .kitchen else { return false }
    var configuration = Configuration()
    configuration.readonly = true
    let report = try? DatabaseQueue(path: path, configuration: configuration).inDatabase { db in
      (
        version: try options.migrations.version(of: db),
        findings: try Soundness(parts: options.tables.parts).findings(in: db)
      )
    }
    guard let report else { return false }
    return report.findings.isEmpty && (1...options.migrations.latest).contains(report.version)
  }

  /// The turn a copy holds, after its name; 0 for a name that is not ours.
  static func turn(of path: String) -> Int { Int(fileName(path).prefix(10)) ?? 0 }

  /// The day a copy was made, after its name.
  static func day(of path: String) -> Day? {
    let digits = Array(fileName(path).dropFirst(11).prefix(8))
    guard digits.count == 8 else { return nil }
    return Day(iso: "\(String(digits[0..<4]))-\(String(digits[4..<6]))-\(String(digits[6..<8]))")
  }

  static func fileName(_ path: String) -> String { (path as NSString).lastPathComponent }

  /// Sixteen hexadecimal digits.
  static func name(of id: UInt64) -> String {
    let digits = String(id, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
