import Talk

/// Prices of foods as `--json` tells them, the household's own first.
struct PricesData: Encodable {
  let kind = "prices"
  let prices: [Food]

  struct Food: Encodable {
    let ingredient: IngredientID
    let packages: [Sold]
  }

  struct Sold: Encodable {
    let price: Money
    let amount: Amount
    let container: String
    let quality: PriceQuality
    let source: String
  }

  init(_ prices: [FoodPrice]) {
    self.prices = prices.map { price in
      let own = price.own.map {
        Sold(
          price: $0.price, amount: $0.amount, container: $0.container, quality: .own,
          source: "paid \($0.day.iso)")
      }
      let rest = price.packages.map {
        Sold(
          price: $0.price, amount: $0.amount, container: $0.container, quality: $0.quality,
          source: "\($0.source), \($0.period)")
      }
      return Food(ingredient: price.food.id, packages: (own.map { [$0] } ?? []) + rest)
    }
  }
}
