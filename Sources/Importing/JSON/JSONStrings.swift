extension JSONReader {
  /// The string that begins here. A quotation mark ends it only where something of JSON follows.
  mutating func string(isKey: Bool = false) -> String {
    let mark = bytes[at]
    at += 1
    var text: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      if byte == mark {
        if ends(isKey: isKey) {
          at += 1
          return String(decoding: text, as: UTF8.self)
        }
        mistakes += 1
        text.append(byte)
        at += 1
      } else if byte == UInt8(ascii: "\\") {
        escape(into: &text)
      } else {
        // A key that runs over its line lacks its end.
        if isKey, byte == 0x0A { break }
        text.append(byte)
        at += 1
      }
    }
    mistakes += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether the quotation mark here ends its string: behind it stands a colon, a bracket, a comma with a value behind
  /// it, the end, or a new string on another line.
  private func ends(isKey: Bool) -> Bool {
    let next = afterBlanks(at + 1)
    guard next < bytes.count else { return true }
    switch bytes[next] {
    case UInt8(ascii: ":"): return isKey || next == at + 1 && !isText(afterBlanks(next + 1))
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return true
    case UInt8(ascii: ","):
      let value = afterBlanks(next + 1)
      return value >= bytes.count || !isText(value)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return next > at + 1
    case UInt8(ascii: "/"):
      return next + 1 < bytes.count
        && (bytes[next + 1] == UInt8(ascii: "/") || bytes[next + 1] == UInt8(ascii: "*"))
    case UInt8(ascii: "{"), UInt8(ascii: "["): return true
    default: return false
    }
  }

  /// Whether what stands here begins no value and no key.
  private func isText(_ place: Int) -> Bool {
    guard place < bytes.count else { return false }
    switch bytes[place] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "}"),
      UInt8(ascii: "]"), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ","),
      UInt8(ascii: "/"):
      return false
    default:
      // true, false, null, or a key without quotation marks: a word and a colon, comma or bracket.
      var end = place
      while end < bytes.count, bytes[end] < 0x80, Character(Unicode.Scalar(bytes[end])).isASCIIAlphanumeric {
        end += 1
      }
      end = afterBlanks(end)
      return end >= bytes.count || end == place || !":,}]".utf8.contains(bytes[end])
    }
  }

  private func afterBlanks(_ place: Int) -> Int {
    var place = place
    while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
    return place
  }

  /// What a backslash and the signs behind it mean; one that means nothing is left out.
  private mutating func escape(into text: inout [UInt8]) {
    at += 1
    guard at < bytes.count else { return }
    let sign = bytes[at]
    at += 1
    switch sign {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"), UInt8(ascii: "f"): text.append(0x20)
    case UInt8(ascii: "u"):
      guard let unit = codeUnit() else {
        mistakes += 1
        return
      }
      var scalar = Unicode.Scalar(UInt32(unit))
      if UTF16.isLeadSurrogate(unit), at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"),
        bytes[at + 1] == UInt8(ascii: "u")
      {
        let back = at
        at += 2
        if let low = codeUnit(), UTF16.isTrailSurrogate(low) {
          scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
        } else {
          at = back
        }
      }
      text += Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(sign)
    default:
      mistakes += 1
      text.append(sign)
    }
  }

  private mutating func codeUnit() -> UInt16? {
    guard at + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[at..<(at + 4)], as: UTF8.self), radix: 16)
    else { return nil }
    at += 4
    return unit
  }
}
