import Talk

/// Degrees said, of one scale, and the same heat in the other.
struct DegreesConverted: Reply {
  var degrees: Rational
  var isFahrenheit: Bool
  var other: Rational

  func blocks(_ words: Wording) -> [Block] {
    .say("\(text(degrees, isFahrenheit)) is \(text(Rational(other.rounded), !isFahrenheit)).")
  }

  private func text(_ degrees: Rational, _ isFahrenheit: Bool) -> String {
    "\(degrees.text)\u{A0}°\(isFahrenheit ? "F" : "C")"
  }

  func next(_ words: Wording) -> Closing { words.foodClosing }

  var matter: Facts? {
    [
      "kind": "temperature", "scale": isFahrenheit ? "fahrenheit" : "celsius", "degrees": hundredths(degrees),
      "other": hundredths(other),
    ]
  }
}

/// When a food is safely cooked; nil for one that needs no watching.
struct SafeTemperatureTold: Reply {
  var food: Ingredient
  var safe: SafeTemperature?

  /// "Chicken breasts: safe at 165 °F (74 °C) at the thickest place."
  func blocks(_ words: Wording) -> [Block] {
    let name = capitalized(food.plural ?? food.name)
    guard let safe else { return .say("\(name): no temperature to watch; go by look and taste.") }
    let celsius = (Rational(safe.fahrenheit - 32) * Rational(5, 9)).rounded
    let rest = safe.restMinutes == 0 ? "" : ", then rest \(counted(safe.restMinutes, "minute"))"
    return .say(
      "\(name): safe at \(safe.fahrenheit)\u{A0}°F (\(celsius)\u{A0}°C) at the thickest place\(rest).")
  }

  func next(_ words: Wording) -> Closing { words.foodClosing }

  var matter: Facts? {
    [
      "kind": "temperature", "food": Facts(food), "fahrenheit": safe?.fahrenheit,
      "rest_minutes": safe?.restMinutes,
    ]
  }
}
