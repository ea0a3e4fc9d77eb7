package import Values

/// A type with one JSON form of its own: `JSONValue(encoding:)` writes it and never asks the type's
/// `Codable`, which stays free for what is stored.
package protocol JSONRepresentable {
  /// The form; the same in every run.
  var json: JSONValue { get }
}

extension JSONValue: JSONRepresentable, Encodable {
  /// Itself.
  package var json: JSONValue { self }

  /// For other encoders than ours; there alone fractions become floating point.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .integer(let number): try container.encode(number)
    case .number(let number): try container.encode(number.approximate)
    case .string(let text): try container.encode(text)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

extension Money: JSONRepresentable {
  /// `{"cents":740,"currency":"USD"}`.
  package var json: JSONValue { ["cents": .integer(cents), "currency": "USD"] }
}

extension Amount: JSONRepresentable {
  /// `{"d":2,"n":3,"text":"1 1/2 cups","unit":"cup"}`: the exact fraction, and as a cook writes it.
  package var json: JSONValue {
    [
      "n": .integer(value.numerator), "d": .integer(value.denominator),
      "unit": .string(unit.symbol), "text": .string(text),
    ]
  }
}

extension Rational: JSONRepresentable {
  /// A number with up to twelve decimal places.
  package var json: JSONValue { .number(self) }
}

extension Day: JSONRepresentable {
  /// `"2026-03-02"`.
  package var json: JSONValue { .string(iso) }
}

extension CivilTime: JSONRepresentable {
  /// `"2026-03-02T17:00:00"`.
  package var json: JSONValue { .string(iso) }
}

extension ID: JSONRepresentable {
  /// Its 32 hexadecimal digits.
  package var json: JSONValue { .string(text) }
}
