/// One line of the reply a transcript expects.
package struct ExpectedLine: Hashable, Sendable {
  /// What a line of a reply must be to pass.
  package enum Pattern: Hashable, Sendable {
    /// This line and no other.
    case exact(String)
    /// These pieces in order, any run of characters (also none) between each two: `[..]`.
    case pieces([String])
    /// Any number of lines, also none: `...` alone on its line.
    case anyLines
  }

  /// Where it stands in the file, counted from 1.
  package let line: Int
  /// As the file has it, byte for byte.
  package let source: String
  package let pattern: Pattern

  init(source: String, line: Int) {
    (self.line, self.source) = (line, source)
    let text = trimmedEnd(source)
    if text.begins(with: "\\") {
      pattern = .exact(text.dropping(bytes: 1))
    } else if text.isSame(as: "...") {
      pattern = .anyLines
    } else {
      let pieces = literalPieces(text)
      pattern = pieces.count > 1 ? .pieces(pieces) : .exact(text)
    }
  }

  /// How many wildcards it holds.
  package var wildcards: Int {
    switch pattern {
    case .exact: 0
    case .pieces(let pieces): pieces.count - 1
    case .anyLines: 1
    }
  }

  var isAnyLines: Bool { pattern == .anyLines }

  /// Whether the line of a reply passes; spaces at its end were dropped before.
  func fits(_ got: String) -> Bool {
    switch pattern {
    case .exact(let text): text.isSame(as: got)
    case .pieces(let pieces): fit(pieces, Array(got.utf8))
    case .anyLines: true
    }
  }
}

/// The line of a reply as a transcript writes it: what would be read as a mark or a wildcard gets a
/// backslash in front, which makes the whole line literal.
func written(_ line: String) -> String {
  let marks = [">", "@", "```", "\\"]
  let isMark = marks.contains { line.begins(with: $0) } || line.isSame(as: "...")
  return isMark || literalPieces(line).count > 1 ? "\\" + line : line
}

/// The text between the `[..]`.
private func literalPieces(_ text: String) -> [String] {
  let wildcard = Array("[..]".utf8)
  var pieces: [[UInt8]] = [[]]
  var rest = Array(text.utf8)[...]
  while let byte = rest.first {
    if rest.starts(with: wildcard) {
      pieces.append([])
      rest = rest.dropFirst(wildcard.count)
    } else {
      pieces[pieces.count - 1].append(byte)
      rest = rest.dropFirst()
    }
  }
  return pieces.map { String(decoding: $0, as: UTF8.self) }
}

/// The first piece opens the line, the last one ends it, each of the others stands at the first place
/// after the one before: an earlier place never leaves less room for what follows.
private func fit(_ pieces: [String], _ line: [UInt8]) -> Bool {
  let pieces = pieces.map { Array($0.utf8) }
  guard let first = pieces.first, let last = pieces.last, line.starts(with: first),
    line.count >= first.count + last.count, line.suffix(last.count).elementsEqual(last)
  else { return false }
  var middle = line[first.count..<line.count - last.count]
  for piece in pieces.dropFirst().dropLast() {
    while !middle.starts(with: piece) {
      guard !middle.isEmpty else { return false }
      middle = middle.dropFirst()
    }
    middle = middle.dropFirst(piece.count)
  }
  return true
}
