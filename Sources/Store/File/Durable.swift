import Foundation

/// File operations that survive a power cut: content first, then the name.
enum Durable {
  /// Gives a finished temporary file its name, over whatever had it.
  static func rename(_ source: String, to target: String) throws {
    try sync(source)
    guard Foundation.rename(source, target) == 0 else { throw SystemError(errno) }
    try sync((target as NSString).deletingLastPathComponent)
  }

  /// Copies a file to a temporary name, then renames it.
  static func copy(_ source: String, to target: String) throws {
    let temporary = target + ".copying"
    unlink(temporary)
    do {
      try FileManager.default.copyItem(atPath: source, toPath: temporary)
      try rename(temporary, to: target)
    } catch {
      unlink(temporary)
      if let error = error as? CocoaError, error.code == .fileWriteOutOfSpace { throw SystemError(ENOSPC) }
      throw error
    }
  }

  private static func sync(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw SystemError(errno) }
  }
}

/// The system refused; printed as the system's own words.
struct SystemError: Error, CustomStringConvertible {
  let number: Int32
  init(_ number: Int32) { self.number = number }
  var isFullDisk: Bool { number == ENOSPC || number == EDQUOT }
  var description: String { KitchenFile.reason(number) }
}
