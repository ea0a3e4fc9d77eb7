/// What a scalar is to those who cut text into words.
package enum CharacterKind: Sendable {
  case letter, apostrophe, digit, fraction, dash, comma, end, sign, ampersand
  /// Spaces, control characters, emoji and all else: they part words and are no tokens.
  case ignored

  /// The kind of a scalar; typographic quotes and dashes are told only once they are `straightened`.
  package init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z", "A"..."Z": self = .letter
    case "0"..."9": self = .digit
    case "'": self = .apostrophe
    case "-": self = .dash
    case ",", ";", ":", "(", ")", "[", "]", "/": self = .comma
    case ".", "!", "?": self = .end
    case "$", "%", "+", "#", "*", "€", "£": self = .sign
    case "&": self = .ampersand
    default:
      if scalar.isASCII {
        self = .ignored
      } else if Self.vulgarFractions[scalar] != nil {
        self = .fraction
      } else {
        self = scalar.properties.isAlphabetic ? .letter : .ignored
      }
    }
  }

  /// Typographic quotes and dashes become the keyboard's; all else stays.
  package static func straightened(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{2018}", "\u{2019}", "\u{201B}", "\u{02BC}", "\u{2032}", "`", "\u{B4}": "'"
    case "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2015}", "\u{2212}": "-"
    case "\u{2026}": "."
    case "\u{2605}": "*"
    default: scalar
    }
  }

  static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("A"..."Z").contains(scalar) : scalar.properties.isUppercase
  }

  /// "½" is "1/2". A scalar that is none of them is no `fraction`.
  package static let vulgarFractions: [Unicode.Scalar: String] = [
    "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅛": "1/8",
  ]
}
