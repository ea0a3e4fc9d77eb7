import Foundation

extension Unicode.Scalar {
  /// Whether it is shown as nothing, turns the direction of writing, or is a control character: never kept. Source:
  /// Unicode 15, general categories Cc and Cf; the joiners of scripts and emoji are kept.
  var isUnwanted: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFC, 0xE0000...0xE0FFF, 0xFDD0...0xFDEF:
      true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  /// A blank of any width, or a line end.
  var isBlank: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

/// One line of text: escape sequences of terminals and control characters gone, blanks of any kind and number one
/// space, composed (NFC), nothing at its ends.
func cleanLine(_ text: some StringProtocol) -> String {
  let lines = cleanLines(text, keepsLines: false)
  return lines.first ?? ""
}

/// The lines of a text, each cleaned; lines without anything are left out.
func cleanLines(_ text: some StringProtocol) -> [String] {
  cleanLines(text, keepsLines: true).filter { !$0.isEmpty }
}

/// The lines of a text, each cleaned; lines without anything are empty.
func cleanLines(_ text: some StringProtocol, keepsLines: Bool) -> [String] {
  var lines: [String] = []
  var line = String.UnicodeScalarView()
  var wantsSpace = false
  var isPlain = true
  func finish() {
    let text = String(line)
    lines.append(isPlain ? text : text.precomposedStringWithCanonicalMapping)
    (line, wantsSpace, isPlain) = (String.UnicodeScalarView(), false, true)
  }
  let scalars = text.unicodeScalars
  var at = scalars.startIndex
  while at < scalars.endIndex {
    let scalar = scalars[at]
    if scalar.value == 0x1B || scalar.value == 0x9B {
      at = endOfEscape(scalars, at)
      continue
    }
    scalars.formIndex(after: &at)
    if keepsLines, scalar.endsLine {
      if scalar == "\r", at < scalars.endIndex, scalars[at] == "\n" { scalars.formIndex(after: &at) }
      finish()
    } else if scalar.isBlank {
      wantsSpace = true
    } else if !scalar.isUnwanted {
      if wantsSpace, !line.isEmpty { line.append(" ") }
      wantsSpace = false
      // Nothing below the combining marks changes when composed.
      if scalar.value >= 0x300 { isPlain = false }
      line.append(scalar)
    }
  }
  finish()
  return lines
}

/// Behind an escape sequence. Source: ECMA-48: CSI ends with a byte of @ to ~, a string with BEL or ESC \.
private func endOfEscape<Scalars: BidirectionalCollection<Unicode.Scalar>>(
  _ scalars: Scalars, _ start: Scalars.Index
)
  -> Scalars.Index
{
  var at = scalars.index(after: start)
  var kind = scalars[start]
  if kind.value == 0x1B {
    guard at < scalars.endIndex else { return at }
    kind = scalars[at]
    // Only what can follow ESC is taken with it.
    guard (0x20...0x7E).contains(kind.value) else { return at }
    scalars.formIndex(after: &at)
  }
  switch kind {
  case "[", "\u{9B}":
    while at < scalars.endIndex, (0x20...0x3F).contains(scalars[at].value) { scalars.formIndex(after: &at) }
    if at < scalars.endIndex, (0x40...0x7E).contains(scalars[at].value) { scalars.formIndex(after: &at) }
  case "]", "P", "X", "^", "_":
    var end = at
    // A string that never ends takes nothing with it.
    for _ in 0..<1_000 {
      guard end < scalars.endIndex, !scalars[end].endsLine else { return at }
      let scalar = scalars[end]
      scalars.formIndex(after: &end)
      if scalar.value == 0x07 || scalar.value == 0x9C { return end }
      if scalar.value == 0x1B {
        if end < scalars.endIndex, scalars[end] == "\\" { scalars.formIndex(after: &end) }
        return end
      }
    }
  default: break
  }
  return at
}

extension StringProtocol {
  /// Without blanks at the ends.
  var trimmed: String { cleanEnds { $0.unicodeScalars.allSatisfy(\.isBlank) } }

  /// Without these characters at the ends.
  func trimmed(of signs: String) -> String { cleanEnds { signs.contains($0) } }

  private func cleanEnds(_ goes: (Character) -> Bool) -> String {
    var rest = self[...]
    while let first = rest.first, goes(first) { rest = rest.dropFirst() }
    while let last = rest.last, goes(last) { rest = rest.dropLast() }
    return String(rest)
  }

  /// Its words in lower case: letters, marks and numbers, apostrophes left out. What two texts are compared by.
  var words: [String] {
    var words: [String] = []
    var word = ""
    for scalar in unicodeScalars {
      let value = scalar.value
      if value < 0x80 {
        switch value {
        case 0x30...0x39, 0x61...0x7A: word.unicodeScalars.append(scalar)
        case 0x41...0x5A: word.unicodeScalars.append(Unicode.Scalar(UInt8(value) | 0x20))
        case 0x27: break
        default: finish(&word, &words)
        }
      } else if value == 0x2019 {
        continue
      } else if scalar.isOfWord {
        word += scalar.properties.lowercaseMapping
      } else {
        finish(&word, &words)
      }
    }
    finish(&word, &words)
    return words
  }

  private func finish(_ word: inout String, _ words: inout [String]) {
    guard !word.isEmpty else { return }
    words.append(word)
    word = ""
  }
}

extension Unicode.Scalar {
  fileprivate var isOfWord: Bool {
    if properties.isAlphabetic || properties.numericType != nil { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }
}
