import Foundation

/// Tells whether this is the first live terminal of a person at a kitchen: a lock that ends with the
/// process, however it ends.
final class LiveMark {
  private var descriptor: Int32 = -1

  /// Nil when another live process of the same person holds the mark.
  init?(kitchen path: String, person: String) {
    let safe = String(
      person.unicodeScalars.map { CharacterSet.alphanumerics.contains($0) ? Character($0) : "_" })
    descriptor = open("\(path).\(safe).live", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }  // no place for a mark: behave as the first
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      descriptor = -1
      return nil
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
