package import Values

/// A value for a column. Equal by bytes, as the file compares: two spellings of one letter are two values.
package enum Cell: Hashable, Sendable {
  /// A text, a 64-bit number, or NULL.
  case text(String), int(Int), null

  /// NULL for nil, as all of these.
  package init(_ text: String?) { self = text.map { .text($0) } ?? .null }

  /// A 64-bit number.
  package init(_ number: Int?) { self = number.map { .int($0) } ?? .null }

  /// 1 or 0.
  package init(_ flag: Bool?) { self = flag.map { .int($0 ? 1 : 0) } ?? .null }

  /// Whole cents.
  package init(_ money: Money?) { self = money.map { .int($0.cents) } ?? .null }

  /// ISO text: "2026-03-02".
  package init(_ day: Day?) { self = day.map { .text($0.iso) } ?? .null }

  /// ISO text: "2026-03-02T17:00:00".
  package init(_ moment: CivilTime?) { self = moment.map { .text($0.iso) } ?? .null }

  /// 32 lower-case hexadecimal digits.
  package init<Subject>(_ id: ID<Subject>?) { self = id.map { .text($0.text) } ?? .null }

  /// A word of a list, or a named identifier, by its raw text.
  package init<Word: RawRepresentable<String>>(_ word: Word?) {
    self = word.map { .text($0.rawValue) } ?? .null
  }

  /// Compares texts byte by byte, without regard to how letters may be spelled.
  package static func == (a: Cell, b: Cell) -> Bool {
    switch (a, b) {
    case (.text(let a), .text(let b)): a == b && a.utf8.elementsEqual(b.utf8)
    case (.int(let a), .int(let b)): a == b
    case (.null, .null): true
    default: false
    }
  }

  /// Nothing first, then numbers, then texts by their bytes.
  static func precedes(_ a: Cell, _ b: Cell) -> Bool {
    switch (a, b) {
    case (.text(let a), .text(let b)): a.utf8.lexicographicallyPrecedes(b.utf8)
    case (.int(let a), .int(let b)): a < b
    case (.null, .int), (.null, .text), (.int, .text): true
    default: false
    }
  }
}

extension Cell: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
  package init(integerLiteral number: Int) { self = .int(number) }
  package init(nilLiteral: ()) { self = .null }
}

extension [Cell] {
  /// Two cells: numerator, denominator; both NULL for none.
  package static func rational(_ value: Rational?) -> [Cell] {
    [Cell(value?.numerator), Cell(value?.denominator)]
  }

  /// Three cells: numerator, denominator, unit; all NULL for none.
  package static func amount(_ amount: Amount?) -> [Cell] { rational(amount?.value) + [Cell(amount?.unit)] }
}
