/// How a count that is not whole is shown.
package enum Counting: Sendable {
  /// "1 1/2": half an onion is fine.
  case halves
  /// "2" where that is at most 15 % off: nobody halves an egg for less.
  case whole
}

/// The quantity in words a kitchen can measure; words stay as written. Amounts stay exact elsewhere:
/// this text is for eyes only. Source: food-data §6.
package func kitchenText(_ quantity: Quantity, counting: Counting = .halves) -> String {
  switch quantity.measure {
  case .amount(let amount): return kitchenText(amount, counting: counting)
  case .range(let low, let high):
    let ends = [low, Amount(high, low.unit)].map { kitchenAmounts($0, counting: counting) }
    if let a = ends[0].first, let b = ends[1].first, ends.allSatisfy({ $0.count == 1 }), a.unit == b.unit {
      return a.value == b.value ? joined(ends[1]) : "\(a.value.text)–\(b.text)"
    }
    return ends.map(joined).joined(separator: " to ")
  case .packages(let count, let unit, let size):
    let halves = rounded(count, to: [Rational(1, 2), .one])
    let shown = halves.isZero ? Rational(1, 2) : halves
    return "\(shown.text) (\(size.text)) \(unit.label(for: shown))"
  case .words: return quantity.text
  }
}

/// The same for an amount scaled by a factor; a factor of 1 gives the text as it was written.
package func kitchenText(
  _ quantity: Quantity, scaledBy factor: Rational, counting: Counting = .halves
) -> String {
  factor == .one ? quantity.text : kitchenText(quantity.scaled(by: factor), counting: counting)
}

/// "1 3/4 cups + 2 tbsp", "1 lb + 10 oz", "a pinch".
package func kitchenText(_ amount: Amount, counting: Counting = .halves) -> String {
  joined(kitchenAmounts(amount, counting: counting))
}

/// The amount as one or two measures of a kitchen, the larger first; empty for less than a pinch
/// of anything, which a spoon cannot measure. Two where one would be more than 5 % off.
package func kitchenAmounts(_ amount: Amount, counting: Counting = .halves) -> [Amount] {
  guard amount.value > .zero else { return [Amount(.zero, amount.unit)] }
  let exact = inReadableUnit(amount)
  if exact.unit == .teaspoon, exact.value < Rational(1, 16) { return [] }
  let nearest = rounded(exact.value, to: grid(of: exact.unit, at: exact.value, counting))
  if nearest > .zero, !isOff(nearest, from: exact.value) || companions[exact.unit] == nil {
    return [inReadableUnit(Amount(nearest, exact.unit))]
  }
  guard let companion = companions[exact.unit] else { return [Amount(smallest(of: exact.unit), exact.unit)] }
  let splits = companion.bases.compactMap { split(exact, at: $0, rest: companion.unit) }
  guard let best = splits.min(by: { $0.gap < $1.gap }) else {
    return [inReadableUnit(Amount(nearest, exact.unit))]
  }
  return best.parts
}

/// The amount as a grid point of its unit and the rest in a smaller one, with how far that is off.
private func split(
  _ exact: Amount, at points: [Rational], rest unit: Unit
) -> (parts: [Amount], gap: Rational)? {
  let base = roundedDown(exact.value, to: points)
  let ratio = exact.unit.ratio / unit.ratio
  let rest = (exact.value - base) * ratio
  let shown = rounded(rest, to: grid(of: unit, at: rest, .halves))
  let gap = shown < rest ? rest - shown : shown - rest
  if shown.isZero { return base.isZero ? nil : ([Amount(base, exact.unit)], gap) }
  let small = Amount(shown, unit)
  // A rest that fills a point of the larger unit is no rest.
  let whole = base + shown / ratio
  if rounded(whole, to: points) == whole { return ([Amount(whole, exact.unit)], gap) }
  return (base.isZero ? [small] : [Amount(base, exact.unit), small], gap)
}

private func joined(_ parts: [Amount]) -> String {
  parts.isEmpty ? "a pinch" : parts.map(\.text).joined(separator: " + ")
}

/// More than one part in twenty away.
private func isOff(_ shown: Rational, from exact: Rational) -> Bool {
  let gap = shown < exact ? exact - shown : shown - exact
  return gap * 20 > exact
}
