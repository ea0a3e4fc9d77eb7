/// What a text of JSON holds.
struct ReadJSON {
  /// Nil where there is no value at all. Several values behind one another are an array.
  var value: WebJSON?
  /// How many mistakes of grammar were mended.
  var mistakes = 0
}

/// Reads JSON as pages have it: comments, commas that are missing or too many, line ends and quotation marks inside of
/// strings, single quotation marks, keys without any, an end that is missing. Reads any bytes, in time by their length.
func readJSON(_ bytes: [UInt8]) -> ReadJSON {
  var reader = JSONReader(bytes)
  var values: [WebJSON] = []
  while let value = reader.nextValue() { values.append(value) }
  return ReadJSON(value: values.count > 1 ? .array(values) : values.first, mistakes: reader.mistakes)
}

/// `readJSON` of a text; one whose quotation marks are all written as entities is decoded before.
func readJSON(_ text: String) -> ReadJSON {
  if !text.utf8.contains(UInt8(ascii: "\"")), text.contains("&quot;") {
    return readJSON(Array(decodeEntities(text).utf8))
  }
  return readJSON(Array(text.utf8))
}

struct JSONReader {
  /// Values inside one another, and altogether: far beyond what any page has.
  static let depth = 96
  static let values = 2_000_000

  let bytes: [UInt8]
  var at = 0
  var mistakes = 0
  private var count = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next value at the top, what stands between values passed over; nil at the end.
  mutating func nextValue() -> WebJSON? {
    while at < bytes.count {
      skipBlanks()
      guard let byte = peek else { return nil }
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { return value(inside: 0) }
      if byte != UInt8(ascii: ",") && byte != UInt8(ascii: ";") { mistakes += 1 }
      at += 1
    }
    return nil
  }

  private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

  private func starts(with text: StaticString, at place: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard place + length <= bytes.count else { return false }
    return bytes[place..<(place + length)].elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: length))
  }

  /// Over blanks, comments of scripts and of HTML, and the marks of CDATA.
  private mutating func skipBlanks() {
    while let byte = peek {
      if byte <= 0x20 {
        at += 1
      } else if starts(with: "\u{A0}", at: at) {
        at += 2
      } else if starts(with: "\u{FEFF}", at: at) {
        at += 3
      } else if starts(with: "//", at: at) {
        mistakes += 1
        while let byte = peek, byte != 0x0A, byte != 0x0D { at += 1 }
      } else if starts(with: "/*", at: at) {
        mistakes += 1
        at += 2
        while at < bytes.count, !starts(with: "*/", at: at) { at += 1 }
        at = min(at + 2, bytes.count)
      } else if starts(with: "<!--", at: at) {
        (at, mistakes) = (at + 4, mistakes + 1)
      } else if starts(with: "-->", at: at) {
        at += 3
      } else if starts(with: "<![CDATA[", at: at) {
        (at, mistakes) = (at + 9, mistakes + 1)
      } else if starts(with: "]]>", at: at), !isInArray {
        at += 3
      } else {
        return
      }
    }
  }

  /// Arrays that are open: "]]>" ends two of them before it ends CDATA.
  private var arrays = 0
  private var isInArray: Bool { arrays > 0 }

  private mutating func value(inside depth: Int) -> WebJSON? {
    skipBlanks()
    count += 1
    guard let byte = peek, count <= Self.values, depth <= Self.depth else {
      at = bytes.count
      mistakes += 1
      return nil
    }
    switch byte {
    case UInt8(ascii: "{"): return object(inside: depth)
    case UInt8(ascii: "["): return array(inside: depth)
    case UInt8(ascii: "\""): return .string(string())
    case UInt8(ascii: "'"):
      mistakes += 1
      return .string(string())
    default: return word()
    }
  }

  private mutating func array(inside depth: Int) -> WebJSON {
    at += 1
    arrays += 1
    defer { arrays -= 1 }
    var values: [WebJSON] = []
    var wantsComma = false
    while true {
      skipBlanks()
      guard let byte = peek else {
        mistakes += 1
        return .array(values)
      }
      switch byte {
      case UInt8(ascii: "]"):
        at += 1
        if !wantsComma, !values.isEmpty { mistakes += 1 }
        return .array(values)
      case UInt8(ascii: "}"):
        // The array was never closed.
        mistakes += 1
        return .array(values)
      case UInt8(ascii: ","):
        if !wantsComma { mistakes += 1 }
        (at, wantsComma) = (at + 1, false)
      case UInt8(ascii: ":"): (at, mistakes) = (at + 1, mistakes + 1)
      default:
        if wantsComma { mistakes += 1 }
        guard let value = value(inside: depth + 1) else { return .array(values) }
        values.append(value)
        wantsComma = true
      }
    }
  }

  private mutating func object(inside depth: Int) -> WebJSON {
    at += 1
    let outer = arrays
    arrays = 0
    defer { arrays = outer }
    var members: [JSONMember] = []
    var wantsComma = false
    while true {
      skipBlanks()
      guard let byte = peek else {
        mistakes += 1
        return .object(members)
      }
      switch byte {
      case UInt8(ascii: "}"):
        at += 1
        if !wantsComma, !members.isEmpty { mistakes += 1 }
        return .object(members)
      case UInt8(ascii: "]"):
        mistakes += 1
        // Closed by the wrong bracket where no array is open around it, else never closed.
        if outer == 0 { at += 1 }
        return .object(members)
      case UInt8(ascii: ","):
        if !wantsComma { mistakes += 1 }
        (at, wantsComma) = (at + 1, false)
      default:
        if wantsComma { mistakes += 1 }
        guard let member = member(inside: depth) else { return .object(members) }
        if !member.key.isEmpty { members.append(member) }
        wantsComma = true
      }
    }
  }

  private mutating func member(inside depth: Int) -> JSONMember? {
    let key: String
    if let byte = peek, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      key = string(isKey: true)
    } else {
      mistakes += 1
      let start = at
      while let byte = peek, byte > 0x20, !",:{}[]\"'".utf8.contains(byte) { at += 1 }
      if at == start {
        at += 1
        return JSONMember(key: "", value: .null)
      }
      key = String(decoding: bytes[start..<at], as: UTF8.self)
    }
    skipBlanks()
    guard peek == UInt8(ascii: ":") else {
      mistakes += 1
      return JSONMember(key: key, value: .null)
    }
    at += 1
    skipBlanks()
    // "key": , and "key": }
    if let byte = peek, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") {
      mistakes += 1
      return JSONMember(key: key, value: .null)
    }
    return value(inside: depth + 1).map { JSONMember(key: key, value: $0) }
  }

  /// A number, true, false, null, or a word that should have stood in quotation marks.
  private mutating func word() -> WebJSON {
    let start = at
    while let byte = peek, !",:{}[]\"\n\r".utf8.contains(byte) { at += 1 }
    if at == start { at += 1 }
    let text = String(decoding: bytes[start..<at], as: UTF8.self).trimmed
    switch text {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: break
    }
    if Double(text) != nil, text.first?.isNumber == true || text.first == "-" { return .number(text) }
    mistakes += 1
    switch text {
    case "undefined", "NaN", "None": return .null
    case "True": return .bool(true)
    case "False": return .bool(false)
    default: return .string(text)
    }
  }
}
