/// What waste is measured in. Source: requirements BB-23 to BB-25.
package enum LossMeasure: String, CaseIterable, Hashable, Sendable, Codable {
  case things, weight, money, carbon, water, land

  /// Whether it comes from the table of footprints.
  package var isFootprint: Bool { [.carbon, .water, .land].contains(self) }
}

/// Food that was thrown away or eaten, with what can be measured of it.
package struct FoodLoss: Hashable, Sendable {
  package var day: Day
  package var name: String
  package var ingredient: IngredientID?
  /// The food's category; "Leftovers" for what was cooked, "Other" for what no table knows.
  package var category: String
  package var reason: String?
  package var place: PantryPlace?
  /// As bought; nil where it cannot be weighed.
  package var grams: Rational?
  package var cost: Money?
  /// Nil where the food has no figure.
  package var footprint: Footprint?

  /// What was thrown away, weighed by the table.
  package init(_ thrown: ThrownAway, table: FoodTable) {
    self.init(thrown.day, thrown.name, thrown.ingredient, thrown.amount, thrown.cost, table)
    (reason, place) = (thrown.reason, thrown.place)
  }

  /// What was eaten, weighed by the table.
  package init(_ eaten: EatenFood, table: FoodTable) {
    self.init(eaten.day, eaten.name, eaten.ingredient, eaten.amount, eaten.cost, table)
  }

  private init(
    _ day: Day, _ name: String, _ id: IngredientID?, _ amount: Amount?, _ cost: Money?, _ table: FoodTable
  ) {
    let food = id.flatMap { table[$0] }
    (self.day, self.name, ingredient, self.cost) = (day, name, id, cost)
    let isCooked = name.hasPrefix("cooked ") || name.hasPrefix("leftover ")
    category = food.map(\.category).flatMap { $0.isEmpty ? nil : $0 } ?? (isCooked ? "Leftovers" : "Other")
    grams = food.flatMap { food in amount.flatMap { Kitchen.grams(of: $0, of: food) } }
    footprint = id.flatMap { table.footprints[$0] }
  }

  /// So much of that measure: a count, grams, cents, grams of CO2e, milliliters, square centimeters; nil where it has no
  /// figure, which is never taken for nothing.
  package func value(_ measure: LossMeasure) -> Rational? {
    let kilograms = grams.map { $0 / Rational(1000) }
    func figure(_ each: Rational?, _ parts: Int) -> Rational? {
      each.flatMap { each in kilograms.map { $0 * each * parts } }
    }
    switch measure {
    case .things: return .one
    case .weight: return grams
    case .money: return cost.map { Rational($0.cents) }
    case .carbon: return figure(footprint?.carbon, 1000)
    case .water: return figure(footprint?.water, 1000)
    case .land: return figure(footprint?.land, 10_000)
    }
  }
}

/// A sum of one measure, with what it leaves out.
package struct LossSum: Hashable, Sendable {
  package var measure: LossMeasure
  /// In the units of `FoodLoss.value`; of what has a figure alone.
  package var total: Rational
  /// How many things have a figure, and which have none: names, each once, in their order.
  package var counted: Int
  package var without: [String]

  /// The sum of all that has a figure.
  package init(_ measure: LossMeasure, _ losses: [FoodLoss]) {
    self.measure = measure
    (total, counted, without) = (.zero, 0, [])
    for loss in losses {
      if let value = loss.value(measure) {
        total += value
        counted += 1
      } else if !without.contains(loss.name) {
        without.append(loss.name)
      }
    }
  }
}
