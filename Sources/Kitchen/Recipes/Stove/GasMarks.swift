/// A gas mark in degrees, or degrees as the nearest gas mark.
package enum GasAnswer: Hashable, Sendable {
  case degrees(GasMark)
  /// The mark nearest to so many °F; nil below and above all of them.
  case mark(GasMark?, asked: Rational, TemperatureScale)
}

extension Stove {
  /// What a line about gas marks asks; nil for every other line. Source: `tables/gas_marks.csv`.
  package func gasAnswer(for line: StoveLine) -> GasAnswer? {
    let words = line.words.words
    guard words.contains("gas"), words.contains("mark") || words.contains("gasmark") else {
      // "gas 4" for short.
      guard let at = words.firstIndex(of: "gas"), at + 1 < words.count,
        let mark = gasMarks.first(where: { $0.mark == words[at + 1] })
      else { return nil }
      return .degrees(mark)
    }
    if let at = words.lastIndex(of: "mark"), at + 1 < words.count,
      let mark = gasMarks.first(where: { $0.mark == words[at + 1] }), words[at - 1] == "gas"
    {
      return .degrees(mark)
    }
    guard let degrees = line.degrees else { return nil }
    let scale = line.scale ?? (degrees < Rational(250) ? .celsius : .fahrenheit)
    let asked = scale == .fahrenheit ? degrees : scale.onOther(degrees)
    let near = gasMarks.min { abs($0.fahrenheit - asked.rounded) < abs($1.fahrenheit - asked.rounded) }
    let isNear = near.map { abs($0.fahrenheit - asked.rounded) <= 20 } ?? false
    return .mark(isNear ? near : nil, asked: degrees, scale)
  }
}
