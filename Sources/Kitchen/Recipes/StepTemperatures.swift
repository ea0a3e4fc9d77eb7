/// The text with its temperatures on one scale: "350°F" is "175°C". Those on it already stay, as do those told on
/// both ("350°F (175°C)") and numbers whose scale is not told. The heat of an oven is rounded to 5 degrees, that of
/// a thermometer in the food to one. Source: requirements QM-16.
package func withTemperatures(_ text: String, in scale: TemperatureScale) -> String {
  guard text.contains(where: { $0 == "°" || $0 == "º" || $0 == "F" || $0 == "C" }) || text.contains("degrees")
  else { return text }
  let letters = Array(text)
  var result = ""
  var at = 0
  while at < letters.count {
    guard isStart(at, letters), let found = StepTemperature(letters, at: at) else {
      result.append(letters[at])
      at += 1
      continue
    }
    if let end = found.endOfPair(in: letters) {
      result += String(letters[at..<end])
      at = end
    } else {
      result += found.scale == scale ? String(letters[at..<found.end]) : found.textOnOther
      at = found.end
    }
  }
  return result
}

/// Whether a number may begin there: not inside a word, a fraction or another number.
private func isStart(_ at: Int, _ letters: [Character]) -> Bool {
  guard isDigit(letters, at) else { return false }
  guard at > 0 else { return true }
  let before = letters[at - 1]
  return !before.isLetter && !before.isNumber && before != "." && before != "/" && before != "-"
}

private func isDigit(_ letters: [Character], _ at: Int) -> Bool {
  letters.indices.contains(at) && letters[at].isASCII && letters[at].isNumber
}

/// A temperature as a step tells it: "350°F", "180 °C", "325 to 350 degrees F".
private struct StepTemperature {
  /// One number, or the two ends of a range.
  private var degrees: [Rational]
  /// What stands between the ends.
  private var between = ""
  private(set) var scale: TemperatureScale
  /// Behind its last letter.
  private(set) var end: Int

  init?(_ letters: [Character], at start: Int) {
    guard let first = Self.number(letters, at: start) else { return nil }
    degrees = [first.value]
    var at = first.end
    if let range = Self.separators.first(where: { Self.stands($0, letters, at: first.end) }),
      let second = Self.number(letters, at: at + range.count)
    {
      degrees.append(second.value)
      between = range
      at = second.end
    }
    guard let sign = Self.sign(letters, at: at) else { return nil }
    (scale, end) = sign
  }

  /// Where the same heat on the other scale ends that stands right behind it; nil when none does.
  func endOfPair(in letters: [Character]) -> Int? {
    for link in [" (", "(", " / ", "/"] where Self.stands(link, letters, at: end) {
      guard let other = StepTemperature(letters, at: end + link.count), other.scale != scale else { continue }
      return other.end
    }
    return nil
  }

  /// "175°C", "165–175°C".
  var textOnOther: String {
    degrees.map { "\(onOther($0))" }.joined(separator: between) + scale.other.symbol
  }

  private func onOther(_ value: Rational) -> Int {
    let other = scale.onOther(value)
    let isFahrenheit = scale == .fahrenheit
    let mark = Rational(isFahrenheit ? 25 : 10)
    let isOven =
      value >= Rational(isFahrenheit ? 300 : 150)
      || value >= Rational(isFahrenheit ? 200 : 100) && (value / mark).isWhole
    return isOven ? (other / Rational(5)).rounded * 5 : other.rounded
  }

  private static let separators = ["–", "-", " to ", " – ", " - "]

  private static func stands(_ text: String, _ letters: [Character], at: Int) -> Bool {
    letters.dropFirst(at).starts(with: text)
  }

  /// "350", "98.6".
  private static func number(_ letters: [Character], at start: Int) -> (value: Rational, end: Int)? {
    var end = start
    while isDigit(letters, end) { end += 1 }
    if end > start, end < letters.count, letters[end] == ".", isDigit(letters, end + 1) {
      end += 1
      while isDigit(letters, end) { end += 1 }
    }
    guard end > start, end - start <= 6 else { return nil }
    return Rational(text: String(letters[start..<end])).map { ($0, end) }
  }

  /// "°F", " degrees Celsius", "F": the scale, and where its name ends.
  private static func sign(_ letters: [Character], at start: Int) -> (TemperatureScale, Int)? {
    for mark in ["°", " °", "\u{A0}°", "º", " º", " degrees", "\u{A0}degrees", " ", "\u{A0}", ""]
    where stands(mark, letters, at: start) {
      let after = start + mark.count
      let isBare = mark.allSatisfy(\.isWhitespace)
      let gap = !isBare && stands(" ", letters, at: after) ? 1 : 0
      for name in ["Fahrenheit", "Celsius", "F", "C"] where stands(name, letters, at: after + gap) {
        let end = after + gap + name.count
        guard end >= letters.count || !letters[end].isLetter && !letters[end].isNumber else { continue }
        // "2 C" are cups: a letter alone tells a temperature only behind three digits.
        guard !isBare || start >= 3 && (1...3).allSatisfy({ isDigit(letters, start - $0) }) else { continue }
        return (name.hasPrefix("F") ? .fahrenheit : .celsius, end)
      }
    }
    return nil
  }
}
