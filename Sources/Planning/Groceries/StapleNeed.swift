/// What becomes of a staple when the staples are put on a list. Source: requirements GL-01, FR-SM-001.
package enum StapleNeed: Hashable, Sendable {
  /// So much; nil where nobody said how much.
  case buy(Amount?)
  /// Its mark says that what is at home is enough.
  case enough(Amount)
  /// It is bought every so many days, and that day comes after the week ahead.
  case notYet(Day)
}

/// Whether a staple is to be bought, by its marks and what is at home; without marks always.
///
/// Bought again below `low`, filled up to `upTo`; with `upTo` alone whenever less is there. Lots past their date, and
/// amounts in words or in units that do not meet, count for nothing, so that it is rather bought than missing.
package func stapleNeed(
  _ staple: Staple, pantry: [PantryItem], density: Density = .unknown, on today: Day
) -> StapleNeed {
  if let every = staple.every, let last = staple.lastBought, last + every > today + 6 {
    return .notYet(last + every)
  }
  guard let mark = staple.low ?? staple.upTo else { return .buy(staple.amount) }
  var held = Rational.zero
  for lot in pantry where lot.ingredient != nil && lot.ingredient == staple.ingredient {
    guard !lot.isExpired(on: today), let amount = lot.amount,
      let same = try? convertUnit(amount, to: mark.unit, density: density)
    else { continue }
    held += same.value
  }
  let isLow = held < mark.value
  guard isLow else { return .enough(Amount(held, mark.unit)) }
  guard let upTo = staple.upTo, let full = try? convertUnit(upTo, to: mark.unit, density: density),
    full.value > held
  else {
    return .buy(staple.amount ?? Amount(mark.value - held, mark.unit))
  }
  return .buy(Amount(full.value - held, mark.unit))
}
