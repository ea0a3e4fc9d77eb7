import Dialogue
import Kitchen
import Values

/// What is said about money, by kind: spending, budget, price. Nil where nothing was taken.
func moneyData(_ reply: MoneyReply) -> JSONValue? {
  switch reply {
  case .spent(let told):
    [
      "kind": "spending", "amount": moneyObject(told.spending.amount),
      "day": .string(told.spending.day.iso), "store": .optional(told.spending.store),
      "estimate": told.spending.estimate.map(moneyObject) ?? .null,
      "corrects": told.corrects.map(moneyObject) ?? .null, "price_level": .optional(told.level),
      "budget": reportObject(told.report),
    ]
  case .budget(let report): ["kind": "budget", "budget": reportObject(report)]
  case .converted(let amount, let period, let weekly):
    [
      "kind": "budget_amount", "amount": moneyObject(amount), "per": .string(period.rawValue),
      "weekly": moneyObject(weekly),
    ]
  case .priceNoted(let food, let own, _):
    ["kind": "prices", "prices": .array([priceObject(FoodPrice(food: food, own: own, packages: []))])]
  case .prices(let prices): ["kind": "prices", "prices": .array(prices.map(priceObject))]
  case .pricesForgotten(let foods, _):
    ["kind": "prices", "forgotten": .strings(foods.map(\.id.rawValue))]
  case .notTaken, .noSuchSaving: nil
  }
}

private func reportObject(_ report: BudgetReport) -> JSONValue {
  [
    "weekly": report.budget.map(moneyObject) ?? .null, "left": report.left.map(moneyObject) ?? .null,
    "month": moneyObject(report.month), "ahead": report.ahead.map(moneyObject) ?? .null,
    "weeks": .array(
      report.weeks.map { week in
        [
          "monday": .string(week.monday.iso), "spent": moneyObject(week.spent),
          "estimate": week.estimate.map(moneyObject) ?? .null,
        ]
      }),
  ]
}

private func priceObject(_ price: FoodPrice) -> JSONValue {
  func object(
    _ money: Money, _ amount: Amount, _ container: String, quality: String, source: String
  ) -> JSONValue {
    [
      "price": moneyObject(money), "amount": amountObject(amount), "container": .string(container),
      "quality": .string(quality), "source": .string(source),
    ]
  }
  let own = price.own.map {
    [object($0.price, $0.amount, $0.container, quality: "own", source: "paid \($0.day.iso)")]
  }
  let rest = price.packages.map {
    object(
      $0.price, $0.amount, $0.container, quality: $0.quality.rawValue,
      source: "\($0.source), \($0.period)")
  }
  return ["ingredient": .string(price.food.id.rawValue), "packages": .array((own ?? []) + rest)]
}
