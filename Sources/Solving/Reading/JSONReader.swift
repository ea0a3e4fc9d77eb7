/// Why a text is no JSON this program reads: where it stands (line and column from 1) and what is wrong.
package struct JSONFault: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case unexpectedEnd
    case unexpectedCharacter
    case badNumber
    case badEscape
    case controlInString
    case tooDeep(limit: Int)
    case repeatedKey(String)
    case textAfterEnd
  }

  package let reason: Reason
  package let line: Int
  package let column: Int

  /// A reason at a place.
  package init(reason: Reason, line: Int, column: Int) {
    (self.reason, self.line, self.column) = (reason, line, column)
  }
}

/// Reads one JSON value and nothing behind it. A key told twice in one object is refused, as is nesting past
/// `JSONReader.deepest`. Source: RFC 8259.
package func readJSON(_ text: String) throws(JSONFault) -> JSONTree {
  var reader = JSONReader(bytes: Array(text.utf8))
  return try reader.whole()
}

/// A recursive-descent reader over UTF-8 bytes.
struct JSONReader {
  /// Deeper than any problem file; the recursion ends here.
  static let deepest = 32

  let bytes: [UInt8]
  private var at = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func whole() throws(JSONFault) -> JSONTree {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    let tree = try value(depth: 0)
    skipSpace()
    if at < bytes.count { throw fault(.textAfterEnd) }
    return tree
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONTree {
    if depth > Self.deepest { throw fault(.tooDeep(limit: Self.deepest)) }
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw fault(.unexpectedEnd)
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(JSONFault) -> JSONTree {
    at += 1
    var members: [JSONMember] = []
    var keys: Set<String> = []
    if try closes(UInt8(ascii: "}")) { return .object([]) }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw unexpected() }
      let key = try string()
      if !keys.insert(key).inserted { throw fault(.repeatedKey(key)) }
      skipSpace()
      guard peek == UInt8(ascii: ":") else { throw unexpected() }
      at += 1
      members.append(JSONMember(key: key, value: try value(depth: depth + 1)))
      if try ends(UInt8(ascii: "}")) { return .object(members) }
    }
  }

  private mutating func array(depth: Int) throws(JSONFault) -> JSONTree {
    at += 1
    var elements: [JSONTree] = []
    if try closes(UInt8(ascii: "]")) { return .array([]) }
    while true {
      elements.append(try value(depth: depth + 1))
      if try ends(UInt8(ascii: "]")) { return .array(elements) }
    }
  }

  /// True when the closing byte comes next, which is then read.
  private mutating func closes(_ close: UInt8) throws(JSONFault) -> Bool {
    skipSpace()
    guard peek == close else { return false }
    at += 1
    return true
  }

  /// Reads the comma or the closing byte behind an element; true for the latter.
  private mutating func ends(_ close: UInt8) throws(JSONFault) -> Bool {
    if try closes(close) { return true }
    guard peek == UInt8(ascii: ",") else { throw unexpected() }
    at += 1
    return false
  }

  private mutating func word(_ word: String, _ value: JSONTree) throws(JSONFault) -> JSONTree {
    for byte in word.utf8 {
      guard peek == byte else { throw unexpected() }
      at += 1
    }
    return value
  }

  private mutating func number() throws(JSONFault) -> String {
    let start = at
    if peek == UInt8(ascii: "-") { at += 1 }
    guard let first = peek, isDigit(first) else { throw start == at ? unexpected() : fault(.badNumber) }
    let digits = skipDigits()
    if first == UInt8(ascii: "0"), digits > 1 { throw fault(.badNumber) }
    if peek == UInt8(ascii: ".") {
      at += 1
      if skipDigits() == 0 { throw fault(.badNumber) }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      at += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { at += 1 }
      if skipDigits() == 0 { throw fault(.badNumber) }
    }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func skipDigits() -> Int {
    let start = at
    while let byte = peek, isDigit(byte) { at += 1 }
    return at - start
  }

  private mutating func string() throws(JSONFault) -> String {
    at += 1
    var text: [UInt8] = []
    while let byte = peek {
      at += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(try escaped()).utf8)
      case 0..<0x20: throw fault(.controlInString)
      default: text.append(byte)
      }
    }
    throw fault(.unexpectedEnd)
  }

  private mutating func escaped() throws(JSONFault) -> Unicode.Scalar {
    guard let byte = peek else { throw fault(.unexpectedEnd) }
    at += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let first = try hexadecimal()
      if let scalar = Unicode.Scalar(first) { return scalar }
      // A code point past the basic plane is written as two surrogates.
      guard first < 0xDC00, peek == UInt8(ascii: "\\") else { throw fault(.badEscape) }
      at += 1
      guard peek == UInt8(ascii: "u") else { throw fault(.badEscape) }
      at += 1
      let second = try hexadecimal()
      guard (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      else { throw fault(.badEscape) }
      return scalar
    default: throw fault(.badEscape)
    }
  }

  private mutating func hexadecimal() throws(JSONFault) -> UInt32 {
    guard at + 4 <= bytes.count,
      let value = UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16),
      bytes[at] != UInt8(ascii: "+"), bytes[at] != UInt8(ascii: "-")
    else { throw fault(.badEscape) }
    at += 4
    return value
  }

  private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }
  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { at += 1 }
  }

  private func unexpected() -> JSONFault { fault(at < bytes.count ? .unexpectedCharacter : .unexpectedEnd) }

  private func fault(_ reason: JSONFault.Reason) -> JSONFault {
    var line = 1
    var column = 1
    for byte in bytes.prefix(at) {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return JSONFault(reason: reason, line: line, column: column)
  }
}
