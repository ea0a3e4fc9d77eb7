/// Whether so much of a food is out of all proportion for a household, so that it is asked about before it is kept:
/// over a kilogram of a spice or of anything that seasons or raises, over 25 kilograms or litres of anything else, over
/// 500 pieces or 60 packages. What can't be weighed is judged by its own unit. Source: requirements QM-13.
package func isUnusual(_ amount: Amount, of food: Ingredient) -> Bool {
  if let grams = try? convertUnit(amount, to: .gram, density: food.density) {
    return grams.value > (food.isSeasoning ? Rational(1000) : Rational(25_000))
  }
  switch amount.unit.dimension {
  case .volume:
    let milliliters = amount.value * amount.unit.ratio
    return milliliters > (food.isSeasoning ? Rational(1000) : Rational(25_000))
  case .count: return amount.value * amount.unit.ratio > Rational(500)
  case .shape: return amount.value > Rational(60)
  case .weight, .length: return false
  }
}

extension Ingredient {
  /// Used by the spoon: salt, spices, baking powder, baking soda, yeast, extracts.
  fileprivate var isSeasoning: Bool {
    let names = ["salt", "soda", "powder", "yeast", "extract", "cream-of-tartar"]
    return subcategory == "Spices"
      || subcategory == "Baking Supplies" && names.contains { id.rawValue.hasSuffix($0) }
  }
}
