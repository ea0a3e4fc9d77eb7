package import Values

extension Fields {
  /// Three columns: numerator, denominator, unit.
  package mutating func amount() throws -> Amount {
    guard let amount = try optionalAmount() else { throw unreadable("no amount") }
    return amount
  }

  /// Three columns, all NULL for none.
  package mutating func optionalAmount() throws -> Amount? {
    let (numerator, denominator) = (try optionalInt(), try optionalInt())
    guard let unitText = try optionalText() else { return nil }
    guard let numerator, let denominator, let unit = Unit(rawValue: unitText) else {
      throw unreadable(unitText)
    }
    return Amount(Rational(numerator, denominator), unit)
  }

  /// A JSON array of anything.
  package mutating func list<Element: Decodable>(of type: Element.Type = Element.self) throws -> [Element] {
    try read { $0 == "[]" ? [] : JSONText.decode([Element].self, from: $0) }
  }

  /// A JSON array of strings.
  package mutating func texts() throws -> [String] { try read { JSONText.strings($0) } }

  /// A JSON array of known words.
  package mutating func words<Word: RawRepresentable<String>>(
    _ type: Word.Type = Word.self
  ) throws -> [Word] {
    try texts().map { text in
      guard let word = Word(rawValue: text) else { throw unreadable(text) }
      return word
    }
  }
}
