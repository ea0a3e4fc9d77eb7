/// Reads JSON a token at a time, knowing the line it is on. Numbers stay the text they were written as, so that
/// nothing is rounded. Source: RFC 8259.
struct JSONReader {
  /// A value of one token.
  enum Scalar: Equatable {
    /// A string, or a number as it was written.
    case text(String)
    /// null
    case nothing
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The line of the byte that is read next, from 1.
  private(set) var line = 1
  /// Lists and objects in one another: deeper ones are refused.
  private static let deepest = 64

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { index >= bytes.count }

  mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
      if bytes[index] == 0x0A { line += 1 }
      index += 1
    }
  }

  /// Whether that byte comes next, white space aside.
  mutating func isAt(_ sign: Character) -> Bool {
    skipSpace()
    return index < bytes.count && bytes[index] == sign.asciiValue
  }

  /// Takes that byte if it comes next, white space aside.
  mutating func take(_ sign: Character) -> Bool {
    guard isAt(sign) else { return false }
    index += 1
    return true
  }

  /// Reads an object; `member` is called behind each key and its colon, and takes the value.
  mutating func object(
    _ member: (inout JSONReader, String) throws(StockFileFault) -> Void
  ) throws(StockFileFault) {
    guard take("{") else { throw .notJSON(line: line) }
    if take("}") { return }
    repeat {
      guard isAt("\"") else { throw .notJSON(line: line) }
      let key = try string()
      guard take(":") else { throw .notJSON(line: line) }
      try member(&self, key)
    } while take(",")
    guard take("}") else { throw .notJSON(line: line) }
  }

  /// The value that comes next; nil, and passed over, where it is a list, an object, true or false.
  mutating func scalar(depth: Int = 0) throws(StockFileFault) -> Scalar? {
    skipSpace()
    guard index < bytes.count, depth < Self.deepest else { throw .notJSON(line: line) }
    switch bytes[index] {
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .text(try number())
    case UInt8(ascii: "{"):
      try object { (reader, _) throws(StockFileFault) in _ = try reader.scalar(depth: depth + 1) }
      return nil
    case UInt8(ascii: "["):
      index += 1
      if take("]") { return nil }
      repeat { _ = try scalar(depth: depth + 1) } while take(",")
      guard take("]") else { throw .notJSON(line: line) }
      return nil
    default:
      for (word, value) in [("null", Scalar?.some(.nothing)), ("true", nil), ("false", nil)]
      where bytes[index...].starts(with: word.utf8) {
        index += word.utf8.count
        return value
      }
      throw .notJSON(line: line)
    }
  }

  private mutating func number() throws(StockFileFault) -> String {
    let start = index
    while index < bytes.count, "+-.eE0123456789".utf8.contains(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func string() throws(StockFileFault) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      default:
        if byte == 0x0A { line += 1 }
        text.append(byte)
      }
    }
    throw .notJSON(line: line)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 0x08,
    UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  private mutating func escape(into text: inout [UInt8]) throws(StockFileFault) {
    guard index < bytes.count else { throw .notJSON(line: line) }
    let byte = bytes[index]
    index += 1
    if let plain = Self.escapes[byte] { return text.append(plain) }
    guard byte == UInt8(ascii: "u") else { throw .notJSON(line: line) }
    var units = [try unit()]
    // The half of a pair needs its other half.
    if units[0] >> 10 == 0x36, bytes[index...].starts(with: "\\u".utf8) {
      index += 2
      units.append(try unit())
    }
    text += Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func unit() throws(StockFileFault) -> UInt16 {
    guard index + 4 <= bytes.count,
      !"+-".utf8.contains(bytes[index]),
      let unit = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw .notJSON(line: line) }
    index += 4
    return unit
  }
}
