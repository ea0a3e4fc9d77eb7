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
    var turns: [Int: LoggedTurn] = [:]
    for entry: LoggedTurn in lines(beginning: Self.entryStart) { turns[entry.turn] = entry }
    return turns.values.sorted { $0.turn < $1.turn }
  }

  /// The marks of those that saved, in their order.
  func marks() -> [LogMark] { lines(beginning: Self.markStart) }

  /// True when it says itself that nothing saved is missing in it: every program that saved has closed the kitchen
  /// since. A kill, a power cut or a full disk leaves it open; so does a log from before the marks.
  var isProvenWhole: Bool {
    let marks = marks()
    return marks.contains { $0.mark == .closed } && LogMark.open(in: marks).isEmpty
  }

  /// How the two kinds of line go on behind their hash: with the first of their sorted keys.
  private static let (entryStart, markStart) = (Array("{\"act\":".utf8), Array("{\"by\":".utf8))

  /// The lines of a kind that are as they were written; the others are not even read.
  private func lines<Value: Decodable>(beginning start: [UInt8]) -> [Value] {
    rawLines(beginning: start).compactMap { Self.value(of: $0) }
  }

  private func rawLines(beginning start: [UInt8]) -> [Data] {
    // Foundation keeps 4 KB for good each time it reads a file that is empty.
    guard let size = size(), size > 0, let data = FileManager.default.contents(atPath: path) else {
      return []
    }
    let lines = [UInt8](data).split(separator: UInt8(ascii: "\n"))
    return lines.filter { $0.dropFirst(17).starts(with: start) }.map { Data($0) }
  }

  /// The newest turn in it; nil when it holds none.
  func newest() -> Int? {
    let lines = rawLines(beginning: Self.entryStart).reversed()
    // Lines are added in the order of their turns, so the last sound one is enough.
    return lines.lazy.compactMap { Self.value(of: $0) as LoggedTurn? }.first?.turn
  }

  /// How long it is now; nil when it is not there.
  func size() -> Int? {
    var info = stat()
    return stat(path, &info) == 0 ? Int(info.st_size) : nil
  }

  /// Adds entries in one write; a failure is thrown, and costs nothing but this second copy.
  func append(_ entries: [LoggedTurn]) throws {
    guard !entries.isEmpty else { return }
    try append(try entries.map { try Self.line($0) }.joined(), waits: false)
  }

  /// Adds a mark, and waits until it is on the disk where it says that something is about to be saved.
  func append(_ mark: LogMark) throws { try append(try Self.line(mark), waits: mark.mark == .opened) }

  private func append(_ text: String, waits: Bool) throws {
    let descriptor = open(path, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError(errno) }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count else { throw SystemError(errno) }
    if waits, fsync(descriptor) != 0 { throw SystemError(errno) }
  }

  /// Leaves the entries after that turn, of which a copy holds everything, and the marks of those still at work. A
  /// failure leaves the longer file.
  func drop(upTo turn: Int) {
    let all = entries()
    let kept = all.filter { $0.turn > turn }
    guard kept.count < all.count, let lines = try? kept.map({ try Self.line($0) }) else { return }
    // Who is gone can have saved nothing that the copy does not hold.
    let marks = LogMark.open(in: marks()).filter(\.isAlive) + [LogMark(mark: .closed, by: 0, process: 0)]
    guard let marked = try? marks.map({ try Self.line($0) }) else { return }
    let temporary = path + ".writing"
    unlink(temporary)
    guard (try? Durable.create(temporary)) != nil,
      (try? Data((marked + lines).joined().utf8).write(to: URL(fileURLWithPath: temporary))) != nil
    else { return }
    rename(temporary, path)
  }

  private static func line(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(value), as: UTF8.self)
    return "\(Backups.name(of: StableHash.of(json))) \(json)\n"
  }

  private static func value<Value: Decodable>(of line: Data) -> Value? {
    let text = String(decoding: line, as: UTF8.self)
    guard let space = text.firstIndex(of: " ") else { return nil }
    let json = text[text.index(after: space)...]
    guard UInt64(text[..<space], radix: 16) == StableHash.of(json) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }
}
