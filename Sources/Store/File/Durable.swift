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
      chmod(temporary, 0o600)
      try rename(temporary, to: target)
    } catch {
      unlink(temporary)
      if let error = error as? CocoaError {
        if error.code == .fileWriteOutOfSpace { throw SystemError(ENOSPC) }
        if let lack = try? KitchenFile(target).lackOfRoom() { throw lack }
      }
      throw error
    }
  }

  /// An empty file for its owner's eyes only, where none is; true when it made one.
  @discardableResult static func create(_ path: String) throws -> Bool {
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return false }
      throw SystemError(errno)
    }
    fchmod(descriptor, 0o600)
    close(descriptor)
    return true
  }

  /// A folder for its owner's eyes only; one that is there stays as it is.
  static func createFolder(_ path: String) throws {
    guard mkdir(path, 0o700) != 0 else { return }
    guard errno == EEXIST else { throw SystemError(errno) }
  }

  /// Waits until the file, or the folder's list of names, is on the disk.
  static func sync(_ path: String) throws {
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
  /// `full` or `tooLarge`; nil for anything else.
  var lackOfRoom: StoreError? {
    switch number {
    case ENOSPC, EDQUOT: .full
    case EFBIG: .tooLarge
    default: nil
    }
  }
  var description: String { KitchenFile.reason(number) }
}
