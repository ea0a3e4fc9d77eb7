extension JSONTree {
  /// The value on one line, members in their order, no spaces. Source: RFC 8259.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let written): text += written
    case .string(let string): writeString(string, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        writeString(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }
}

/// Quotes, backslashes and control characters escaped. Source: RFC 8259, section 7.
private func writeString(_ string: String, to text: inout String) {
  text += "\""
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case _
    where scalar.value < 0x20 || scalar.properties.generalCategory == .control
      || scalar.properties.generalCategory == .format:
      let digits = String(scalar.value, radix: 16)
      if scalar.value > 0xFFFF {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    default: text.unicodeScalars.append(scalar)
    }
  }
  text += "\""
}
