import Quantities

/// The amount that a text tells, whole: "2 cups", "1 lb 2 oz", "2 (14.5-oz) cans", "3"; the words themselves where no
/// number is told, or more than an amount ("2 cups (ish)"), a range, a size of pieces, or more than a billion. Nothing
/// said for an empty text. Never a guess. Source: 001 FR-1, FR-5.
package func heldAmount(_ text: String) -> HeldAmount {
  guard !text.isEmpty else { return .untold }
  guard let read = IngredientReader().readAmounts(text), read.isWhole, let total = total(of: read.amounts)
  else { return .words(text) }
  return .measured(total, words: text)
}

/// Whether the text says that there is none: "0", "0 lb", "none".
package func saysNone(_ text: String) -> Bool {
  let words = text.lowercased().split(separator: " ", maxSplits: 1)
  guard let first = words.first else { return false }
  if words.count == 1, ["none", "nothing", "zero"].contains(first) { return true }
  let digits = first.prefix { "0.,/".contains($0) }
  guard digits.contains("0"), !digits.hasSuffix("/0") else { return false }
  let unit = first.dropFirst(digits.count) + (words.count > 1 ? words[1] : "")
  return unit.isEmpty || Unit(named: String(unit)) != nil
}

/// The amounts of one text added up in the unit of the first; nil where that can't be done exactly.
func total(of amounts: [LineAmount]) -> Amount? {
  guard let first = amounts.first, first.role == .first, var sum = first.countable else { return nil }
  for next in amounts.dropFirst() where next.role != .same {
    guard let more = next.countable, let same = try? convertUnit(more, to: sum.unit) else { return nil }
    switch next.role {
    case .plus: sum = Amount(sum.value + same.value, sum.unit)
    case .minus: sum = Amount(sum.value - same.value, sum.unit)
    case .first, .same: return nil
    }
  }
  guard sum.value > .zero, sum.value <= mostOfAnything, sum.value.denominator <= 1_000_000 else { return nil }
  return sum
}

/// A billion: more of anything than a kitchen holds, and little enough for every sum to stay exact.
private let mostOfAnything = Rational(1_000_000_000)

extension LineAmount {
  /// A measure, what packages hold, or a bare count of pieces; nil for lengths and for what tells no number.
  fileprivate var countable: Amount? {
    if let total { return total.unit.dimension == .length ? nil : total }
    guard unit == nil, unitWord == nil, holds == nil, upTo == nil, let quantity, quantity > .zero else {
      return nil
    }
    return Amount(quantity, .each)
  }
}
