// Lines are compared and cut by their bytes: `String` itself takes "é" written in two ways for equal,
// reads CR LF as one character, and would not see a "> " whose space carries an accent.

/// The lines between line feeds; joined by line feeds they give the text back byte for byte.
func splitLines(_ text: String) -> [String] {
  text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    .map { String(Substring($0)) }
}

/// The line without the spaces at its end, which no comparison sees.
func trimmedEnd(_ line: String) -> String {
  guard line.utf8.last == UInt8(ascii: " ") else { return line }
  let kept = line.utf8.reversed().drop { $0 == UInt8(ascii: " ") }
  return String(decoding: line.utf8.prefix(kept.count), as: UTF8.self)
}

/// The line without the spaces around it.
func trimmed(_ line: String) -> String {
  String(decoding: trimmedEnd(line).utf8.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
}

/// What a program said, as lines to compare: line feeds inside a line end it, spaces at the end of a
/// line and blank lines at the end of the reply do not count.
func comparable(_ reply: [String]) -> [String] {
  let lines = reply.flatMap { splitLines($0) }.map { trimmedEnd($0) }
  return Array(lines.prefix(lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0))
}

extension String {
  func begins(with start: String) -> Bool { utf8.starts(with: start.utf8) }
  func dropping(bytes count: Int) -> String { String(decoding: utf8.dropFirst(count), as: UTF8.self) }
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

/// A place in a file that is read line by line.
struct LineCursor {
  let path: String
  let lines: [String]
  /// How many lines were taken, which is also the number of the line taken last.
  private(set) var taken = 0

  init(path: String, text: String) {
    self.path = path
    lines = splitLines(text)
  }

  mutating func next() -> String? {
    guard taken < lines.count else { return nil }
    taken += 1
    return lines[taken - 1]
  }

  /// A problem on that line; without one, on the line taken last.
  func problem(_ message: String, at line: Int? = nil) -> TranscriptProblem {
    TranscriptProblem(path: path, line: line ?? max(1, taken), message: message)
  }
}
