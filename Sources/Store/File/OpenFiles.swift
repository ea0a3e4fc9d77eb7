import Foundation

/// The kitchens this process has open.
///
/// The system frees all of a process's locks on a file when the process closes any handle to it, also
/// SQLite's. So nobody here may open, by hand, a file that SQLite has open; one gate serves all openings.
enum OpenFiles {
  private static let gate = NSLock()
  nonisolated(unsafe) private static var counts: [FileIdentity: Int] = [:]

  /// Runs one opening, closing or repair while no other runs.
  static func exclusively<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    gate.lock()
    defer { gate.unlock() }
    return try body()
  }

  /// Call within `exclusively`.
  static func isOpen(_ identity: FileIdentity) -> Bool { counts[identity] != nil }

  /// Call within `exclusively`, once per opened connection.
  static func enter(_ identity: FileIdentity) { counts[identity, default: 0] += 1 }

  static func leave(_ identity: FileIdentity) {
    guard let count = counts[identity] else { return }
    counts[identity] = count > 1 ? count - 1 : nil
  }
}
