/// An exact number of a unit: 1 1/2 cups.
package struct Amount: Hashable, Sendable, Codable {
  package var value: Rational
  package var unit: Unit
  package init(_ value: Rational, _ unit: Unit) { (self.value, self.unit) = (value, unit) }

  /// "1 1/2 cups", "3" (of `each`), "2 lb".
  package var text: String {
    let label = unit.label(for: value)
    return label.isEmpty ? value.text : "\(value.text) \(label)"
  }

  package static func * (a: Amount, factor: Rational) -> Amount { Amount(a.value * factor, a.unit) }
}

/// Why an amount could not be converted.
package enum ConversionError: Error, Equatable, Sendable {
  /// The units measure different things and nothing says how they relate. Source: 004 §3.8.
  case incompatibleUnits(from: Unit, to: Unit)
}

/// What links volume and count to weight for one food. Nil: not known.
package struct Density: Hashable, Sendable {
  package var gramsPerMilliliter, gramsPerPiece: Rational?
  /// The shape a piece is counted in when it isn't the whole thing: `clove` for garlic.
  package var pieceUnit: Unit

  package init(gramsPerMilliliter: Rational? = nil, gramsPerPiece: Rational? = nil, pieceUnit: Unit = .each) {
    (self.gramsPerMilliliter, self.gramsPerPiece) = (gramsPerMilliliter, gramsPerPiece)
    self.pieceUnit = pieceUnit
  }

  package static let unknown = Density()
}

/// Converts an amount to another unit, exactly.
///
/// Within volume, weight and count always; across them only through the density or piece weight given. A
/// shape (a can, a bunch) converts only to itself. Throws `incompatibleUnits` otherwise. Source: 004 §3.8.
package func convertUnit(
  _ amount: Amount, to unit: Unit, density: Density = .unknown
) throws(ConversionError) -> Amount {
  if amount.unit == unit { return amount }
  if amount.unit.dimension == unit.dimension, unit.dimension != .shape {
    return Amount(amount.value * amount.unit.ratio / unit.ratio, unit)
  }
  guard let from = gramsPerUnit(amount.unit, density), let to = gramsPerUnit(unit, density) else {
    throw .incompatibleUnits(from: amount.unit, to: unit)
  }
  return Amount(amount.value * from / to, unit)
}

/// Grams in one of the unit, when the food's density or piece weight tells.
package func gramsPerUnit(_ unit: Unit, _ density: Density) -> Rational? {
  switch unit.dimension {
  case .weight: unit.ratio
  case .volume: density.gramsPerMilliliter.map { $0 * unit.ratio }
  case .count: density.pieceUnit == .each ? density.gramsPerPiece.map { $0 * unit.ratio } : nil
  case .shape: density.pieceUnit == unit ? density.gramsPerPiece : nil
  case .length: nil
  }
}
