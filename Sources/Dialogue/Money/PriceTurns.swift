import Catalogue
import Kitchen
import Planning
import Values

extension Turn {
  /// "Milk was $3.89": the household's own price from now on.
  mutating func notePrice(_ price: Money, of supply: Supplied, store: String?) {
    guard let food = world.catalogue.table[supply.food] else { return }
    guard price > .zero, price * 10 <= Self.largestAmount else {
      say(.money(.notTaken(.price(price, food))))
      return
    }
    let own = ownPrice(
      price, of: food, amount: supply.amount, table: world.catalogue.table, on: world.today, store: store)
    let before = world.catalogue.table.packages(of: food.id)
    change(.setPrice(own))
    reckonAnew()
    say(
      .money(.priceNoted(food, own, before: before.first { $0.container == own.container })),
      focus: .money)
  }

  /// The plan on the table with the prices as they are now; its dishes stay. Where the budget is then
  /// missed, the plan stays as it was.
  private mutating func reckonAnew() {
    guard case .awaitingApproval(let draft) = state.planning else { return }
    let before = state.planning
    var request = draft.request
    request.kept = draft.plan.meals
    guard plan(.changed(request)) else { return }
    guard case .awaitingApproval = state.planning else {
      state.planning = before
      return
    }
  }

  /// What foods cost here and where that comes from.
  mutating func tellPrices(_ foods: [IngredientID]) {
    let prices = foods.compactMap { id in
      world.catalogue.table[id].map { food in
        FoodPrice(
          food: food, own: world.kitchen.prices.first { $0.ingredient == id },
          packages: world.catalogue.table.packages(of: id))
      }
    }
    guard !prices.isEmpty else { return }
    say(.money(.prices(prices)), focus: .money)
  }

  mutating func forgetPrices(_ foods: [IngredientID]) {
    let known = Set(world.kitchen.prices.map(\.ingredient))
    let rows = foods.compactMap { world.catalogue.table[$0] }
    changes += rows.filter { known.contains($0.id) }.map { .removePrice($0.id) }
    say(
      .money(
        .pricesForgotten(
          rows.filter { known.contains($0.id) }, unknown: rows.filter { !known.contains($0.id) })),
      focus: .money)
  }
}
