import Kitchen
import Values

extension Wording {
  /// "1 lb flour is about 3 5/8 cups."
  func convertedText(_ amount: Amount, _ food: Ingredient?, _ result: Amount, also: Amount? = nil) -> String {
    let (plain, isExact) = plainText(result)
    let text = also.map { "\(plain), or \(plainText($0).text)" } ?? plain
    let thing = food.map { amountText(amount, of: $0) } ?? unbroken(amount.text)
    let verb = amount.value > .one ? "are" : "is"
    return "\(thing) \(verb) \(isExact ? "" : "about ")\(text)."
  }

  func notConvertibleText(_ amount: Amount, _ food: Ingredient?, _ unit: Unit) -> String {
    let wanted = unit.label(for: Rational(2))
    let target = wanted.isEmpty ? "pieces" : wanted
    guard let food else {
      return "\(capitalized(unbroken(amount.text))) and \(target) measure different things: "
        + "tell me of which food, as in \(typeable("how many cups in a pound of flour"))."
    }
    return "I don't know how \(food.name) turns from \(amount.unit.label(for: Rational(2))) into \(target)."
  }

  func degreesText(_ degrees: Rational, isFahrenheit: Bool) -> String {
    "\(degrees.text)\u{A0}°\(isFahrenheit ? "F" : "C")"
  }

  /// The amount in its own unit as a kitchen reads it: whole grams and millilitres, eighths of the
  /// rest under ten, halves above; and whether nothing was rounded.
  private func plainText(_ amount: Amount) -> (text: String, isExact: Bool) {
    let step: Rational
    switch amount.unit {
    case .gram, .milliliter: step = amount.value < Rational(10) ? Rational(1, 2) : .one
    default: step = amount.value < Rational(10) ? Rational(1, 8) : Rational(1, 2)
    }
    let rounded = step * Rational((amount.value / step).rounded)
    let shown = rounded.isZero ? amount.value : rounded
    return (unbroken(Amount(shown, amount.unit).text), shown == amount.value)
  }
}
