import Kitchen
import Values

extension Wording {
  /// "Chicken breast is safe at 165 °F (74 °C) inside."
  func temperatureText(_ food: Ingredient, _ safe: SafeTemperature?) -> String {
    let name = capitalized(food.plural ?? food.name)
    guard let safe else { return "\(name): no temperature to watch; go by look and taste." }
    let celsius = (Rational(safe.fahrenheit - 32) * Rational(5, 9)).rounded
    let rest = safe.restMinutes == 0 ? "" : ", then rest \(counted(safe.restMinutes, "minute"))"
    return "\(name): safe at \(safe.fahrenheit)\u{A0}°F (\(celsius)\u{A0}°C) at the thickest place\(rest)."
  }

  /// The month's produce in one paragraph. Source: Seasonal Food Guide.
  func season(_ month: Int, _ foods: [Ingredient]) -> [Block] {
    guard !foods.isEmpty else { return .say("I have no produce noted for \(monthName(month)).") }
    let names = foods.map { unbroken($0.plural ?? $0.name) }.sorted()
    return .say("In season in \(monthName(month)), in half the states or more:")
      + [.paragraph([Span(names.joined(separator: ", "))], indent: 2, hanging: 2)]
  }

  func seasonText(_ food: Ingredient, _ month: Int) -> String {
    let name = capitalized(food.plural ?? food.name)
    guard !food.months.isEmpty else { return "\(name): I have no season noted." }
    let months = joined(food.months.sorted().map { monthName($0) })
    let now = food.months.contains(month) ? "in season now" : "not in season now"
    return "\(name): \(now); the months are \(months)."
  }
}

private func monthName(_ month: Int) -> String {
  let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  return names.indices.contains(month - 1) ? names[month - 1] : ""
}
