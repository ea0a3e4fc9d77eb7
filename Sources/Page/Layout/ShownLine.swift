import Values

extension Style {
  /// A finished line as it may go to a terminal: what would steer the terminal is written out (`inert`), and
  /// of sequences only this style's own stay: none in plain style, the tints in colour.
  package func shown(_ line: String) -> String {
    guard self == .ansi, line.utf8.contains(0x1B) else { return inert(line) }
    var result = ""
    var rest = line[...]
    while let escape = rest.unicodeScalars.firstIndex(of: "\u{1B}") {
      result += inert(String(rest[..<escape]))
      let own = Tint.sequences.first { rest[escape...].utf8.starts(with: $0.utf8) } ?? ""
      result += own.isEmpty ? inert("\u{1B}") : own
      rest = rest[rest.utf8.index(escape, offsetBy: max(1, own.utf8.count))...]
    }
    return result + inert(String(rest))
  }
}

extension Tint {
  /// All that a tinted text is written with.
  fileprivate static let sequences = ["\u{1B}[0m"] + allCases.map { "\u{1B}[\($0.rawValue)m" }
}
