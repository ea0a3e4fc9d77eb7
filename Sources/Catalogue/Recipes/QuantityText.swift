import Quantities
package import Values

/// Reads an amount as recipes write it, with its unit apart where the format keeps them apart: "3", "1/2", "1
/// 1/2", "0.75", "2-3", "150g", and packages such as 2 of "15-oz cans". What is no number of a known unit
/// stays as words, never added up; the text is always kept. Source: food-data §3, §10.
package func parseQuantity(_ text: String, unit: String? = nil) -> Quantity {
  let number = text.trimmingSpaces()
  let word = (unit ?? "").trimmingSpaces()
  let written = [number, word].filter { !$0.isEmpty }.joined(separator: " ")
  guard !number.isEmpty, let read = IngredientReader().readAmounts(written), read.isWhole,
    let measure = measure(read.amounts)
  else { return Quantity(.words, text: written) }
  return Quantity(measure, text: written)
}

/// One amount, a range, packages of a size, or a sum of measures of one kind; nil for what tells no number.
private func measure(_ amounts: [LineAmount]) -> Quantity.Measure? {
  guard let first = amounts.first, let count = first.quantity, count > .zero, first.unitWord == nil,
    first.unit?.isLoose != true
  else { return nil }
  let unit = first.unit ?? .each
  if let holds = first.holds {
    guard amounts.count == 1, first.upTo == nil, holds.upTo == nil, unit.dimension == .shape else {
      return nil
    }
    return .packages(count: count, unit: unit, size: Amount(holds.quantity, holds.unit))
  }
  if let upTo = first.upTo { return amounts.count == 1 ? .range(Amount(count, unit), upTo) : nil }
  var sum = Amount(count, unit)
  for more in amounts.dropFirst() where more.role != .same {
    guard let value = more.quantity, more.upTo == nil, let other = more.unit,
      other.dimension == unit.dimension
    else { return nil }
    let added = value * other.ratio / unit.ratio
    sum.value = more.role == .minus ? sum.value - added : sum.value + added
  }
  return sum.value > .zero ? .amount(sum) : nil
}
