/// The unit a cook would reach for: 6 tsp is 2 tbsp, 1/8 cup is 2 tbsp, 20 oz is 1 lb 4 oz.
func inReadableUnit(_ amount: Amount) -> Amount {
  var amount = amount
  while let larger = stepsUp[amount.unit], amount.value >= larger.from {
    amount = Amount(amount.value * amount.unit.ratio / larger.unit.ratio, larger.unit)
  }
  while let smaller = stepsDown[amount.unit], amount.value < smaller.below {
    amount = Amount(amount.value * amount.unit.ratio / smaller.unit.ratio, smaller.unit)
  }
  return amount
}

/// The next unit up, and the value from which it is used.
private let stepsUp: [Unit: (unit: Unit, from: Rational)] = [
  .teaspoon: (.tablespoon, Rational(3)), .tablespoon: (.cup, Rational(4)),
  .ounce: (.pound, Rational(16)), .gram: (.kilogram, Rational(1000)),
  .milliliter: (.liter, Rational(1000)),
]

/// The next unit down, and the value under which it is used.
private let stepsDown: [Unit: (unit: Unit, below: Rational)] = [
  .cup: (.tablespoon, Rational(1, 4)), .tablespoon: (.teaspoon, Rational(1, 2)),
  .pound: (.ounce, Rational(1, 4)), .kilogram: (.gram, .one), .liter: (.milliliter, .one),
  .deciliter: (.milliliter, .one),
]

/// What takes the rest when one measure misses, and the points of the larger part to try.
let companions: [Unit: (unit: Unit, bases: [[Rational]])] = [
  .cup: (.tablespoon, [cupShares, quarters]), .tablespoon: (.teaspoon, [[.one]]), .pound: (.ounce, [[.one]]),
]

/// The shares of one that a unit is measured in, ascending, ending in 1; for larger steps a single
/// number. Source: food-data §6.
func grid(of unit: Unit, at value: Rational, _ counting: Counting) -> [Rational] {
  switch unit {
  case .teaspoon:
    let small = value < .one ? [Rational(1, 8)] : []
    return small + [Rational(1, 4), Rational(1, 2), Rational(3, 4), .one]
  case .tablespoon: return [Rational(1, 2), .one]
  case .cup: return cupShares
  case .ounce: return value < Rational(8) ? quarters : [Rational(1, 2), .one]
  case .pound: return value < .one ? eighths : quarters
  case .fluidOunce: return [Rational(1, 2), .one]
  case .pint, .quart, .gallon, .gill, .peck, .bushel, .liter, .deciliter, .centiliter, .kilogram, .decagram:
    return tenths(unit)
  case .dessertspoon: return [Rational(1, 2), .one]
  case .gram, .milliliter: return [metricStep(value)]
  case .each, .dozen:
    let whole = Rational(value.rounded)
    let gap = whole < value ? value - whole : whole - value
    let isClose = gap * 100 <= value * 15
    return counting == .whole && isClose ? [.one] : value < Rational(10) ? halves : [.one]
  case .inch, .centimeter: return halves
  case .millimeter, .milligram: return [metricStep(value)]
  default: return value < Rational(4) ? halves : [.one]
  }
}

/// The shares of one that the unit is measured in where amounts are small: "1/4, 1/3, 1/2, 2/3, 3/4, 1" of a cup.
package func kitchenSteps(of unit: Unit) -> [Rational] { grid(of: unit, at: .one, .halves) }

private let cupShares = [
  Rational(1, 4), Rational(1, 3), Rational(1, 2), Rational(2, 3), Rational(3, 4), Rational.one,
]
private let halves = [Rational(1, 2), Rational.one]
private let quarters = [Rational(1, 4), Rational(1, 2), Rational(3, 4), .one]
private let eighths = (1...8).map { Rational($0, 8) }

private func tenths(_ unit: Unit) -> [Rational] {
  unit.system == .us ? quarters : (1...10).map { Rational($0, 10) }
}

private func metricStep(_ value: Rational) -> Rational {
  value < Rational(50) ? .one : value < Rational(500) ? Rational(5) : Rational(10)
}

/// The nearest grid point; halfway goes up.
func rounded(_ value: Rational, to grid: [Rational]) -> Rational {
  let low = roundedDown(value, to: grid)
  let high = pointAfter(low, in: grid)
  return high - value <= value - low ? high : low
}

/// The largest grid point not above the value.
func roundedDown(_ value: Rational, to grid: [Rational]) -> Rational {
  let step = grid.last ?? .one
  let whole = step * (value / step).floor
  return whole + (grid.last { whole + $0 <= value } ?? .zero)
}

/// The smallest step of the unit: what is shown instead of nothing.
func smallest(of unit: Unit) -> Rational { grid(of: unit, at: Rational(1, 16), .halves).first ?? .one }

private func pointAfter(_ point: Rational, in grid: [Rational]) -> Rational {
  let step = grid.last ?? .one
  let whole = step * (point / step).floor
  return whole + (grid.first { whole + $0 > point } ?? step)
}
