import CHTML

/// A text with its character references as characters: named, decimal and hexadecimal, with or without the semicolon
/// where HTML allows that. References of references ("&amp;frac12;") are read up to three times.
func decodeEntities(_ text: String) -> String {
  var text = text
  for _ in 0..<3 {
    guard text.utf8.contains(UInt8(ascii: "&")), let next = decodedOnce(text) else { break }
    text = next
  }
  return text
}

/// Nil where nothing was to decode.
private func decodedOnce(_ text: String) -> String? {
  let bytes = Array(text.utf8)
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var changed = false
  var at = 0
  while at < bytes.count {
    guard bytes[at] == UInt8(ascii: "&"), let (scalars, end) = reference(bytes, at) else {
      result.append(bytes[at])
      at += 1
      continue
    }
    changed = true
    result += Array(scalars.utf8)
    at = end
  }
  return changed ? String(decoding: result, as: UTF8.self) : nil
}

private func reference(_ bytes: [UInt8], _ start: Int) -> (String, Int)? {
  var at = start + 1
  guard at < bytes.count else { return nil }
  if bytes[at] == UInt8(ascii: "#") {
    at += 1
    let isHexadecimal = at < bytes.count && bytes[at] | 0x20 == UInt8(ascii: "x")
    if isHexadecimal { at += 1 }
    let first = at
    while at < bytes.count, at - first < 8, Character(Unicode.Scalar(bytes[at])).isHexDigit { at += 1 }
    guard
      let value = UInt32(String(decoding: bytes[first..<at], as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    else {
      return nil
    }
    let scalar = value < 0xA0 ? windows1252(UInt8(value)) : Unicode.Scalar(value)
    return scalar.map { (String(Character($0)), past(";", bytes, at)) }
  }
  let first = at
  while at < bytes.count, at - first < 32, Character(Unicode.Scalar(bytes[at])).isASCIIAlphanumeric {
    at += 1
  }
  let name = String(decoding: bytes[first..<at], as: UTF8.self)
  let isClosed = at < bytes.count && bytes[at] == UInt8(ascii: ";")
  guard isClosed || openNames.contains(name) else { return nil }
  if let text = newerNames[name] { return (text, past(";", bytes, at)) }
  let value = chtml_entity(name)
  guard value > 0, let scalar = Unicode.Scalar(value) else { return nil }
  return (String(Character(scalar)), past(";", bytes, at))
}

private func past(_ sign: Unicode.Scalar, _ bytes: [UInt8], _ at: Int) -> Int {
  at < bytes.count && bytes[at] == UInt8(ascii: sign) ? at + 1 : at
}

extension Character {
  var isASCIIAlphanumeric: Bool { isASCII && (isLetter || isNumber) }
}

/// Names that stand without their semicolon on many pages. Source: HTML Living Standard, named character references.
private let openNames: Set<String> = [
  "amp", "nbsp", "quot", "frac12", "frac14", "frac34", "deg", "eacute", "lt", "gt",
]

/// Names that are in HTML 5 and not in HTML 4, as far as recipes have them. Source: the same.
private let newerNames: [String: String] = [
  "apos": "'", "frac13": "⅓", "frac23": "⅔", "frac15": "⅕", "frac25": "⅖", "frac35": "⅗", "frac45": "⅘",
  "frac16": "⅙", "frac56": "⅚", "frac18": "⅛", "frac38": "⅜", "frac58": "⅝", "frac78": "⅞", "half": "½",
  "comma": ",", "period": ".", "colon": ":", "semi": ";", "excl": "!", "quest": "?", "lpar": "(", "rpar": ")",
  "plus": "+", "equals": "=", "percnt": "%", "sol": "/", "num": "#", "ast": "*", "commat": "@", "dollar": "$",
  "lsqb": "[", "rsqb": "]", "lcub": "{", "rcub": "}", "lowbar": "_", "NewLine": "\n", "Tab": " ",
  "hyphen": "-",
  "dash": "-", "bull": "•", "ring": "°",
]

/// What a byte of 80 to 9F means on the web, whatever the page says. Source: WHATWG Encoding Standard, windows-1252.
func windows1252(_ byte: UInt8) -> Unicode.Scalar? {
  guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
  let high: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D,
    0x17D, 0x8F,
    0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D,
    0x17E,
    0x178,
  ]
  return Unicode.Scalar(high[Int(byte) - 0x80])
}
