/// How much of something a person or a recipe said, the words always kept.
package struct Quantity: Hashable, Sendable, Codable {
  /// The reading of the words.
  package enum Measure: Hashable, Sendable, Codable {
    case amount(Amount)
    /// "2 to 3 tbsp": both ends, the lower first.
    case range(Amount, Rational)
    /// "2 (14.5 oz) cans": a count of packages and what each holds.
    case packages(count: Rational, unit: Unit, size: Amount)
    /// "a pinch", "to taste": used as written, never added up. Source: 001 FR-1.
    case words
  }

  package var measure: Measure
  /// As it was written.
  package var text: String
  package init(_ measure: Measure, text: String) { (self.measure, self.text) = (measure, text) }
  package init(_ amount: Amount) { self.init(.amount(amount), text: amount.text) }

  /// What it comes to as one amount: the upper end of a range, count times size of packages; nil for words.
  package var total: Amount? {
    switch measure {
    case .amount(let amount): amount
    case .range(let low, let high): Amount(high, low.unit)
    case .packages(let count, _, let size): size * count
    case .words: nil
    }
  }

  /// Scaled by a factor: numbers multiply, a package's size and words stay. A factor of 1 changes nothing.
  package func scaled(by factor: Rational) -> Quantity {
    if factor == .one { return self }
    switch measure {
    case .amount(let amount): return Quantity(amount * factor)
    case .range(let low, let high):
      let scaled = low * factor
      let top = high * factor
      return Quantity(.range(scaled, top), text: "\(scaled.value.text)–\(Amount(top, low.unit).text)")
    case .packages(let count, let unit, let size):
      let scaled = count * factor
      return Quantity(
        .packages(count: scaled, unit: unit, size: size),
        text: "\(scaled.text) (\(size.text)) \(unit.label(for: scaled))")
    case .words: return self
    }
  }
}
