extension Unicode.Scalar {
  /// Whether a terminal may obey it instead of showing it, or break a line at it: control characters (C0, DEL,
  /// C1), the marks that turn the direction of writing, and the line and paragraph separators.
  /// Source: Unicode, properties Cc, Bidi_Control, Zl and Zp.
  package var steersTerminal: Bool {
    switch value {
    case 0x20..<0x7F: false
    case 0x00..<0x20, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// The text with everything that steers a terminal written out, ESC as `\u{1b}`. Line feeds and tabs stay.
/// A text without such characters comes back as it is.
package func inert(_ text: String) -> String {
  escaped(text) { $0.steersTerminal && $0 != "\n" && $0 != "\t" }
}

/// The same for what must stay on one line, such as a file's name: line feeds and tabs are written out too.
package func inertLine(_ text: String) -> String { escaped(text) { $0.steersTerminal } }

private func escaped(_ text: String, where isEscaped: (Unicode.Scalar) -> Bool) -> String {
  guard text.unicodeScalars.contains(where: isEscaped) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if isEscaped(scalar) {
      result += "\\u{\(String(scalar.value, radix: 16))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
