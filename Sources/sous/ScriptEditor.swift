import Glibc
import SousKit

/// Standard input as a script: no prompt, no editing.
final class ScriptEditor: LineEditor {
  private var lines = ScriptLines(more: readPortion)

  func read(whenShown: @escaping () -> Void) -> LineRead {
    let line = lines.next()
    // Also a line that came with the signal is left: it may be half of one.
    if let status = statusOfSignal() { return .stopped(status) }
    return line.map { .line($0) } ?? .end
  }

  /// The next line that is no comment; nil at the end.
  func nextLine() -> String? {
    while let line = lines.next() {
      if !line.hasPrefix("#") { return line }
    }
    return nil
  }
}

/// Some bytes of standard input; none at its end, when it can't be read, and when a signal arrived.
private func readPortion() -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
    var got = 0
    repeat {
      got = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
    } while got < 0 && errno == EINTR && statusOfSignal() == nil
    count = max(0, got)
  }
}
