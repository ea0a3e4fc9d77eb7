/// What a need costs at the till.
struct Till: Equatable {
  /// Nil when the need can't be put into packages, or nothing is priced.
  var buy: Purchase?
  var cost: Money
  var quality: PriceQuality
}

extension Goods {
  /// The cheapest whole packages that hold the need: of one size where one measures every part of it,
  /// else each part in its own.
  ///
  /// A part that meets no package counts as one cheapest package more, and so does a need in words
  /// alone ("to taste"). Where a package at the household's own price measures a part, no other package
  /// is bought for it. `buy` is nil where there is no one purchase to name. Without a price the
  /// section's median stands in. More need never costs less.
  func till(for needs: [Measured], medians: MedianPrices) -> Till {
    guard let cheapest else { return Till(buy: nil, cost: medians[section], quality: .median) }
    let measured = needs.filter { need in offers.contains { $0.packages(for: need) != nil } }
    let loose = needs.isEmpty ? 1 : needs.count - measured.count
    let rest = cheapest.package.price * loose
    if measured.isEmpty {
      return Till(
        buy: needs.isEmpty ? Purchase(packages: 1, package: cheapest.package) : nil, cost: rest,
        quality: cheapest.package.quality)
    }
    let apart = measured.compactMap { one(for: [$0]) }
    let apartCost = apart.map { $0.package.price * $0.packages }.sum()
    if let together = one(for: measured), together.package.price * together.packages <= apartCost {
      let isWhole = loose == 0 || needs.isEmpty || together.package == cheapest.package
      let buy = Purchase(packages: together.packages + loose, package: together.package)
      return Till(
        buy: isWhole ? buy : nil, cost: together.package.price * together.packages + rest,
        quality: together.package.quality)
    }
    return Till(buy: nil, cost: apartCost + rest, quality: apart.first?.package.quality ?? .median)
  }

  /// The cheapest whole packages of one size that hold all of it; the fewer ones among equals, then the
  /// table's order. Nil when no package measures every part.
  private func one(for needs: [Measured]) -> Purchase? {
    var best: Purchase?
    let own = offers.filter { offer in
      offer.package.quality == .own && needs.contains { offer.packages(for: $0) != nil }
    }
    for offer in own.isEmpty ? offers : own {
      var packages = Rational.zero
      var isWhole = true
      for need in needs {
        if let share = offer.packages(for: need) { packages += share } else { isWhole = false }
      }
      guard isWhole else { continue }
      let count = max(1, packages.ceiling)
      let cost = offer.package.price * count
      if let best, (best.package.price * best.packages, best.packages) <= (cost, count) { continue }
      best = Purchase(packages: count, package: offer.package)
    }
    return best
  }
}
