/// The unit a shopper reads a sum in. The value stays exact.
///
/// What every dish counts the same way stays so counted ("3" onions, "2" cans); else what is sold
/// by weight is weighed, what is sold by the piece counted, the rest measured as the dishes do.
func friendlyAmount(_ sum: Measured, of tally: Tally, soldAs package: Package?) -> Amount {
  let density = tally.goods.density
  let units = tally.sources.compactMap { $0.amount?.unit }.filter {
    Meeting($0, density: density) == sum.meeting
  }
  guard let first = units.first else { return sum.amount(in: sum.meeting.plainUnit, density: density) }
  let isCounted = first.dimension == .count || first.dimension == .shape
  if isCounted, units.allSatisfy({ $0 == first }) { return sum.amount(in: first, density: density) }
  let sold = package.map(\.amount.unit).flatMap { Meeting($0, density: density) == sum.meeting ? $0 : nil }
  let lead = sold ?? first
  switch lead.dimension {
  case .weight:
    let isMetric = (units + [lead]).filter { $0.dimension == .weight }.allSatisfy(\.isMetric)
    return weighed(sum, density: density, isMetric: isMetric)
  case .volume:
    let volumes = units.filter { $0.dimension == .volume }
    return poured(sum, density: density, isMetric: !volumes.isEmpty && volumes.allSatisfy(\.isMetric))
  case .count: return sum.amount(in: .each, density: density)
  case .shape, .length: return sum.amount(in: lead, density: density)
  }
}

private func weighed(_ sum: Measured, density: Density, isMetric: Bool) -> Amount {
  let large: Unit = isMetric ? .kilogram : .pound
  let amount = sum.amount(in: large, density: density)
  return amount.value >= .one ? amount : sum.amount(in: isMetric ? .gram : .ounce, density: density)
}

private func poured(_ sum: Measured, density: Density, isMetric: Bool) -> Amount {
  if isMetric {
    let liters = sum.amount(in: .liter, density: density)
    return liters.value >= .one ? liters : sum.amount(in: .milliliter, density: density)
  }
  let cups = sum.amount(in: .cup, density: density)
  if cups.value >= Rational(1, 4) { return cups }
  let spoons = sum.amount(in: .tablespoon, density: density)
  return spoons.value >= .one ? spoons : sum.amount(in: .teaspoon, density: density)
}

extension Unit {
  fileprivate var isMetric: Bool { system == .metric }
}

extension Meeting {
  fileprivate var plainUnit: Unit {
    switch self {
    case .weight: .gram
    case .volume: .milliliter
    case .count: .each
    case .shape(let unit): unit
    }
  }
}
