/// A food bought under the store's own brand. Source: 004 §3.5 (a fifth less); requirements MP-19.
package struct StoreBrandSaving: Hashable, Sendable, Codable {
  package var food: IngredientID
  package var name: String
  /// What the till says less for it.
  package var saves: Money
}

/// Which foods are bought under the store's own brand.
enum StoreBrands: Hashable {
  case of(Set<IngredientID>)
  /// All that may be.
  case all(but: [RefusedSwap])

  func includes(_ food: IngredientID) -> Bool {
    switch self {
    case .of(let foods): foods.contains(food)
    case .all(let refused): refused.allowsStoreBrand(of: food)
    }
  }
}

extension Goods {
  /// The food under the store's own brand, a fifth cheaper; nil where there is no such brand: produce,
  /// meat and fish, what is sold loose, and what the household has a price of its own for.
  var asStoreBrand: Goods? {
    guard ![.produce, .meat, .unknown].contains(section), !offers.isEmpty,
      !offers.contains(where: { $0.package.quality == .own })
    else { return nil }
    var made = self
    made.offers = offers.map { offer in
      var package = offer.package
      guard package.container != "each" else { return offer }
      package.price = package.price * Rational(4, 5)
      package.source = Package.storeBrandSource
      package.quality = .estimate
      return Offer(package: package, holds: offer.holds)
    }
    return made
  }
}

extension BudgetWeek {
  /// The fewest store brands that bring the dishes within the limit, those that save most first; all
  /// that save anything when no number suffices. Each with what it saves after those before it.
  mutating func brands(for chosen: [Int], within limit: Money) -> [StoreBrandSaving] {
    counter.brands = .of([])
    var now = total(chosen)
    guard now > limit else { return [] }
    var gains: [StoreBrandSaving] = []
    for (food, name) in brandedFoods(chosen) {
      counter.brands = .of([food])
      gains.append(StoreBrandSaving(food: food, name: name, saves: now - total(chosen)))
    }
    var taken: Set<IngredientID> = []
    var savings: [StoreBrandSaving] = []
    for var gain in gains.sorted(by: { ($1.saves, $0.food) < ($0.saves, $1.food) }) {
      guard gain.saves > .zero, now > limit else { break }
      taken.insert(gain.food)
      counter.brands = .of(taken)
      let next = total(chosen)
      gain.saves = now - next
      now = next
      savings.append(gain)
    }
    return savings
  }

  /// The foods to buy for the dishes that have a store brand nobody refused, by their ids.
  private mutating func brandedFoods(_ chosen: [Int]) -> [(IngredientID, String)] {
    let meals = kept + zip(chosen, scene.evenings).map { bare($0, on: $1.day) }
    var foods: [IngredientID: String] = [:]
    for tally in counter.count(meals).tallies where !tally.isCovered {
      guard let id = tally.food.id, scene.request.refusedSwaps.allowsStoreBrand(of: id),
        tally.goods.asStoreBrand != nil
      else { continue }
      foods[id] = scene.larder.table[id].map { $0.plural ?? $0.name } ?? tally.goods.name
    }
    return foods.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
