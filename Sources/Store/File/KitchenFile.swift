import Foundation
import Values

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
    // A link to a file that is not there yet stands for that file: locks and backups go beside the file.
    let url = Self.followed(URL(fileURLWithPath: shown))
    guard let folder = Self.realPath(url.deletingLastPathComponent().path) else {
      throw .cannotOpen(path: shown, reason: Self.reason(errno))
    }
    path = (folder == "/" ? "" : folder) + "/" + url.lastPathComponent
  }

  var lockPath: String { path + ".lock" }
  /// Holds one folder for each kitchen that ever stood here.
  var backupFolder: String { path + ".backups" }
  /// Where a damaged file is read from, a copy of it.
  var salvageFolder: String { path + ".salvage" }
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

  /// Where a chain of links ends, also when nothing is there; at most eight steps.
  private static func followed(_ url: URL) -> URL {
    var url = url
    for _ in 0..<8 {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { break }
      url = URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent()).absoluteURL
    }
    return url
  }

  /// Moves the file to `NAME.WORD-YYYYMMDD-N`, with the first N that is free, and what SQLite keeps beside it: a
  /// left-over write-ahead log would be played into the file that takes its place. Gives the new path.
  func moveAside(_ word: String, on day: Day) throws -> String {
    let start = "\(path).\(word)-\(day.iso.filter { $0 != "-" })-"
    var number = 1
    while access(start + String(number), F_OK) == 0 { number += 1 }
    let aside = start + String(number)
    guard rename(path, aside) == 0 else { throw SystemError(errno) }
    for companion in Self.companions { rename(path + companion, aside + companion) }
    return aside
  }

  /// `full` when the disk can't take another copy of the file, `tooLarge` when the limit on the size of files does
  /// not allow one; nil when there is room. SQLite says "full" of damaged page numbers too.
  func lackOfRoom() -> StoreError? {
    var info = stat()
    let needed = 2 * (stat(path, &info) == 0 ? Int(info.st_size) : 0) + 1_000_000
    var limit = rlimit()
    if getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0, limit.rlim_cur < UInt(needed) {
      return .tooLarge
    }
    var disk = statvfs()
    guard statvfs((path as NSString).deletingLastPathComponent, &disk) == 0 else { return nil }
    return Int(disk.f_bavail) * Int(disk.f_frsize) > needed ? nil : .full
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
