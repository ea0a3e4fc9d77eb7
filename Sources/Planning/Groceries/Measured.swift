/// What amounts of one food have in common when they can be added up.
enum Meeting: Hashable {
  /// Grams: everything a density or piece weight can bring to a weight.
  case weight
  /// Millilitres, when no density is known.
  case volume
  /// Pieces, when no piece weight is known.
  case count
  /// A shape on its own: cans meet cans.
  case shape(Unit)

  /// A unique position, for a stable order of amounts that stand side by side.
  var order: Int {
    switch self {
    case .weight: -3
    case .volume: -2
    case .count: -1
    case .shape(let unit): unit.place
    }
  }
}

/// An amount in the base unit of its meeting: grams, millilitres, pieces or shapes. Exact.
struct Measured: Hashable {
  var meeting: Meeting
  var base: Rational

  init(_ amount: Amount, density: Density) {
    meeting = Meeting(amount.unit, density: density)
    base = amount.value * meeting.basePerUnit(amount.unit, density: density)
  }

  init(_ meeting: Meeting, _ base: Rational) { (self.meeting, self.base) = (meeting, base) }

  /// The amount in a unit of the same meeting, exactly.
  func amount(in unit: Unit, density: Density) -> Amount {
    Amount(base / meeting.basePerUnit(unit, density: density), unit)
  }
}

extension Meeting {
  init(_ unit: Unit, density: Density) {
    if gramsPerUnit(unit, density) != nil {
      self = .weight
      return
    }
    switch unit.dimension {
    case .weight: self = .weight
    case .volume: self = .volume
    case .count: self = .count
    case .shape, .length: self = .shape(unit)
    }
  }

  fileprivate func basePerUnit(_ unit: Unit, density: Density) -> Rational {
    switch self {
    case .weight: gramsPerUnit(unit, density) ?? .one
    case .volume, .count: unit.ratio
    case .shape: .one
    }
  }
}
