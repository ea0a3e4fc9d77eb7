/// One word, number or separator of a line.
package struct Token: Hashable, Sendable {
  /// What a token is to the grammar.
  package enum Kind: Hashable, Sendable {
    case word
    /// Digits: "4", "1.5", "1/2", "-3", "2026-03-02", "17:00".
    case number
    /// "$", "%", "+", "#", "*": a sign that belongs to the number beside it.
    case sign
    /// A comma, dash, colon or bracket.
    case comma
    /// A full stop, question or exclamation mark.
    case end
  }

  /// Folded: lower case, no accents, straight quotes.
  package var text: String
  /// By its letters alone.
  package var kind: Kind
  /// UTF-8 offsets into the line.
  package var range: Range<Int>
  /// Written with a capital first letter.
  package var isCapitalised = false
  /// Joined to the token before it by a hyphen ("mon-fri").
  package var isHyphenated = false

  /// Skipped between the words of a sentence.
  package var isSeparator: Bool { kind == .comma || kind == .end }
}
