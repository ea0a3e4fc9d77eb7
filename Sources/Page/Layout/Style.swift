/// What a piece of text is for; never the only carrier of its meaning.
///
/// The raw value is the parameter of the terminal's select-graphic-rendition sequence. Source: ECMA-48, 8.3.117.
package enum Tint: Int, CaseIterable, Hashable, Sendable {
  case heading = 1
  case dim = 2
  case good = 32
  case warn = 33
  case bad = 31
  case accent = 36
  case strike = 9
  // Colours people give to things of their own.
  case gray = 90
  case red = 91
  case green = 92
  case yellow = 93
  case blue = 94
  case purple = 95
  case teal = 96

  fileprivate func sequence(around text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}

/// How lines go out: as they are, or coloured for a terminal.
package enum Style: Hashable, Sendable {
  case plain, ansi

  /// The text in its tint. Comes last, after all measuring: the result must not be padded, clipped
  /// or wrapped any more. Plain style, no tint or empty text change nothing.
  package func tinted(_ text: String, _ tint: Tint?) -> String {
    self == .plain || text.isEmpty ? text : tint?.sequence(around: text) ?? text
  }
}
