/// A scale of temperature. Degrees convert between scales, never into amounts. Source: 001 FR-2.
package enum TemperatureScale: String, CaseIterable, Codable, Sendable {
  case fahrenheit, celsius

  package var symbol: String { self == .fahrenheit ? "°F" : "°C" }
  package var name: String { rawValue }
  package var system: UnitSystem { self == .fahrenheit ? .us : .metric }
  /// Other names, in lower case.
  package var aliases: [String] {
    self == .fahrenheit
      ? ["f", "fahrenheit", "degrees fahrenheit"] : ["c", "celsius", "centigrade", "degrees celsius"]
  }

  package var other: TemperatureScale { self == .fahrenheit ? .celsius : .fahrenheit }

  /// The same heat on the other scale, exactly.
  package func onOther(_ degrees: Rational) -> Rational {
    self == .fahrenheit ? (degrees - Rational(32)) * Rational(5, 9) : degrees * Rational(9, 5) + Rational(32)
  }
}
