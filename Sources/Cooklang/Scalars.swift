/// How many bytes the line end at a place has; 0 when there is none. CRLF is one end.
/// Source: the specification, new line character: U+000A to U+000D, U+0085, U+2028, U+2029.
func lineEndLength(_ bytes: [UInt8], at place: Int) -> Int {
  guard place < bytes.count else { return 0 }
  switch bytes[place] {
  case 0x0D: return place + 1 < bytes.count && bytes[place + 1] == 0x0A ? 2 : 1
  case 0x0A, 0x0B, 0x0C: return 1
  case 0xC2: return place + 1 < bytes.count && bytes[place + 1] == 0x85 ? 2 : 0
  case 0xE2:
    return place + 2 < bytes.count && bytes[place + 1] == 0x80 && bytes[place + 2] | 1 == 0xA9 ? 3 : 0
  default: return 0
  }
}

/// How many bytes the white space at a place has; 0 when there is none.
/// Source: the specification, white space: Unicode's category Zs and the tabulator.
func spaceLength(_ bytes: [UInt8], at place: Int) -> Int {
  guard place < bytes.count else { return 0 }
  switch bytes[place] {
  case 0x20, 0x09: return 1
  case 0xC2: return place + 1 < bytes.count && bytes[place + 1] == 0xA0 ? 2 : 0
  case 0xE1, 0xE2, 0xE3:
    guard place + 2 < bytes.count else { return 0 }
    switch (bytes[place], bytes[place + 1], bytes[place + 2]) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F),
      (0xE3, 0x80, 0x80):
      return 3
    default: return 0
    }
  default: return 0
  }
}

/// How many bytes the white space or line end before a place has; 0 when there is none, or it begins before
/// `start`.
func blankLength(_ bytes: [UInt8], before place: Int, from start: Int) -> Int {
  for length in 1...3 where place - length >= start {
    let at = place - length
    if spaceLength(bytes, at: at) == length || lineEndLength(bytes, at: at) == length { return length }
  }
  return 0
}

/// How many bytes the letter, digit or sign of a one-word name at a place has; 0 for white space, punctuation,
/// marks and braces. Source: the specification, word.
func wordLength(_ bytes: [UInt8], at place: Int) -> Int {
  let byte = bytes[place]
  if byte < 0x80 { return isWordByte(byte) ? 1 : 0 }
  guard spaceLength(bytes, at: place) == 0, lineEndLength(bytes, at: place) == 0 else { return 0 }
  let (value, length): (UInt32, Int) =
    byte >= 0xF0
    ? (UInt32(byte & 0x07), 4) : byte >= 0xE0 ? (UInt32(byte & 0x0F), 3) : (UInt32(byte & 0x1F), 2)
  guard place + length <= bytes.count else { return 0 }
  let code = bytes[(place + 1)..<(place + length)].reduce(value) { $0 << 6 | UInt32($1 & 0x3F) }
  guard let scalar = Unicode.Scalar(code) else { return 0 }
  switch scalar.properties.generalCategory {
  case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
    .finalPunctuation, .otherPunctuation:
    return 0
  default: return length
  }
}

/// Everything of ASCII but white space, line ends, punctuation (Unicode's P) and the timer's mark.
private func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
    true
  case 0x09...0x0D, 0x20, UInt8(ascii: "~"): false
  default: byte < 0x20 || byte == 0x7F || "$+<=>^`|".utf8.contains(byte)
  }
}

extension UInt8 {
  /// `@`, `#` or `~`.
  var isMark: Bool {
    self == UInt8(ascii: "@") || self == UInt8(ascii: "#") || self == UInt8(ascii: "~")
  }
}
