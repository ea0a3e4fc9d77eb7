package import Values

/// Reads an amount as recipes write it, with its unit apart where the format keeps them apart: "3", "1/2", "1
/// 1/2", "0.75", "2-3", "150g", and packages such as 2 of "15-oz cans". What is no number of a known unit
/// stays as words, never added up; the text is always kept. Source: food-data §3, §10.
package func parseQuantity(_ text: String, unit: String? = nil) -> Quantity {
  let number = text.trimmingSpaces()
  let word = (unit ?? "").trimmingSpaces()
  let written = [number, word].filter { !$0.isEmpty }.joined(separator: " ")
  if number.isEmpty { return Quantity(.words, text: written) }
  guard let measure = measure(number, word) ?? glued(written) else { return Quantity(.words, text: written) }
  return Quantity(measure, text: written)
}

private func measure(_ number: String, _ word: String) -> Quantity.Measure? {
  guard let (low, high) = span(number) else { return nil }
  let isSize = word.isEmpty || ["large", "medium", "small"].contains(word.lowercased())
  guard let unit = isSize ? .each : Unit(named: word) else {
    guard let (size, unit) = packageSize(word), high == nil else { return nil }
    return .packages(count: low, unit: unit, size: size)
  }
  let amount = Amount(low, unit)
  return high.map { .range(amount, $0) } ?? .amount(amount)
}

/// "150g", "2 tbsp", "2 15-oz cans": the number and the unit in one text.
private func glued(_ text: String) -> Quantity.Measure? {
  let plain = text.replacingVulgarFractions()
  var ends = plain.indices.filter { index in
    guard index > plain.startIndex else { return false }
    let before = plain[plain.index(before: index)]
    return before == " " || (before.isNumber && plain[index].isLetter)
  }
  ends.reverse()
  for end in ends {
    let rest = plain[end...].trimmingSpaces()
    if let found = measure(plain[..<end].trimmingSpaces(), rest), !rest.isEmpty { return found }
  }
  return nil
}

/// One number, or the two ends of a range with the lower first. Zero and less are no amounts.
private func span(_ text: String) -> (Rational, Rational?)? {
  if let value = value(text) { return (value, nil) }
  for dash in [" to ", "–", "—", "-"] {
    let ends = text.split(separator: dash, maxSplits: 1).map { $0.trimmingSpaces() }
    guard ends.count == 2, let low = value(ends[0]), let high = value(ends[1]) else { continue }
    // "1-1/2" is one and a half.
    if dash == "-", low.isWhole, high < .one { return (low + high, nil) }
    return low < high ? (low, high) : nil
  }
  return nil
}

private func value(_ text: String) -> Rational? {
  if let spoken = numberWords[text.lowercased()] { return spoken }
  let plain = text.contains(",") ? withoutThousands(text) : text
  guard let plain, let value = Rational(text: plain), value > .zero else { return nil }
  return value
}

/// "1,000" without its comma; nil when the comma is anything else.
private func withoutThousands(_ text: String) -> String? {
  let groups = text.split(separator: ",", omittingEmptySubsequences: false)
  guard let first = groups.first, (1...3).contains(first.count),
    groups.dropFirst().allSatisfy({ $0.count == 3 && Int($0) != nil })
  else { return nil }
  return groups.joined()
}

/// "15-oz cans", "(14.5 oz) can", "13.5-fl-oz can": what one package holds.
private func packageSize(_ text: String) -> (Amount, Unit)? {
  let words = text.filter { $0 != "(" && $0 != ")" }.split(whereSeparator: { $0 == " " || $0 == "-" })
  guard words.count >= 3, let container = Unit(named: words[words.count - 1]), container.dimension == .shape
  else { return nil }
  for numbers in [2, 1] where words.count > numbers + 1 {
    let unitName = words[numbers..<(words.count - 1)].joined(separator: " ")
    guard let value = value(words[..<numbers].joined(separator: " ")),
      let unit = Unit(named: unitName)
    else { continue }
    return (Amount(value, unit), container)
  }
  return nil
}

private let numberWords: [String: Rational] = [
  "a": .one, "an": .one, "half": Rational(1, 2), "half a": Rational(1, 2), "one": .one,
  "two": Rational(2), "three": Rational(3), "four": Rational(4), "five": Rational(5),
  "six": Rational(6), "seven": Rational(7), "eight": Rational(8), "nine": Rational(9),
  "ten": Rational(10), "eleven": Rational(11), "twelve": Rational(12),
]
