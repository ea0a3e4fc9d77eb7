extension Rational {
  /// Reads "3", "1/2", "1 1/2", "0.75", "½" and "1½". Anything else is nil.
  package init?(text: some StringProtocol) {
    var rest = Substring(text.trimmingSpaces())
    guard !rest.isEmpty else { return nil }
    var sign = 1
    if rest.first == "-" || rest.first == "−" {
      sign = -1
      rest = rest.dropFirst()
    }
    let parts = rest.replacingVulgarFractions().split(separator: " ")
    guard parts.count == 1 || parts.count == 2 else { return nil }
    var total = Rational.zero
    for (index, part) in parts.enumerated() {
      guard let value = Rational(simple: part) else { return nil }
      if index == 1, value >= .one || !part.contains("/") { return nil }
      if index == 0, parts.count == 2, !value.isWhole { return nil }
      total += value
    }
    self = sign < 0 ? -total : total
  }

  private init?(simple text: Substring) {
    if let slash = text.firstIndex(where: { $0 == "/" || $0 == "\u{2044}" }) {
      guard let n = Int(text[..<slash]), let d = Int(text[text.index(after: slash)...]), n >= 0, d > 0
      else { return nil }
      self.init(n, d)
      return
    }
    if let dot = text.firstIndex(of: ".") {
      let fraction = text[text.index(after: dot)...]
      guard fraction.count <= 15, fraction.allSatisfy({ $0.isASCII && $0.isNumber }),
        text[..<dot].allSatisfy({ $0.isASCII && $0.isNumber }), !(fraction.isEmpty && dot == text.startIndex)
      else { return nil }
      let whole = dot == text.startIndex ? 0 : Int(text[..<dot])
      guard let whole, let digits = fraction.isEmpty ? 0 : Int(fraction) else { return nil }
      var scale = 1
      for _ in fraction { scale *= 10 }
      self = Rational(whole) + Rational(digits, scale)
      return
    }
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let whole = Int(text) else { return nil }
    self.init(whole)
  }

  /// The value as a cook writes it: "3", "1/2", "1 1/2"; denominators past 16 as a short decimal.
  package var text: String {
    if denominator == 1 { return String(numerator) }
    if denominator > 16 { return decimalText(places: 2) }
    let sign = numerator < 0 ? "-" : ""
    let magnitude = Int(clamping: numerator.magnitude)
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: denominator)
    return whole == 0 ? "\(sign)\(rest)/\(denominator)" : "\(sign)\(whole) \(rest)/\(denominator)"
  }

  /// A decimal rounded half up, without trailing zeros: 2/3 to two places is "0.67".
  package func decimalText(places: Int) -> String {
    var scale = 1
    for _ in 0..<max(0, min(places, 9)) { scale *= 10 }
    let scaled = (self * scale).rounded
    let magnitude = Int(clamping: scaled.magnitude)
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: scale)
    var digits = String(rest)
    while digits.count < places { digits = "0" + digits }
    while digits.last == "0" { digits.removeLast() }
    let sign = scaled < 0 ? "-" : ""
    return digits.isEmpty || places == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(digits)"
  }
}

extension StringProtocol {
  /// The text without spaces and tabs at either end.
  package func trimmingSpaces() -> String {
    var view = Substring(self)
    while let first = view.first, first.isWhitespace { view.removeFirst() }
    while let last = view.last, last.isWhitespace { view.removeLast() }
    return String(view)
  }

  /// "1½" becomes "1 1/2"; other text stays.
  package func replacingVulgarFractions() -> String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return String(self) }
    var result = ""
    for character in self {
      guard let fraction = vulgarFractions[character] else {
        result.append(character)
        continue
      }
      if let last = result.last, last.isNumber { result.append(" ") }
      result.append(fraction)
    }
    return result
  }
}

private let vulgarFractions: [Character: String] = [
  "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅖": "2/5", "⅗": "3/5",
  "⅘": "4/5", "⅙": "1/6", "⅚": "5/6", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8",
]
