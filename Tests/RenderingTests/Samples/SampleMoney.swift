import Dialogue
import Kitchen
import Values

private let sampleReport = BudgetReport(
  budget: Money(cents: 12000),
  weeks: [
    WeekSpent(
      monday: monday - 7, spent: Money(cents: 13150), estimate: Money(cents: 12000),
      estimated: Money(cents: 13150)),
    WeekSpent(monday: monday, spent: Money(cents: 4000)),
  ], month: Money(cents: 4000), today: monday, ahead: Money(cents: 9000))

private func trip(_ cents: Int, estimate: Int? = nil, ago: Int = 0) -> Spending {
  var source = IdentitySource(replica: 7, turn: 9)
  return Spending(
    id: source.next(), day: monday - ago, amount: Money(cents: cents), store: "Kroger",
    estimate: estimate.map { Money(cents: $0) })
}

private let ownMilk = OwnPrice(
  ingredient: "milk", amount: Amount(Rational(64), .fluidOunce), container: "carton",
  price: Money(cents: 389), day: monday, store: "Aldi")

private let milkCarton = Package(
  ingredient: "milk", amount: Amount(Rational(64), .fluidOunce), container: "carton",
  price: Money(cents: 279), source: "sample", period: "2026-02", quality: .estimate)

private let milk = Ingredient(id: "milk", name: "milk", section: .dairy)

let moneySamples: [(String, Response)] = [
  ("spent", MoneyReply.spent(SpendingTold(spending: trip(11200), report: sampleReport))),
  (
    "spent with a list",
    .spent(SpendingTold(spending: trip(11200, estimate: 12040, ago: 1), report: sampleReport))
  ),
  (
    "spent, corrected and learned",
    .spent(
      SpendingTold(
        spending: trip(13000, estimate: 12040, ago: 3), corrects: Money(cents: 11200),
        report: BudgetReport(
          budget: Money(cents: 12000), weeks: [WeekSpent(monday: monday, spent: Money(cents: 13000))],
          month: Money(cents: 13000), today: monday), level: 108, isNewLevel: true))
  ),
  (
    "spent as estimated",
    .spent(
      SpendingTold(
        spending: trip(12000, estimate: 12000),
        report: BudgetReport(
          budget: nil, weeks: [WeekSpent(monday: monday, spent: Money(cents: 12000))],
          month: Money(cents: 12000), today: monday), level: 100))
  ),
  ("spent nothing", .notTaken(.spending(.zero))),
  ("spent too much", .notTaken(.spending(Money(cents: 5_000_000)))),
  ("no price", .notTaken(.price(.zero, milk))),
  ("too high a price", .notTaken(.price(Money(cents: 500_000), milk))),
  ("a day to come", .notTaken(.dayAhead(monday + 3))), ("budget", .budget(sampleReport)),
  (
    "no budget",
    .budget(BudgetReport(budget: nil, weeks: [], month: .zero, today: monday))
  ),
  ("converted", .converted(Money(cents: 60000), .month, weekly: Money(cents: 13846))),
  ("price noted", .priceNoted(milk, ownMilk, before: milkCarton)),
  (
    "prices",
    .prices([
      FoodPrice(food: milk, own: ownMilk, packages: [milkCarton]),
      FoodPrice(food: milk, own: nil, packages: [milkCarton]),
      FoodPrice(food: milk, own: nil, packages: []),
    ])
  ),
  ("prices forgotten", .pricesForgotten([milk], unknown: [])),
  ("no such saving", .noSuchSaving([monday + 1], hasBrands: true)),
  ("no such brand", .noSuchSaving([], hasBrands: true)), ("no saving", .noSuchSaving([], hasBrands: false)),
  ("no prices to forget", .pricesForgotten([], unknown: [milk])),
].map { ($0.0, Response.money($0.1)) }
