import Foundation
import Talk

/// A log on this machine, for its owner alone: a line for each answer, with errors, timings and acts, never what was
/// said. Beyond its size the older half goes. What can't be written is lost in silence: nobody came to talk about logs.
/// Source: requirements BB-32.
struct EventLog: Sendable {
  let path: String

  /// One line, of one write, so that two terminals don't lose each other's.
  func add(_ event: LoggedEvent) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    halve()
    let descriptor = open(path, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array((event.line + "\n").utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  /// Its lines, the oldest first; nil where there is none.
  func lines() -> [String]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func halve() {
    var info = stat()
    guard stat(path, &info) == 0, info.st_size > logKilobytes * 1024, let lines = lines() else { return }
    let kept = lines.suffix(lines.count / 2).joined(separator: "\n") + "\n"
    guard let place = try? FilePlace(path, replacing: true, kitchen: nil) else { return }
    try? place.write(kept)
  }
}

/// What is noted of one answer. Nothing in it comes from the words of the line.
struct LoggedEvent: Hashable, Sendable {
  /// By the kitchen's clock.
  var at: CivilTime
  /// The names of the intents, or none where nothing was understood.
  var acts: [String]
  /// The state of planning after it.
  var state: String
  /// How many rows were changed.
  var changes: Int
  /// The exit status a script would have.
  var exit: Int32
  var milliseconds: Int
  /// The kind of an error of the file, without its path.
  var error: String?

  var line: String {
    let names = acts.isEmpty ? "not-understood" : acts.joined(separator: "+")
    return "\(at.iso) \(names) state=\(state) changes=\(changes) exit=\(exit) ms=\(milliseconds)"
      + (error.map { " error=\($0)" } ?? "")
  }
}

extension StoreError {
  /// Which kind of error it is, without paths or the system's words.
  var kindName: String { String("\(self)".prefix { $0.isLetter }) }
}
