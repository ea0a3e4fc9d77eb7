import Kitchen
import Values

/// What a need costs at the till.
struct Till: Equatable {
  /// Nil when the need can't be put into packages, or nothing is priced.
  var buy: Purchase?
  var cost: Money
  var quality: PriceQuality
}

extension Goods {
  /// The cheapest whole packages of one size that hold the need.
  ///
  /// A package that measures more of the need wins over a cheaper one; a part that meets no package
  /// counts as one package more. A need in words alone ("to taste") is one cheapest package, and so
  /// is each part when nothing meets at all; then there is no purchase to name. Without a price
  /// the section's median stands in. More need never costs less.
  func till(for needs: [Measured], medians: MedianPrices) -> Till {
    guard let cheapest else {
      return Till(buy: nil, cost: medians[section], quality: .median)
    }
    guard !needs.isEmpty else {
      return Till(
        buy: Purchase(packages: 1, package: cheapest.package), cost: cheapest.package.price,
        quality: cheapest.package.quality)
    }
    var best: (unmet: Int, cost: Money, count: Int, offer: Offer)?
    for offer in offers {
      var packages = Rational.zero
      var unmet = 0
      for need in needs {
        if let share = offer.packages(for: need) { packages += share } else { unmet += 1 }
      }
      guard unmet < needs.count else { continue }
      let count = max(1, packages.ceiling) + unmet
      let cost = offer.package.price * count
      if let best, (best.unmet, best.cost, best.count) <= (unmet, cost, count) { continue }
      best = (unmet, cost, count, offer)
    }
    guard let best else {
      return Till(
        buy: nil, cost: cheapest.package.price * needs.count, quality: cheapest.package.quality)
    }
    return Till(
      buy: Purchase(packages: best.count, package: best.offer.package), cost: best.cost,
      quality: best.offer.package.quality)
  }
}
