/// The household's price of a food, from what was said: "eggs are $4.20 a dozen".
///
/// Without an amount it is the food's usual package. So many of its packages or pieces are taken one by
/// one; an amount by weight or volume stays as it was said, in the usual container.
package func ownPrice(
  _ price: Money, of food: Ingredient, amount: Amount?, table: FoodTable, on day: Day, store: String? = nil
) -> OwnPrice {
  let sold = table.packages(of: food.id)
  let usual = sold.first
  func made(_ amount: Amount, in container: String, _ price: Money) -> OwnPrice {
    OwnPrice(ingredient: food.id, amount: amount, container: container, price: price, day: day, store: store)
  }
  guard let amount, amount.value > .zero else {
    return made(usual?.amount ?? Amount(.one, .each), in: usual?.container ?? "each", price)
  }
  let each = price * (Rational.one / amount.value)
  if amount.unit.dimension == .shape {
    let same = sold.first { $0.container == amount.unit.symbol }
    return made(same?.amount ?? Amount(.one, amount.unit), in: amount.unit.symbol, each)
  }
  if amount.unit == .each {
    let many = sold.first { $0.amount.unit == .each && $0.amount.value > .one }
    if let many, amount.value == many.amount.value { return made(amount, in: many.container, price) }
    if amount.value == .one, let usual, !sold.contains(where: { $0.amount == amount }) {
      // "A yogurt" is the way it is sold.
      return made(usual.amount, in: usual.container, price)
    }
    return made(Amount(.one, .each), in: "each", each)
  }
  return made(amount, in: usual?.container ?? "each", price)
}
