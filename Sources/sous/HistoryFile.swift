@preconcurrency import CReadline
import Glibc

/// What was typed before, kept in the XDG state directory for its owner's eyes only. Every line is
/// written at once, so two terminals don't lose each other's. A failure is silent: nobody came to talk
/// about history files.
final class HistoryFile {
  private static let longest: Int32 = 1000
  /// Nil when there is no place for it.
  private let path: String?
  private var last = ""

  init() {
    let state = environment("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    path = (state ?? home.map { $0 + "/.local/state" }).map { $0 + "/sous/history" }
  }

  /// Fills readline's memory; makes the file and its directories when they are missing.
  func load() {
    stifle_history(Self.longest)
    guard let path else { return }
    makeDirectories(above: path)
    close(open(path, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0o600))
    read_history(path)
    history_truncate_file(path, Self.longest)
  }

  /// Remembers what was typed, a pasted block line by line; the same line twice running is once.
  func add(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline).map(String.init) where line != last {
      last = line
      add_history(line)
      if let path { append_history(1, path) }
    }
  }

  private func makeDirectories(above path: String) {
    var end = path.startIndex
    while let slash = path[end...].dropFirst().firstIndex(of: "/") {
      mkdir(String(path[..<slash]), 0o700)
      end = slash
    }
  }
}
