extension FoodTable {
  /// The table with the prices this household pays: its own first, averages at its price level.
  ///
  /// An own price replaces the packages of the same container and stands beside the others; the level
  /// is in percent and leaves own prices alone. At 100 % without own prices the table is unchanged.
  package func priced(own: [OwnPrice], levelPercent: Int = 100) -> FoodTable {
    guard !own.isEmpty || levelPercent != 100 else { return self }
    var table = self
    if levelPercent != 100 {
      table.mapPackages { package in
        guard package.quality != .own else { return package }
        var package = package
        package.price = package.price * Rational(levelPercent, 100)
        return package
      }
    }
    for price in own { table.put(price) }
    return table
  }
}

/// How this household's bills compare with what was estimated, in percent of plain averages: the
/// middle of the last eight trips, between 60 and 180; 100 until there are two. Source: requirements
/// MP-S4 ("learned from").
package func priceLevelPercent(_ spendings: [Spending]) -> Int {
  let ratios = spendings.suffix(60).compactMap { trip -> Int? in
    // A few things say little of a store: one of them on offer moves such a sum by half.
    guard let estimate = trip.estimate, estimate.cents >= 2000, trip.amount.cents > 0 else { return nil }
    return (Rational(trip.amount.cents, estimate.cents) * Rational(trip.levelPercent)).rounded
  }.suffix(8).sorted()
  guard ratios.count >= 2 else { return 100 }
  let middle = (ratios[(ratios.count - 1) / 2] + ratios[ratios.count / 2]) / 2
  return min(180, max(60, middle))
}
