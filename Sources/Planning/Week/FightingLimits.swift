/// Which limits leave no dish for a day.
///
/// Those that would help when relaxed alone; when no single one would, the first two that would
/// together, then three; else all. Empty when there are no dishes at all.
func fightingLimits(_ limits: [DayLimit], _ cards: [RecipeCard]) -> [PlanLimit] {
  guard !cards.isEmpty, limits.count < 64 else { return cards.isEmpty ? [] : limits.map(\.name) }
  let broken = Set(cards.map { card in brokenLimits(limits, card) })
  let singles = limits.indices.filter { broken.contains(1 << UInt64($0)) }
  if !singles.isEmpty { return singles.map { limits[$0].name } }
  for size in 2...3 {
    // The limits one dish breaks are enough to relax for that dish; the lowest bits come first.
    if let mask = broken.filter({ $0.nonzeroBitCount == size }).min() {
      return limits.indices.filter { mask & (1 << UInt64($0)) != 0 }.map { limits[$0].name }
    }
  }
  return limits.map(\.name)
}

/// The limits the dish breaks, as bits.
private func brokenLimits(_ limits: [DayLimit], _ card: RecipeCard) -> UInt64 {
  var mask: UInt64 = 0
  for (index, limit) in limits.enumerated() where !limit.holds(card) { mask |= 1 << UInt64(index) }
  return mask
}
