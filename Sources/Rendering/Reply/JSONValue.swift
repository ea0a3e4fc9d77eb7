package import Values

/// A JSON value; numbers are integers or whole hundredths, never floating point.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// 80 is written 0.8, 100 is written 1.
  case hundredths(Int)
  /// Written with up to twelve decimal places.
  case number(Rational)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The value on one line: keys sorted, no spaces, slashes as they are, everything beyond ASCII as
  /// itself. Source: RFC 8259.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += String(number)
    case .hundredths(let number): text += Self.decimal(number)
    case .number(let number): text += Self.decimal(number)
    case .string(let string): Self.write(string, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func decimal(_ number: Int) -> String {
    let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: 100)
    var digits = rest < 10 ? "0\(rest)" : "\(rest)"
    while digits.last == "0" { digits.removeLast() }
    return (number < 0 ? "-" : "") + (digits.isEmpty ? "\(whole)" : "\(whole).\(digits)")
  }

  private static func decimal(_ number: Rational) -> String {
    var (whole, rest) = number.numerator.magnitude.quotientAndRemainder(dividingBy: UInt(number.denominator))
    var text = (number < .zero ? "-" : "") + String(whole)
    if rest > 0 { text += "." }
    for _ in 0..<12 where rest > 0 {
      let (ten, overflow) = rest.multipliedReportingOverflow(by: 10)
      if overflow { break }
      (whole, rest) = ten.quotientAndRemainder(dividingBy: UInt(number.denominator))
      text += String(whole)
    }
    return text
  }

  /// Quotes, backslashes and control characters escaped. Source: RFC 8259, section 7.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\u{0}"..<"\u{20}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral number: Int) { self = .integer(number) }
  package init(booleanLiteral flag: Bool) { self = .bool(flag) }
  package init(arrayLiteral values: JSONValue...) { self = .array(values) }

  /// Of two members with one key the last stands.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members) { $1 })
  }

  static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  static func optional(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }

  static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map { .string($0) }) }
}
