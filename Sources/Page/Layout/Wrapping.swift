import Values

/// The text in lines of at most `width` columns, the first after `indent` spaces, the others after
/// `hanging` ones.
///
/// Breaks at spaces; a word too long for a line is broken between characters, never within one. Runs
/// of spaces become one. A line break in the text begins a new line, an empty line stays one.
/// No-break spaces hold what they join together while it fits a line, and come out as plain spaces.
/// Control characters, also those of the writing's direction, are left out: no text steers the terminal. No line ends in a space.
/// A width below 2 counts as 2; an indent that leaves less than 2 columns is cut.
package func wrapped(_ text: String, width: Int, indent: Int = 0, hanging: Int = 0) -> [String] {
  var filler = LineFiller(width: max(2, width), indent: indent, hanging: hanging)
  for line in printableLines(text) {
    for word in line.split(whereSeparator: isBreakingSpace) { filler.add(word) }
    filler.endLine()
  }
  return filler.lines
}

/// The text with its spaces made no-break, so that wrapping keeps "$7.40 each" on one line.
package func unbroken(_ text: String) -> String { String(text.map { $0 == " " ? "\u{A0}" : $0 }) }

/// The text with its no-break spaces made plain, for what is not laid out: JSON and what can be typed.
package func plainSpaces(_ text: String) -> String { String(text.map { $0 == "\u{A0}" ? " " : $0 }) }

/// The text's lines without control characters; a tab is a space. At least one line.
func printableLines(_ text: String) -> [String] {
  var lines = [""]
  for character in text {
    if character.isNewline {
      lines.append("")
    } else if character == "\t" {
      lines[lines.count - 1].append(" ")
    } else if character.unicodeScalars.first?.steersTerminal != true {
      lines[lines.count - 1].append(character)
    }
  }
  return lines
}

/// NO-BREAK SPACE, FIGURE SPACE, NARROW NO-BREAK SPACE.
private func isNoBreakSpace(_ character: Character) -> Bool {
  character == "\u{A0}" || character == "\u{2007}" || character == "\u{202F}"
}

/// A space that carries no mark and holds nothing together.
private func isBreakingSpace(_ character: Character) -> Bool {
  character.isWhitespace && character.unicodeScalars.count == 1 && !isNoBreakSpace(character)
}

/// Fills one line after the other.
private struct LineFiller {
  private(set) var lines: [String] = []
  private let width, indent, hanging: Int
  private var current = ""
  private var used = 0

  init(width: Int, indent: Int, hanging: Int) {
    self.width = width
    self.indent = min(max(0, indent), width - 2)
    self.hanging = min(max(0, hanging), width - 2)
  }

  private var lead: Int { lines.isEmpty ? indent : hanging }
  private var room: Int { width - lead }

  mutating func add(_ word: Substring) {
    let length = displayWidth(String(word))
    if !current.isEmpty {
      if used + 1 + length <= room { return append(" ", word, length + 1) }
      endLine()
    }
    if length <= room {
      append("", word, length)
    } else if word.contains(where: isNoBreakSpace) {
      for part in word.split(whereSeparator: isNoBreakSpace) { add(part) }
    } else {
      addInPieces(word)
    }
  }

  private mutating func addInPieces(_ word: Substring) {
    for character in word {
      let length = displayWidth(character)
      if used + length > room { endLine() }
      current.append(character)
      used += length
    }
  }

  private mutating func append(_ space: String, _ word: Substring, _ length: Int) {
    current += space
    for character in word { current.append(isNoBreakSpace(character) ? " " : character) }
    used += length
  }

  mutating func endLine() {
    while current.last == " " { current.removeLast() }
    lines.append(current.isEmpty ? "" : spaces(lead) + current)
    current = ""
    used = 0
  }
}
