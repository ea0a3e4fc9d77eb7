@testable import Kitchen
import Testing
import Values

@Suite struct MoneyRuleTests {
  private let today = Day(iso: "2026-03-11") ?? Day(number: 0)

  private func trip(_ day: String, _ cents: Int, estimate: Int? = nil) -> Spending {
    var source = IdentitySource(replica: 1, turn: cents)
    return Spending(
      id: source.next(), day: Day(iso: day) ?? Day(number: 0), amount: Money(cents: cents),
      estimate: estimate.map { Money(cents: $0) })
  }

  @Test(
    "a budget for a month or a day is a week's, rounded down",
    arguments: [
      (BudgetPeriod.month, 60000, 13846), (.day, 2000, 14000), (.week, 12000, 12000), (.month, 1, 0),
    ])
  func weekly(period: BudgetPeriod, said: Int, weekly: Int) {
    #expect(period.weekly(Money(cents: said)) == Money(cents: weekly))
  }

  @Test(
    "a span of spending by its words",
    arguments: [
      ("what did we spend last week", "2026-03-02", "2026-03-08"),
      ("how much did we spend last month", "2026-02-01", "2026-02-28"),
      ("what did we spend in December", "2025-12-01", "2025-12-31"),
    ])
  func span(_ line: String, _ first: String, _ last: String) throws {
    let span = try #require(SpendingSpan(line, today: today))
    #expect(span.days.lowerBound.iso == first && span.days.upperBound.iso == last)
  }

  @Test(
    "this week and this month are the budget's own page",
    arguments: ["what did we spend this month", "spent 12"])
  func noSpan(_ line: String) { #expect(SpendingSpan(line, today: today) == nil) }

  @Test("a few things say nothing of what a store charges")
  func fewThings() {
    let small = [trip("2026-03-02", 900, estimate: 500), trip("2026-03-03", 900, estimate: 500)]
    #expect(priceLevelPercent(small) == 100)
    let large = [trip("2026-03-02", 9000, estimate: 6000), trip("2026-03-03", 9000, estimate: 6000)]
    #expect(priceLevelPercent(large) == 150)
  }

  @Test("weeks run from Monday to Sunday, five at most, without gaps")
  func weeks() {
    let trips = [
      trip("2026-01-05", 9900), trip("2026-02-22", 1000), trip("2026-03-01", 2000),
      trip("2026-03-02", 4000, estimate: 5000), trip("2026-03-08", 300), trip("2026-03-09", 500),
    ]
    let report = budgetReport(trips, budget: Money(cents: 4200), on: today)
    #expect(report.weeks.map(\.spent.cents) == [0, 1000, 2000, 4300, 500])
    #expect(report.weeks.map(\.estimate?.cents) == [nil, nil, nil, 5000, nil])
    #expect(report.month == Money(cents: 6800))
    #expect(report.left == Money(cents: 3700))
    #expect(!report.isEmpty)
  }

  @Test("without trips this week stands alone, and without a budget nothing is left")
  func nothing() {
    let report = budgetReport([], budget: nil, on: today)
    #expect(report.weeks == [WeekSpent(monday: today.monday, spent: .zero)])
    #expect(report.isEmpty && report.left == nil)
  }

  private let egg = Ingredient(id: IngredientID("egg"), name: "egg")
  private let beef = Ingredient(id: IngredientID("beef"), name: "beef")
  private let bean = Ingredient(id: IngredientID("bean"), name: "bean")
  private let kale = Ingredient(id: IngredientID("kale"), name: "kale")

  private var table: FoodTable {
    func sold(_ id: String, _ amount: Amount, _ container: String) -> Package {
      Package(
        ingredient: IngredientID(id), amount: amount, container: container, price: Money(cents: 300),
        source: "test", period: "2026-01", quality: .average)
    }
    return FoodTable(
      ingredients: [egg, beef, bean, kale],
      packages: [
        sold("egg", Amount(Rational(12), .each), "carton"), sold("beef", Amount(.one, .pound), "package"),
        sold("bean", Amount(.one, .pound), "bag"), sold("bean", Amount(Rational(15), .ounce), "can"),
      ], profiles: [:])
  }

  private func price(_ cents: Int, _ food: Ingredient, _ amount: Amount?) -> OwnPrice {
    ownPrice(Money(cents: cents), of: food, amount: amount, table: table, on: today)
  }

  @Test("a price is of what was said, else of the usual package")
  func prices() {
    #expect(price(420, egg, nil).amount == Amount(Rational(12), .each))
    #expect(price(420, egg, Amount(Rational(12), .each)).container == "carton")
    #expect(price(90, egg, Amount(Rational(3), .each)).price == Money(cents: 30))
    let beef = price(1100, beef, Amount(Rational(2), .pound))
    #expect(beef.amount == Amount(Rational(2), .pound) && beef.container == "package")
    let cans = price(198, bean, Amount(Rational(2), .can))
    #expect(cans.amount == Amount(Rational(15), .ounce) && cans.price == Money(cents: 99))
    #expect(cans.container == "can")
    #expect(price(250, kale, nil).container == "each")
  }

  @Test("own prices stand in the table in place of packages of the same container")
  func priced() {
    let priced = table.priced(own: [price(99, bean, Amount(.one, .can))])
    #expect(priced.packages(of: bean.id).map(\.price.cents) == [99, 300])
    #expect(priced.packages(of: bean.id).map(\.quality) == [.own, .average])
  }
}
