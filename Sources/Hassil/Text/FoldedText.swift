import Language

/// A text letter by letter, folded: case, accents, punctuation and the kind of spaces are gone; letters,
/// digits and signs such as "%" keep their place in the raw text. What is said and what a sentence writes
/// are folded the same way, so that the two meet.
struct FoldedText: Sendable {
  /// What stands before a letter.
  enum Gap: UInt8, Comparable, Sendable {
    case none
    /// Punctuation, or the edge of a sign: there may be a space or not ("living-room", "20 %").
    case soft
    case hard

    static func < (a: Gap, b: Gap) -> Bool { a.rawValue < b.rawValue }
  }

  struct Letter: Hashable, Sendable {
    var scalar: Unicode.Scalar
    var gap: Gap
    /// UTF-8 offsets into the raw text.
    var range: Range<Int>
  }

  private(set) var letters: [Letter] = []
  /// What stands behind the last letter, or in a text without letters.
  private(set) var gapAtEnd = Gap.none

  /// `keepsMark` for a lone mark between two slots, which is said as it is written: "{whole}.{part}".
  init(_ raw: String, keepsMark: Bool = false) {
    let scalars = raw.unicodeScalars.map(CharacterKind.straightened)
    var offset = 0
    if keepsMark {
      for scalar in scalars { append([scalar], 0..<0) }
      return
    }
    for (index, (scalar, original)) in zip(scalars, raw.unicodeScalars).enumerated() {
      let range = offset..<offset + UTF8.width(original)
      offset = range.upperBound
      take(
        scalar, before: index > 0 ? scalars[index - 1] : nil, after: scalars.dropFirst(index + 1).first, range
      )
    }
  }

  private mutating func take(
    _ scalar: Unicode.Scalar, before: Unicode.Scalar?, after: Unicode.Scalar?, _ range: Range<Int>
  ) {
    if Fold.isMark(scalar) || scalar.value == 0x200D || scalar.value == 0xFE0F { return }
    let isAfterDigit = before.map(Self.isDigit) ?? false
    switch CharacterKind(scalar) {
    case .digit: append([scalar], range)
    case .letter: append(Array(Fold.letters(scalar).unicodeScalars), range)
    case .fraction:
      if isAfterDigit { widen(.hard) }
      append(Array((CharacterKind.vulgarFractions[scalar] ?? "").unicodeScalars), range)
    case .apostrophe:
      // Only inside of a word, or glued to a slot: all else is a quotation mark.
      let isInside =
        (after.map(Self.isLetter) ?? false) && (before.map { Self.isLetter($0) || Self.isDigit($0) } ?? true)
      widen(.soft)
      if isInside { append([scalar], range) }
    case .dash where Self.isMinus(before: before, after: after): append([scalar], range)
    case .end, .comma, .dash:
      let isInNumber =
        isAfterDigit && (after.map(Self.isDigit) ?? false) && ".,:/".unicodeScalars.contains(scalar)
      if isInNumber { append([scalar], range) } else { widen(.soft) }
    case .sign, .ampersand: appendSign(scalar, range)
    case .ignored:
      if Self.isSign(scalar) {
        appendSign(scalar, range)
      } else if Self.isWordMark(scalar) {
        append([scalar], range)
      } else {
        widen(scalar.properties.isWhitespace || scalar.value < 32 ? .hard : .soft)
      }
    }
  }

  private mutating func widen(_ gap: Gap) { gapAtEnd = max(gapAtEnd, gap) }

  private mutating func append(_ folded: [Unicode.Scalar], _ range: Range<Int>) {
    for scalar in folded {
      letters.append(Letter(scalar: scalar, gap: gapAtEnd, range: range))
      gapAtEnd = .none
    }
  }

  private mutating func appendSign(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    widen(.soft)
    append([scalar], range)
    widen(.soft)
  }

  private static func isMinus(before: Unicode.Scalar?, after: Unicode.Scalar?) -> Bool {
    guard let after, isDigit(after) else { return false }
    return before.map { !isDigit($0) && !isLetter($0) } ?? true
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { CharacterKind(scalar) == .digit }
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool { CharacterKind(scalar) == .letter }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    if "@=<>^~°℃℉".unicodeScalars.contains(scalar) { return true }
    let category = scalar.properties.generalCategory
    return category == .currencySymbol || category == .mathSymbol
  }

  /// Digits of other scripts, and the marks that belong to their letters.
  private static func isWordMark(_ scalar: Unicode.Scalar) -> Bool {
    [.decimalNumber, .nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
  }
}
