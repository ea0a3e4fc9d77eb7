import Foundation

/// A kitchen's place on disk and the places beside it.
struct KitchenFile: Sendable {
  /// As the person gave it, for messages.
  let shown: String
  /// Absolute, links followed.
  let path: String

  /// "SOUS": a file that carries another number is somebody else's.
  static let applicationID: Int32 = 0x534F_5553

  /// Throws `cannotOpen` for an empty path, or one whose folder isn't there.
  init(_ shown: String) throws(StoreError) {
    self.shown = shown
    guard !shown.isEmpty else { throw .cannotOpen(path: shown, reason: "no file named") }
    if let real = Self.realPath(shown) {
      path = real
      return
    }
    let url = URL(fileURLWithPath: shown)
    guard let folder = Self.realPath(url.deletingLastPathComponent().path) else {
      throw .cannotOpen(path: shown, reason: Self.reason(errno))
    }
    path = (folder == "/" ? "" : folder) + "/" + url.lastPathComponent
  }

  var lockPath: String { path + ".lock" }
  var backupFolder: String { path + ".backups" }
  /// A restored copy on its way.
  var restoringPath: String { path + ".restoring" }
  /// SQLite's own files beside it.
  static let companions = ["-wal", "-shm", "-journal"]

  /// The system's words for an error number.
  static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }

  private static func realPath(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// Which file the path leads to right now; nil for none.
  func identity() -> FileIdentity? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return FileIdentity(device: UInt64(info.st_dev), inode: UInt64(info.st_ino))
  }
}

/// Tells a file from another one that took its place.
struct FileIdentity: Hashable, Sendable {
  let device, inode: UInt64
}
