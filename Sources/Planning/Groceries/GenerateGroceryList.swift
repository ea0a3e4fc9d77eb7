/// What to buy for a plan.
///
/// Every dish is scaled exactly to what is cooked; optional ingredients are left out, leftovers need
/// nothing, basics are only named. Needs meet the pantry in the order of their days; for every food
/// `need` + `fromPantry` is exactly the sum of its sources, one amount where the units meet, else
/// side by side. What the pantry serves whole is named in `covered`. Whole packages are bought, the
/// cheapest choice of one size; what has no price takes its section's median and says so. Items
/// stand by section, then name, then id. Foods in `storeBrands` are bought under the store's own brand
/// where they have one. Source: 004 §3.5; design §6.
package func generateGroceryList(
  _ plan: MealPlan, from larder: Larder, storeBrands: Set<IngredientID> = []
) -> GroceryList {
  var counter = GroceryCounter(larder)
  counter.brands = .of(storeBrands)
  return counter.list(plan.meals)
}

extension GroceryCounter {
  mutating func list(_ meals: [PlannedMeal]) -> GroceryList {
    let (tallies, basics) = count(meals)
    let items = tallies.filter { !$0.isCovered }.map { $0.item(medians: medians) }
    return GroceryList(
      items: items.sorted { $0.listOrder < $1.listOrder }, assumed: basics.sorted(),
      covered: Set(tallies.filter(\.isCovered).map(\.goods.name)).sorted())
  }
}

extension Tally {
  fileprivate func item(medians: MedianPrices) -> GroceryItem {
    let till = goods.till(for: need, medians: medians)
    let sold = till.buy?.package
    return GroceryItem(
      ingredient: food.id, name: goods.name, section: goods.section,
      need: amounts(need, soldAs: sold), fromPantry: amounts(fromPantry, soldAs: sold),
      buy: till.buy, cost: till.cost, quality: till.quality, sources: sources)
  }

  private func amounts(_ sums: [Measured], soldAs package: Package?) -> [Amount] {
    sums.sorted { $0.meeting.order < $1.meeting.order }.map { friendlyAmount($0, of: self, soldAs: package) }
  }
}

extension GroceryItem {
  /// Section, then name, then id; unique within a list.
  fileprivate var listOrder: (Int, String, String) {
    (section.order, name.lowercased(), ingredient?.rawValue ?? "")
  }
}
