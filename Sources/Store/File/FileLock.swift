import Foundation

/// Keeps other processes from opening or repairing the same kitchen meanwhile; freed with the value.
///
/// The lock's file stays where it is: removing it would let two processes lock two files.
final class FileLock {
  private let descriptor: Int32

  /// Waits as long as that, looking a hundred times a second, then throws `busy`.
  convenience init(_ file: KitchenFile, waiting seconds: Double) throws(StoreError) {
    try self.init(file, attempts: max(1, Int(seconds * 100)))
  }

  /// Nil at once when somebody else holds it.
  static func ifFree(_ file: KitchenFile) throws(StoreError) -> FileLock? {
    do { return try FileLock(file, attempts: 1) } catch .busy { return nil }
  }

  private init(_ file: KitchenFile, attempts: Int) throws(StoreError) {
    descriptor = open(file.lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .cannotOpen(path: file.shown, reason: KitchenFile.reason(errno)) }
    for attempt in 1...attempts {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      if errno != EWOULDBLOCK && errno != EINTR {
        throw .cannotOpen(path: file.shown, reason: KitchenFile.reason(errno))
      }
      if attempt < attempts { usleep(10_000) }
    }
    throw .busy
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
