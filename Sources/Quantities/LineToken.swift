package import Values

/// One word, number or sign of a line that holds amounts.
package struct LineToken: Hashable, Sendable {
  /// What it is by its characters alone.
  package enum Kind: Hashable, Sendable {
    case word
    /// Digits that can be counted with, or a fraction sign.
    case number(Rational)
    /// Digits that can't: "1/0", "00", more than a trillion.
    case digits
    /// A comma, semicolon, bracket, dash or any other sign, one character each.
    case sign(UInt8)
  }

  package var kind: Kind
  /// In lower case; as written for signs.
  package var text: String
  /// UTF-8 offsets into the line.
  package var range: Range<Int>
  /// Nothing stands between it and the token before.
  package var isGlued: Bool
  /// A capital stands first and small letters follow: a name, or the line's first word.
  package var isCapital = false
  /// What is known of the word; nil for numbers, signs and every other word.
  var facts: WordFacts?

  /// The number it tells in digits; nil for anything else.
  package var number: Rational? {
    if case .number(let value) = kind { value } else { nil }
  }

  /// A fraction below one ("1/2", "½"): what may follow a whole number.
  var isFraction: Bool { number.map { $0 > .zero && $0 < .one } == true && !text.contains(".") }

  func isSign(_ sign: Character) -> Bool {
    if case .sign(let byte) = kind { byte == sign.asciiValue } else { false }
  }
}
