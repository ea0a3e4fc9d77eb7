/// A line cut into folded tokens that keep their place in the raw text.
///
/// Any text is valid: control characters and emoji are dropped, quotes are straightened, a line over
/// 4,000 bytes is cut at a whole character and says so.
package struct Utterance: Hashable, Sendable {
  /// The longest line that is read whole, in UTF-8 bytes.
  package static let byteLimit = 4_000

  /// The line, cut when it was too long.
  package let raw: String
  /// Whether the line was longer than `byteLimit`.
  package let wasCut: Bool
  /// In the order of the line.
  package let tokens: [Token]

  /// Cuts a line into tokens; any text will do.
  package init(_ raw: String) {
    let (kept, wasCut) = Self.limited(raw)
    self.raw = kept
    self.wasCut = wasCut
    var tokenizer = Tokenizer(kept)
    tokens = tokenizer.tokens()
  }

  private init(_ former: Utterance, tokens: [Token]) {
    (raw, wasCut, self.tokens) = (former.raw, former.wasCut, tokens)
  }

  /// The line with some of its own tokens alone, each in its place of the raw text.
  func keeping(_ tokens: [Token]) -> Utterance { Utterance(self, tokens: tokens) }

  /// The raw text at those UTF-8 offsets; offsets outside of it or inside a character give "".
  package func text(_ range: Range<Int>) -> String {
    let view = raw.utf8
    guard range.lowerBound >= 0, range.upperBound <= view.count else { return "" }
    let start = view.index(view.startIndex, offsetBy: range.lowerBound)
    let end = view.index(start, offsetBy: range.count)
    return String(Substring(view[start..<end]))
  }

  /// The raw text from one token to another, both included.
  func text(tokens range: Range<Int>) -> String { text(span(range)) }

  /// The UTF-8 range those tokens cover.
  func span(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, range.upperBound <= tokens.count else { return 0..<0 }
    return tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  private static func limited(_ raw: String) -> (String, Bool) {
    guard raw.utf8.count > byteLimit else { return (raw, false) }
    var end = raw.utf8.index(raw.startIndex, offsetBy: byteLimit)
    while end > raw.startIndex, end.samePosition(in: raw.unicodeScalars) == nil {
      end = raw.utf8.index(before: end)
    }
    return (String(raw[..<end]), true)
  }
}
