package import Kitchen
package import Values

/// What is said about money, as facts.
package enum MoneyReply: Hashable, Sendable {
  case spent(SpendingTold)
  case notTaken(MoneyProblem)
  case budget(BudgetReport)
  /// A budget said for a day or a month, and what a week of it is.
  case converted(Money, BudgetPeriod, weekly: Money)
  /// The household's price of a food as it stands from now on, with the price it stands before.
  case priceNoted(Ingredient, OwnPrice, before: Package?)
  case prices([FoodPrice])
  case pricesForgotten([Ingredient], unknown: [Ingredient])
  /// Nothing in the plan on the table saves money that way; the days whose dishes were exchanged.
  case noSuchSaving([Day], hasBrands: Bool)
}

/// A shopping trip as it was noted.
package struct SpendingTold: Hashable, Sendable {
  package var spending: Spending
  /// The amount it takes the place of.
  package var corrects: Money?
  /// What the week came to with it.
  package var report: BudgetReport
  /// How the bills compare with averages from now on, in percent; nil until it can be told.
  package var level: Int?
  /// Set when this very trip changed the level.
  package var isNewLevel: Bool

  package init(
    spending: Spending, corrects: Money? = nil, report: BudgetReport, level: Int? = nil,
    isNewLevel: Bool = false
  ) {
    self.spending = spending
    self.corrects = corrects
    self.report = report
    self.level = level
    self.isNewLevel = isNewLevel
  }
}

/// Why an amount or a price can't be taken.
package enum MoneyProblem: Hashable, Sendable {
  case spending(Money)
  case price(Money, Ingredient)
  /// Shopping on a day to come.
  case dayAhead(Day)
}

/// What is known of a food's price: how it is sold, and the household's own price.
package struct FoodPrice: Hashable, Sendable {
  package var food: Ingredient
  package var own: OwnPrice?
  /// As the table has it, averages and estimates; empty when unpriced.
  package var packages: [Package]

  package init(food: Ingredient, own: OwnPrice?, packages: [Package]) {
    self.food = food
    self.own = own
    self.packages = packages
  }
}
