import Talk

/// "4 things", "2.3 lb", "$12.40", "8.1 lb of CO2e", "1,200 gallons of water": so much of a measure, in those units.
func lossText(_ value: Rational, _ measure: LossMeasure, _ system: UnitSystem) -> String {
  let isMetric = system == .metric
  switch measure {
  case .things: return counted(value.rounded, "thing")
  case .money: return Money(cents: value.rounded).text
  case .weight, .carbon: return weightText(value, system)
  case .water:
    let liters = value / Rational(1000)
    return figure(isMetric ? liters : liters * Rational(26_417, 100_000), isMetric ? "l" : "gallons")
  case .land:
    let meters = value / Rational(10_000)
    return figure(isMetric ? meters : meters * Rational(10_764, 1000), isMetric ? "m²" : "sq ft")
  }
}

/// "3 oz", "2.3 lb", "450 g", "1.2 kg".
func weightText(_ grams: Rational, _ system: UnitSystem) -> String {
  if system == .metric {
    return grams < Rational(1000) ? "\(grams.rounded)\u{A0}g" : figure(grams / Rational(1000), "kg")
  }
  let ounces = grams * Rational(100_000, 2_834_952)
  return ounces < Rational(16) ? figure(ounces, "oz") : figure(ounces / Rational(16), "lb")
}

/// One place behind the point under ten, none above; "0.1" for less than that.
private func figure(_ value: Rational, _ unit: String) -> String {
  if value >= Rational(10) { return "\(thousands(value.rounded))\u{A0}\(unit)" }
  let shown = value > .zero ? max(value, Rational(1, 10)) : value
  return "\(shown.decimalText(places: 1))\u{A0}\(unit)"
}

/// Blocks alone, for bars beside one another; nothing for none.
func barText(_ value: Rational, of whole: Rational) -> String {
  guard whole > .zero else { return "" }
  let parts = (value * 1000 / whole).rounded
  return String(bar(value: parts, of: 1000, width: 10).prefix { $0 == "█" || $0 == "░" })
}

extension LossLevel {
  /// The colour that goes with the word.
  var tint: Tint {
    switch self {
    case .high: .bad
    case .moderate: .warn
    case .low: .good
    }
  }
}

/// "No weight is known of spinach and cooked masala, so they are not in it."; empty where everything has a figure.
func withoutText(_ sum: LossSum) -> String {
  guard !sum.without.isEmpty else { return "" }
  let what =
    switch sum.measure {
    case .things, .weight: "weight"
    case .money: "price"
    case .carbon, .water, .land: "weight or figure"
    }
  let names =
    sum.without.count > 6 ? sum.without.prefix(5) + ["\(sum.without.count - 5) more"] : sum.without[...]
  return "Not counted, as no \(what) is known: \(joined(Array(names)))."
}

/// "March", "March 2025": a month by its first day.
func monthText(_ month: Day, _ today: Day) -> String {
  month.civil.year == today.civil.year ? month.monthName : "\(month.monthName)\u{A0}\(month.civil.year)"
}

/// A group's heading: what stands for the one without a name, and places in words.
func groupText(_ group: LossGroup, _ grouping: LossGrouping) -> String {
  group.name.isEmpty
    ? "not told" : grouping == .reason || grouping == .place ? spaced(group.name) : group.name
}
