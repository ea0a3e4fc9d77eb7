import Values

extension JSONValue {
  /// The value on one line: keys sorted, no spaces, slashes as they are, everything beyond ASCII as
  /// itself but what steers a terminal. Source: RFC 8259.
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
    case .number(let number): text += decimalText(number)
    case .string(let string): writeString(string, to: &text)
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
        writeString(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }
}

private func decimalText(_ number: Rational) -> String {
  let denominator = UInt(number.denominator)
  var (digit, rest) = number.numerator.magnitude.quotientAndRemainder(dividingBy: denominator)
  var text = (number < .zero ? "-" : "") + String(digit)
  if rest > 0 { text += "." }
  for _ in 0..<12 where rest > 0 {
    (digit, rest) = denominator.dividingFullWidth(rest.multipliedFullWidth(by: 10))
    text += String(digit)
  }
  return text
}

/// Quotes, backslashes and whatever steers a terminal escaped. Source: RFC 8259, section 7.
private func writeString(_ string: String, to text: inout String) {
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
    case _ where scalar.steersTerminal:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
  text += "\""
}
