/// Lines out of a stream of bytes, as a script on standard input gives them: without their ends
/// (`\n` or `\r\n`), invalid UTF-8 repaired, NUL and a leading byte order mark dropped. Lines may be of
/// any length. A last line without an end counts; nothing behind the last end doesn't.
package struct ScriptLines {
  private let more: () -> [UInt8]
  private var buffer: [UInt8] = []
  private var start = 0
  private var isFirst = true
  private var isAtEnd = false

  /// `more` gives the next bytes, in portions of any size; none at the end.
  package init(more: @escaping () -> [UInt8]) { self.more = more }

  /// The next line; nil at the end.
  package mutating func next() -> String? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return line(buffer[start..<end])
      }
      searched = buffer.count
      guard !isAtEnd else {
        defer { start = buffer.count }
        return start < buffer.count ? line(buffer[start...]) : nil
      }
      let portion = more()
      isAtEnd = portion.isEmpty
      buffer.removeFirst(start)
      searched -= start
      start = 0
      buffer += portion
    }
  }

  private mutating func line(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if isFirst, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    isFirst = false
    return String(decoding: bytes.contains(0) ? bytes.filter { $0 != 0 } : Array(bytes), as: UTF8.self)
  }
}
