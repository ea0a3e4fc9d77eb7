import Values

/// Walks a line once, byte by byte, and parts it into words, numbers and signs.
///
/// HTML tags count as spaces, entities as what they stand for. Every token keeps its place in the line as it was
/// given. Source: food-data §10.
struct LineTokenizer {
  private let bytes: [UInt8]
  private var at = 0
  private var result: [LineToken] = []

  init(_ line: String) {
    bytes = Array(line.utf8)
    result.reserveCapacity(bytes.count / 4 + 4)
  }

  mutating func tokens() -> [LineToken] {
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case 0x00...0x20: at += 1
      case 0x30...0x39: readNumber()
      case 0x2E where isDigit(at + 1) && !isDigit(at - 1): readNumber()
      case 0x26: readEntity()
      case 0x3C where closesTag(): skipTag()
      case 0x41...0x5A, 0x61...0x7A: readWord()
      case 0x80...: readWide()
      default: append(.sign(byte), at..<at + 1)
      }
    }
    return result
  }

  private func isDigit(_ index: Int) -> Bool {
    index >= 0 && index < bytes.count && (48...57).contains(bytes[index])
  }

  private mutating func append(_ kind: LineToken.Kind, _ range: Range<Int>, text: String? = nil) {
    let text = text ?? String(decoding: bytes[range], as: UTF8.self)
    let isGlued = result.last.map { $0.range.upperBound == range.lowerBound } ?? false
    var token = LineToken(kind: kind, text: text, range: range, isGlued: isGlued)
    if case .word = kind {
      token.facts = range.count == 1 ? Self.letter(bytes[range.lowerBound]) : WordFacts.table[text]
    }
    token.isCapital =
      range.count > 1 && (0x41...0x5A).contains(bytes[range.lowerBound])
      && bytes[range.lowerBound + 1] >= 0x61
    result.append(token)
    at = range.upperBound
  }

  /// "12", "0.75", "1,000", "2,5", "1/2", "1⁄2".
  private mutating func readNumber() {
    let start = at
    var index = digitsEnd(at)
    var text = bytes[start..<index]
    if index < bytes.count, bytes[index] == 0x2E, isDigit(index + 1) || index == start {
      let end = digitsEnd(index + 1)
      text = bytes[start..<end]
      index = end
    } else if index < bytes.count, bytes[index] == 0x2C, isDigit(index + 1) {
      let end = digitsEnd(index + 1)
      if end - index == 4, index - start <= 3 {
        // "1,000 g".
        text = bytes[start..<index] + bytes[(index + 1)..<end]
        index = end
      } else if end - index <= 3, end == bytes.count || bytes[end] != 0x2C {
        // "2,5 dl".
        text = bytes[start..<index] + [0x2E] + bytes[(index + 1)..<end]
        index = end
      }
    } else if let slash = slashEnd(index), isDigit(slash) {
      let end = digitsEnd(slash)
      text = bytes[start..<index] + [0x2F] + bytes[slash..<end]
      index = end
    }
    let written = String(decoding: text, as: UTF8.self)
    if let slash = text.firstIndex(of: 0x2F), !Self.isShare(text, slash) {
      return append(.digits, start..<index, text: written)
    }
    let isCode = text.count > 1 && text.first == 0x30 && text.allSatisfy { (48...57).contains($0) }
    let value = isCode || text.count > 18 ? nil : Rational(text: written)
    let isUsable = value.map { $0 <= Rational(UnusableNumber.most) } ?? false
    append(isUsable ? .number(value ?? .zero) : .digits, start..<index, text: written)
  }

  /// Cooks count in halves to sixteenths; "80/20" and "16/20" grade meat and shrimp.
  private static func isShare(_ text: ArraySlice<UInt8>, _ slash: Int) -> Bool {
    guard let above = Int(String(decoding: text[..<slash], as: UTF8.self)),
      let below = Int(String(decoding: text[(slash + 1)...], as: UTF8.self))
    else { return false }
    return below == 32 || below > 0 && below <= 16 && (above < below || below <= 8 && above <= 20)
  }

  private func digitsEnd(_ index: Int) -> Int {
    var index = index
    while isDigit(index) { index += 1 }
    return index
  }

  /// Behind a slash or a fraction slash (U+2044) there.
  private func slashEnd(_ index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    if bytes[index] == 0x2F { return index + 1 }
    return starts(with: [0xE2, 0x81, 0x84], at: index) ? index + 3 : nil
  }

  private func starts(with mark: [UInt8], at index: Int) -> Bool {
    index + mark.count <= bytes.count && mark.indices.allSatisfy { bytes[index + $0] == mark[$0] }
  }

  /// Letters, with apostrophes inside; in lower case.
  private mutating func readWord() {
    let start = at
    var isPlain = true
    while at < bytes.count {
      switch bytes[at] {
      case 0x41...0x5A, 0x61...0x7A: at += 1
      case 0x26:
        guard let end = letterEntityEnd(at) else { return finishWord(start, isPlain) }
        isPlain = false
        at = end
      case 0x27 where at + 1 < bytes.count && isLetter(bytes[at + 1]): at += 1
      case 0x80...:
        guard let scalar = scalar(at),
          scalar.properties.isAlphabetic || scalar == "’" && isLetter(byte(at + 3))
        else { return finishWord(start, isPlain) }
        isPlain = false
        at += UTF8.width(scalar)
      default: return finishWord(start, isPlain)
      }
    }
    finishWord(start, isPlain)
  }

  private mutating func finishWord(_ start: Int, _ isPlain: Bool) {
    let range = start..<at
    guard isPlain else {
      let word = decoded(range).lowercased()
      return append(.word, range, text: word.contains("’") ? String(word.map { $0 == "’" ? "'" : $0 }) : word)
    }
    let word = String(unsafeUninitializedCapacity: range.count) { buffer in
      for (place, index) in range.enumerated() {
        let byte = bytes[index]
        buffer[place] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      }
      return range.count
    }
    append(.word, range, text: word)
  }

  /// Behind an entity that stands for a letter inside of a word: "pur&eacute;e".
  private func letterEntityEnd(_ start: Int) -> Int? {
    guard let (scalar, end) = entity(start), !scalar.isASCII, scalar.properties.isAlphabetic else {
      return nil
    }
    return end
  }

  /// The word with its entities as what they stand for.
  private func decoded(_ range: Range<Int>) -> String {
    guard bytes[range].contains(0x26) else { return String(decoding: bytes[range], as: UTF8.self) }
    var word = ""
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == 0x26, let (scalar, end) = entity(index) {
        word.unicodeScalars.append(scalar)
        index = end
      } else {
        let next = bytes[(index + 1)..<range.upperBound].firstIndex(of: 0x26) ?? range.upperBound
        word += String(decoding: bytes[index..<next], as: UTF8.self)
        index = next
      }
    }
    return word
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
  private func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) || byte >= 0xC3 }

  private func scalar(_ index: Int) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = bytes[index..<Swift.min(bytes.count, index + 4)].makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&iterator) { return scalar }
    return nil
  }

  /// A character beyond ASCII: a fraction, a dash, a space, a letter or something else.
  private mutating func readWide() {
    guard let scalar = scalar(at) else {
      at += 1
      return
    }
    read(scalar, at..<at + UTF8.width(scalar))
  }

  private mutating func read(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    if let fraction = Self.fractions[scalar] { return append(.number(fraction), range, text: fraction.text) }
    switch scalar {
    case "–", "—", "−", "‐", "‑", "―": append(.sign(0x2D), range, text: "–")
    case "×", "✕", "╳": append(.word, range, text: "x")
    case "”", "″", "“": append(.sign(0x22), range, text: "\"")
    case "’", "‘", "′": append(.sign(0x27), range, text: "'")
    case "º", "°": append(.sign(0x7E), range, text: "°")
    default:
      if scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint {
        at = range.upperBound
      } else if scalar.properties.isAlphabetic {
        readWord()
      } else {
        append(.sign(0x2A), range)
      }
    }
  }

  private func closesTag() -> Bool {
    let next = byte(at + 1)
    guard isLetter(next) || next == 0x2F else { return false }
    return bytes[at..<Swift.min(bytes.count, at + 200)].contains(0x3E)
  }

  private mutating func skipTag() { at = (bytes[at...].firstIndex(of: 0x3E) ?? bytes.count - 1) + 1 }

  /// "&frac12;", "&nbsp;", "&amp;", "&#189;"; a lone "&" is a sign.
  private mutating func readEntity() {
    guard let (scalar, end) = entity(at) else { return append(.sign(0x26), at..<at + 1) }
    guard scalar.isASCII else { return read(scalar, at..<end) }
    if scalar == " " { at = end } else { append(.sign(UInt8(scalar.value)), at..<end) }
  }

  /// What an entity there stands for, and the byte behind it; nil for none that is known.
  private func entity(_ start: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    let end = bytes[start..<Swift.min(bytes.count, start + 10)].firstIndex(of: 0x3B)
    guard let end, end > start + 2 else { return nil }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    return (Self.entities[name] ?? Self.numbered(name)).map { ($0, end + 1) }
  }

  private static func numbered(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    guard let code = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10), code >= 0x20 else {
      return nil
    }
    return Unicode.Scalar(code)
  }

  /// Capital T is a tablespoon, small t a teaspoon.
  private static func letter(_ byte: UInt8) -> WordFacts? {
    switch byte {
    case 0x54: WordFacts(unit: .tablespoon)
    case 0x74: WordFacts(unit: .teaspoon)
    default: WordFacts.table[String(UnicodeScalar(byte | 0x20))]
    }
  }

  private static let entities: [String: Unicode.Scalar] = [
    "nbsp": " ", "amp": "&", "frac12": "½", "frac14": "¼", "frac34": "¾", "frac13": "⅓", "frac23": "⅔",
    "frac18": "⅛", "ndash": "–", "mdash": "—", "times": "×", "quot": "\"", "rsquo": "’", "lsquo": "‘",
    "apos": "'", "deg": "°", "thinsp": " ", "eacute": "é", "egrave": "è", "ntilde": "ñ", "ccedil": "ç",
    "agrave": "à", "acirc": "â", "aacute": "á", "ecirc": "ê", "iacute": "í", "icirc": "î", "iuml": "ï",
    "oacute": "ó", "ocirc": "ô", "ouml": "ö", "uuml": "ü", "auml": "ä", "uacute": "ú", "ucirc": "û",
    "aring": "å", "oslash": "ø", "Eacute": "É",
  ]

  private static let fractions: [Unicode.Scalar: Rational] = [
    "½": Rational(1, 2), "⅓": Rational(1, 3), "⅔": Rational(2, 3), "¼": Rational(1, 4), "¾": Rational(3, 4),
    "⅕": Rational(1, 5), "⅖": Rational(2, 5), "⅗": Rational(3, 5), "⅘": Rational(4, 5), "⅙": Rational(1, 6),
    "⅚": Rational(5, 6), "⅛": Rational(1, 8), "⅜": Rational(3, 8), "⅝": Rational(5, 8), "⅞": Rational(7, 8),
  ]
}
