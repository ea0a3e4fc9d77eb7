import Kitchen
import Values

extension BudgetWeek {
  /// An amount, tax included, that no week within the limits can cost less than; nil when there are
  /// too many dishes to look at.
  ///
  /// The larger of two bounds, neither of which minds rotation: (1) every evening's cheapest share of
  /// packages, with everything in the pantry used up for free; (2) the dearest single evening's
  /// cheapest dish bought alone beside what is kept, because more dishes never cost less. Source:
  /// design §6 ("for the budget only when a lower bound exceeds it").
  mutating func lowerBound() -> Money? {
    guard scene.within.allSatisfy({ $0.count <= 400 }) else { return nil }
    var shares = Rational.zero
    for meal in kept where meal.kind == .cook {
      shares += share(of: meal.recipe, servings: meal.servings)
    }
    var alone = counter.till(kept)
    for (places, evening) in zip(scene.within, scene.evenings) {
      shares +=
        places.map { share(of: scene.larder.cards[$0].id, servings: scene.request.eaters(on: evening.day)) }
        .min() ?? .zero
      var least: Money?
      for place in places {
        let till = counter.till(kept + [bare(place, on: evening.day)])
        least = min(least ?? till, till)
      }
      alone = max(alone, least ?? .zero)
    }
    let shared = Money(cents: max(0, (shares - pantryWorth()).ceiling))
    let till = max(shared, alone)
    return till + salesTax(on: till, basisPoints: scene.request.taxBasisPoints)
  }

  /// The least the dish can add to the till, in cents: each food at its lowest price per amount.
  private mutating func share(of id: RecipeID, servings: Int) -> Rational {
    var cents = Rational.zero
    for use in counter.uses(of: id, servings: servings) {
      let goods = counter.goods(use.food, name: use.name)
      guard !goods.isBasic, let amount = use.amount else { continue }
      cents += goods.leastPrice(of: Measured(amount, density: goods.density))
    }
    return cents
  }

  /// What the pantry could save at most, in cents, whenever it is used.
  private mutating func pantryWorth() -> Rational {
    var cents = Rational.zero
    for item in scene.larder.pantry where item.amount.value > .zero {
      let known = item.ingredient ?? scene.larder.table.ingredient(named: item.name)?.id
      let goods = counter.goods(FoodKey(known, name: item.name), name: item.name)
      cents += goods.leastPrice(of: Measured(item.amount, density: goods.density))
    }
    return cents
  }
}

extension Goods {
  /// The lowest price of the amount in any package, in cents; 0 unless every package measures it,
  /// because otherwise a package bought for something else may stand for it.
  fileprivate func leastPrice(of need: Measured) -> Rational {
    var least: Rational?
    for offer in offers {
      guard let packages = offer.packages(for: need) else { return .zero }
      let price = packages * offer.package.price.cents
      least = min(least ?? price, price)
    }
    return least ?? .zero
  }
}
