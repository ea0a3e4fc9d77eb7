package import Values

/// A JSON value; numbers are integers or exact fractions, never floating point.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Written with up to twelve decimal places, further ones cut off.
  case number(Rational)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// 80 is written 0.8, 100 is written 1.
  package static func hundredths(_ number: Int) -> JSONValue { .number(Rational(number, 100)) }

  /// The text, or null.
  package static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// The number, or null.
  package static func optional(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }

  /// The texts in their order.
  package static func strings(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map { .string($0) })
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  /// A text.
  package init(stringLiteral text: String) { self = .string(text) }
  /// A whole number.
  package init(integerLiteral number: Int) { self = .integer(number) }
  /// True or false.
  package init(booleanLiteral flag: Bool) { self = .bool(flag) }
  /// A list of these.
  package init(arrayLiteral values: JSONValue...) { self = .array(values) }

  /// Of two members with one key the last stands.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members) { $1 })
  }
}
