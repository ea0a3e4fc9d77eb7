import Quantities
package import Values

/// Amounts as files have them: "3", "1 1/2 cups", "2 lb + 3 cups". What is written is read back as it was.
package enum ExactAmounts {
  /// The same for a cell of a table: what a spreadsheet takes for a day ("1/2") is a decimal, or has its unit told.
  static func cell(_ amounts: [Amount]) -> String {
    guard let only = amounts.first, amounts.count == 1, only.unit == .each, !only.value.isWhole else {
      return text(amounts)
    }
    return 1000 % only.value.denominator == 0 ? only.value.decimalText(places: 3) : "\(text(only)) each"
  }

  /// All of them, exactly: a fraction, or a decimal that ends.
  package static func text(_ amounts: [Amount]) -> String { amounts.map(text).joined(separator: " + ") }

  private static func text(_ amount: Amount) -> String {
    let label = amount.unit.label(for: amount.value)
    let number = number(amount.value)
    return label.isEmpty ? number : "\(number) \(label)"
  }

  private static func number(_ value: Rational) -> String {
    if value.denominator <= 16 { return value.text }
    let places = (1...9).first { place in
      let scale = (0..<place).reduce(1) { product, _ in product * 10 }
      return scale % value.denominator == 0
    }
    if let places { return value.decimalText(places: places) }
    let (whole, rest) = value.numerator.quotientAndRemainder(dividingBy: value.denominator)
    return whole == 0 ? "\(rest)/\(value.denominator)" : "\(whole) \(rest)/\(value.denominator)"
  }

  /// Reads them back; nil unless all of the text is amounts.
  package static func read(_ text: String) -> [Amount]? {
    var found: [Amount] = []
    for part in text.split(separator: "+", omittingEmptySubsequences: false) {
      guard let amount = readOne(part.trimmingSpaces()) else { return nil }
      found.append(amount)
    }
    return found
  }

  private static func readOne(_ text: String) -> Amount? {
    let words = text.split(separator: " ").map(String.init)
    for count in [2, 1] where words.count >= count {
      let number = words[..<count].joined(separator: " ")
      guard let value = Rational(text: number), value > .zero, value < Rational(1_000_000) else { continue }
      let unit = words[count...].joined(separator: " ")
      if unit.isEmpty { return Amount(value, .each) }
      if let unit = Unit(named: unit) { return Amount(value, unit) }
    }
    // "400g", "a dozen", "x5".
    if let said = SaidAmounts(text).amount(at: 0), said.end == text.utf8.count { return said.amount }
    return times(text)
  }

  /// "x5", "5x", "×5".
  private static func times(_ text: String) -> Amount? {
    let word = text.lowercased().replacing("×", with: "x")
    let digits = word.hasPrefix("x") ? word.dropFirst() : word.hasSuffix("x") ? word.dropLast() : ""
    return Int(digits.trimmingSpaces()).flatMap {
      $0 > 0 && $0 < 1_000_000 ? Amount(Rational($0), .each) : nil
    }
  }
}
