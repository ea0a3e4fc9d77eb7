import Foundation
import Values

/// A line of the log of turns by which it proves that it is whole: a program notes that it begins to save, and at its
/// end that everything it saved is in the log. One that was killed between leaves the first mark alone.
struct LogMark: Codable, Hashable {
  enum Kind: String, Codable { case opened, closed }
  var mark: Kind
  /// Tells one open kitchen from another.
  var by: UInt64
  /// The process it is open in.
  var process: Int32

  /// True while a process of that number is alive, which may be another one by now.
  var isAlive: Bool { kill(process, 0) == 0 || errno == EPERM }

  /// The marks of those that opened and did not close yet.
  static func open(in marks: [LogMark]) -> [LogMark] {
    let closed = Set(marks.filter { $0.mark == .closed }.map(\.by))
    return marks.filter { $0.mark == .opened && !closed.contains($0.by) }
  }
}
