/// What a grocery list will cost. `used` is the share the dishes cook; the tax is the rate's share of
/// the till, rounded half up to a cent. Prices are averages, so the confidence is low however good
/// the data. Source: 004 §3.5; requirements, Decisions "Money".
package func estimateGroceryCost(
  _ list: GroceryList, used: Money, taxBasisPoints: Int, on day: Day
) -> CostEstimate {
  let till = list.items.map(\.cost).sum()
  return CostEstimate(
    till: till, used: used, tax: salesTax(on: till, basisPoints: taxBasisPoints), confidence: .low,
    priced: list.items.filter { $0.quality != .median }.count, of: list.items.count, date: day)
}

/// The tax on an amount, rounded half up to a cent; the rate in hundredths of a percent.
func salesTax(on amount: Money, basisPoints: Int) -> Money { amount * Rational(basisPoints, 10_000) }

/// What the food used for that many servings costs: for each ingredient the share of the package
/// that is cheapest per amount, the whole cheapest package where the units never meet; basics,
/// optional ingredients, words and unpriced foods left out; what is fixed costs the same for all. Rounded once. Source: design §6, Money.
package func usedCost(of recipe: Recipe, servings: Int, table: FoodTable) -> Money {
  let fixed = usedCents(of: recipe, table: table, onlyFixed: true)
  let scaled = usedCents(of: recipe, table: table) - fixed
  let cents = scaled * Rational(servings, max(1, recipe.servings)) + fixed
  return Money(cents: cents.rounded)
}
