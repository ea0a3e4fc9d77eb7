import Foundation
import GRDB
import Values

/// The turns saved since the oldest backup, one JSON line each, beside the backups: what is lost with a
/// damaged file is done again from here. A line begins with the hash of the rest, so half a line, or one
/// that was altered, is passed over.
struct TurnLog: Sendable {
  let path: String

  /// The sound entries, the oldest first; each turn once. None when the file can't be read.
  func entries() -> [LoggedTurn] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    var turns: [Int: LoggedTurn] = [:]
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let entry = Self.entry(line) else { continue }
      turns[entry.turn] = entry
    }
    return turns.values.sorted { $0.turn < $1.turn }
  }

  /// The newest turn in it; nil when it holds none.
  func newest() -> Int? { entries().last?.turn }

  /// How long it is now; nil when it is not there.
  func size() -> Int? {
    var info = stat()
    return stat(path, &info) == 0 ? Int(info.st_size) : nil
  }

  /// Adds entries in one write; a failure is thrown, and costs nothing but this second copy.
  func append(_ entries: [LoggedTurn]) throws {
    guard !entries.isEmpty else { return }
    let text = try entries.map(Self.line).joined()
    let descriptor = open(path, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError(errno) }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count else { throw SystemError(errno) }
  }

  /// Leaves the entries after that turn. A failure leaves the longer file.
  func drop(upTo turn: Int) {
    let all = entries()
    let kept = all.filter { $0.turn > turn }
    guard kept.count < all.count, let text = try? kept.map(Self.line).joined() else { return }
    let temporary = path + ".writing"
    unlink(temporary)
    guard (try? Durable.create(temporary)) != nil,
      (try? Data(text.utf8).write(to: URL(fileURLWithPath: temporary))) != nil
    else { return }
    rename(temporary, path)
  }

  private static func line(_ entry: LoggedTurn) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(entry), as: UTF8.self)
    return "\(Backups.name(of: StableHash.of(json))) \(json)\n"
  }

  private static func entry(_ line: Data) -> LoggedTurn? {
    let text = String(decoding: line, as: UTF8.self)
    guard let space = text.firstIndex(of: " ") else { return nil }
    let json = text[text.index(after: space)...]
    guard UInt64(text[..<space], radix: 16) == StableHash.of(json) else { return nil }
    return try? JSONDecoder().decode(LoggedTurn.self, from: Data(json.utf8))
  }
}
