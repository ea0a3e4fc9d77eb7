import Foundation

/// The line each worker is at, kept where a handler of a crash can print it.
enum FuzzMark {
  static let workers = 2
  private static let size = 8_192
  nonisolated(unsafe) private static let texts = UnsafeMutablePointer<UInt8>.allocate(
    capacity: workers * size)
  nonisolated(unsafe) private static let counts = UnsafeMutablePointer<Int>.allocate(capacity: workers)

  /// From here on a crash prints the lines that were being worked on, and exits with 1.
  static func watch() {
    for worker in 0..<workers { counts[worker] = 0 }
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      signal(number) { _ in
        // Nothing here may allocate.
        FuzzMark.dump()
        _exit(1)
      }
    }
  }

  /// Notes what a worker is about to read.
  static func note(_ line: String, worker: Int) {
    var line = line
    line.withUTF8 { bytes in
      let count = min(bytes.count, size)
      if let start = bytes.baseAddress, count > 0 {
        (texts + worker * size).update(from: start, count: count)
      }
      counts[worker] = count
    }
  }

  private static func dump() {
    put("\ncrashed; the lines being read:\n")
    for worker in 0..<workers {
      _ = write(1, texts + worker * size, counts[worker])
      put("\n")
    }
  }

  private static func put(_ text: StaticString) { _ = write(1, text.utf8Start, text.utf8CodeUnitCount) }
}
