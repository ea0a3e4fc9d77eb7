extension BudgetWeek {
  /// An amount, tax included, that no week within the limits can cost less than, however leftovers are
  /// laid; nil when there are too many dishes to look at.
  ///
  /// The larger of two bounds, neither of which minds rotation: (1) for everybody at every evening the
  /// cheapest share of packages any evening offers, with everything in the pantry used up for free;
  /// (2) the cheapest dish bought alone for the fullest evening, beside what is kept, because more
  /// dishes never cost less. Any evening's dishes count, since a pot may come from the evening before.
  /// Source: design §6 ("for the budget only when a lower bound exceeds it").
  mutating func lowerBound() -> Money? {
    guard scene.within.allSatisfy({ $0.count <= 400 }) else { return nil }
    let dishes = Set(scene.within.flatMap { $0 }).sorted()
    var shares = Rational.zero
    for meal in kept where meal.kind == .cook {
      shares += share(of: meal.recipe, servings: meal.servings)
    }
    var leastShare: [Int: Rational] = [:]
    for evening in scene.evenings {
      let portions = scene.request.portions(on: evening.day)
      let least =
        leastShare[portions]
        ?? dishes.map { share(of: scene.larder.cards[$0].id, servings: portions) }.min() ?? .zero
      leastShare[portions] = least
      shares += least
    }
    let alone = leastAlone(of: dishes)
    let shared = Money(cents: max(0, (shares - pantryWorth()).ceiling))
    let till = max(shared, alone)
    return till + salesTax(on: till, basisPoints: scene.request.taxBasisPoints)
  }

  /// What the till says at least for what is kept and one dish for the fullest evening.
  private mutating func leastAlone(of dishes: [Int]) -> Money {
    let fullest = scene.evenings.max { a, b in
      scene.request.portions(on: a.day) < scene.request.portions(on: b.day)
    }
    guard let fullest else { return counter.till(kept) }
    var least: Money?
    for dish in dishes {
      let till = counter.till(kept + [bare(dish, on: fullest.day)])
      least = min(least ?? till, till)
    }
    return least ?? counter.till(kept)
  }

  /// The least the dish can add to the till, in cents: each food at its lowest price per amount. A fixed amount
  /// adds nothing for certain, as one pot for two evenings takes it once.
  private mutating func share(of id: RecipeID, servings: Int) -> Rational {
    var cents = Rational.zero
    for use in counter.uses(of: id, servings: servings) {
      let goods = counter.goods(use.food, name: use.name)
      guard !goods.isBasic, !use.isFixed, let amount = use.amount else { continue }
      cents += goods.leastPrice(of: Measured(amount, density: goods.density))
    }
    return cents
  }

  /// What the pantry could save at most, in cents, whenever it is used.
  private mutating func pantryWorth() -> Rational {
    var cents = Rational.zero
    for item in scene.larder.pantry {
      guard let amount = item.amount, amount.value > .zero else { continue }
      let known = item.ingredient ?? scene.larder.table.ingredient(named: item.name)?.id
      let goods = counter.goods(FoodKey(known, name: item.name), name: item.name)
      cents += goods.leastPrice(of: Measured(amount, density: goods.density))
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
