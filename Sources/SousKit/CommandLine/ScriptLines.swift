import Glibc

/// Lines out of a stream of bytes, as a script on standard input gives them: without their ends
/// (`\n` or `\r\n`), invalid UTF-8 repaired, NUL and a leading byte order mark dropped. A line beyond
/// `longest` is given cut, one byte longer than that, so that it is seen to be too long; the rest of it is
/// passed over and takes no memory. A last line without an end counts; nothing behind the last end doesn't.
package struct ScriptLines {
  /// The most bytes of a line that is given whole.
  package static let longest = 1 << 20

  private let more: () -> [UInt8]
  private var buffer: [UInt8] = []
  private var start = 0
  private var isFirst = true
  private var isAtEnd = false

  /// `more` gives the next bytes, in portions of any size; none at the end.
  package init(more: @escaping () -> [UInt8]) { self.more = more }

  /// The next line; nil at the end.
  package mutating func next() -> String? {
    var line: [UInt8] = []
    while true {
      let end = lineEnd()
      let kept = min((end ?? buffer.count) - start, Self.longest + 1 - line.count)
      line += buffer[start..<(start + kept)]
      if let end {
        start = end + 1
        return text(line)
      }
      guard !isAtEnd else {
        start = buffer.count
        return line.isEmpty ? nil : text(line)
      }
      buffer = more()
      start = 0
      isAtEnd = buffer.isEmpty
    }
  }

  /// Where the line being read ends in the buffer; nil when it goes on behind it.
  private func lineEnd() -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard start < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + start, 10, bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  private mutating func text(_ line: [UInt8]) -> String {
    var bytes = line[...]
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if isFirst, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    isFirst = false
    return String(decoding: bytes.contains(0) ? bytes.filter { $0 != 0 } : Array(bytes), as: UTF8.self)
  }
}
