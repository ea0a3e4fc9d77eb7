@testable import Kitchen
import Page
import Talk
import Testing
import Values

@testable import MoneyRoom

@Suite struct MoneyReplyTests {
  private static let today = CounterTalk.today
  private static let milk = CounterTalk.milk

  private static func trip(_ cents: Int, estimate: Int? = nil, ago: Int = 0) -> Spending {
    var source = IdentitySource(replica: 7, turn: 9)
    return Spending(
      id: source.next(), day: today - ago, amount: Money(cents: cents), store: "Kroger",
      estimate: estimate.map { Money(cents: $0) })
  }

  private static func report(
    _ cents: Int = 4_000, budget: Int? = 12_000, ahead: Int? = nil
  ) -> BudgetReport {
    BudgetReport(
      budget: budget.map { Money(cents: $0) },
      weeks: [
        WeekSpent(
          monday: today - 7, spent: Money(cents: 13_150), estimate: Money(cents: 12_000),
          estimated: Money(cents: 13_150)),
        WeekSpent(monday: today, spent: Money(cents: cents)),
      ], month: Money(cents: cents), today: today, ahead: ahead.map { Money(cents: $0) })
  }

  private static let empty = BudgetReport(budget: nil, weeks: [], month: .zero, today: today)

  private static let own = OwnPrice(
    ingredient: milk.id, amount: Amount(Rational(64), .fluidOunce), container: "carton",
    price: Money(cents: 389), day: today, store: "Aldi")

  private static func told(
    _ spending: Spending, corrects: Int? = nil, _ report: BudgetReport = report(), level: Int? = nil,
    isNew: Bool = false
  ) -> SpendingNoted {
    SpendingNoted(
      spending: spending, corrects: corrects.map { Money(cents: $0) }, report: report, level: level,
      isNewLevel: isNew)
  }

  private static let prices = PricesTold(prices: [
    FoodPrice(food: milk, own: own, packages: CounterTalk.table.packages(of: milk.id)),
    FoodPrice(food: CounterTalk.egg, own: nil, packages: CounterTalk.table.packages(of: CounterTalk.egg.id)),
    FoodPrice(food: CounterTalk.kale, own: nil, packages: []),
  ])

  private static let samples: [(name: String, reply: any Reply)] = [
    ("spent", told(trip(11_200))),
    (
      "over the estimate, learned",
      told(trip(13_000, estimate: 12_040), corrects: 11_200, level: 108, isNew: true)
    ),
    ("as estimated", told(trip(12_000, estimate: 12_000, ago: 1), report(12_000, budget: nil), level: 100)),
    ("under the estimate, early", told(trip(9_000, estimate: 12_000, ago: 4), report(13_000))),
    ("spent nothing", MoneyNotTaken.spending(.zero)),
    ("spent too much", MoneyNotTaken.spending(Money(cents: 5_000_000))),
    ("no price", MoneyNotTaken.price(.zero, milk)),
    ("too high a price", MoneyNotTaken.price(Money(cents: 500_000), milk)),
    ("a day to come", MoneyNotTaken.dayAhead(today + 3)),
    ("budget", BudgetShown(report: report(ahead: 9_000))),
    ("over budget", BudgetShown(report: report(13_000, ahead: 9_000))),
    ("no budget", BudgetShown(report: empty)),
    (
      "price noted",
      OwnPriceNoted(food: milk, own: own, before: CounterTalk.table.packages(of: milk.id).first)
    ),
    ("prices", prices), ("forgotten", PricesForgotten(foods: [milk], unknown: [])),
    ("none to forget", PricesForgotten(foods: [], unknown: [milk, CounterTalk.egg])),
  ]

  private func said(_ reply: any Reply) -> String {
    Renderer(width: 200, style: .plain).lines(for: [reply], today: Self.today).joined(separator: "\n")
  }

  @Test("every reply keeps to its width and ends in what can be said")
  func layout() { expectGoodLayout(Self.samples, ids: [Self.trip(1).id.text]) }

  @Test("a trip is set against the estimate and the week, with its shop and day")
  func spent() {
    #expect(
      said(Self.told(Self.trip(9_000, estimate: 12_040, ago: 3))).hasPrefix(
        "Noted: $90.00 at Kroger on Friday, February 27, $30.40 under the estimate of $120.40. "
          + "Left of this week's $120: $80.00.\nWith one more receipt I can tell"))
    #expect(
      said(Self.told(Self.trip(9_000, estimate: 9_000), Self.report(13_000), level: 92)).contains(
        "$90.00 at Kroger, just as estimated. This week is $10.00 over its $120; it happens.\n"
          + "Your bills still run 8 % below the averages."))
  }

  @Test("what is still ahead is set against what is left, and one idea follows when it is too much")
  func ahead() {
    #expect(said(BudgetShown(report: Self.report(ahead: 8_000))).contains("about $80.00, which fits.\nSay "))
    let over = said(BudgetShown(report: Self.report(ahead: 9_000)))
    #expect(over.contains("about $90.00, $10.00 more than is left.\nA dinner from what is at home"))
    #expect(said(BudgetShown(report: Self.report(13_000, ahead: 9_000))).contains("about $90.00.\n"))
    #expect(
      said(BudgetShown(report: Self.empty)).hasPrefix("There is no budget. No shopping is noted yet.\nSay "))
  }

  @Test("prices tell how they are sold and where they come from")
  func origins() {
    #expect(
      said(Self.prices).hasPrefix(
        """
        Milk: $3.89 for a carton (64 fl oz), which you paid at Aldi on March 2. \
        Without it I would reckon with $2.79 for a carton (64 fl oz), an estimate, August 2026.
        Eggs: $2.27 for a carton (12), a published average, August 2026.
        I have no price for kale; its section's middle price stands in.
        """))
    var loose = Self.own
    (loose.amount, loose.container, loose.store) = (Amount(.one, .each), "each", nil)
    #expect(
      said(OwnPriceNoted(food: Self.milk, own: loose, before: nil)).hasPrefix("Milk: $3.89 for one. I go by"))
  }

  @Test("JSON has every key, nulls too")
  func json() {
    func usd(_ cents: Int) -> String { #"{"cents":\#(cents),"currency":"USD"}"# }
    let report =
      #"{"ahead":null,"left":\#(usd(8_000)),"month":\#(usd(4_000)),"weekly":\#(usd(12_000)),"weeks":["#
      + #"{"estimate":\#(usd(12_000)),"monday":"2026-02-23","spent":\#(usd(13_150))},"#
      + #"{"estimate":null,"monday":"2026-03-02","spent":\#(usd(4_000))}]}"#
    #expect(BudgetShown(report: Self.report()).json == #"{"budget":\#(report),"kind":"budget"}"#)
    #expect(
      Self.told(Self.trip(9_000)).json
        == #"{"amount":\#(usd(9_000)),"budget":\#(report),"corrects":null,"day":"2026-03-02","#
        + #""estimate":null,"kind":"spending","price_level":null,"store":"Kroger"}"#)
    #expect(
      OwnPriceNoted(food: Self.milk, own: Self.own, before: nil).json
        == #"{"kind":"prices","prices":[{"ingredient":"milk","packages":[{"amount":"#
        + #"{"d":1,"n":64,"text":"64 fl oz","unit":"fl oz"},"container":"carton","price":\#(usd(389)),"#
        + #""quality":"own","source":"paid 2026-03-02"}]}]}"#)
    #expect(PricesForgotten(foods: [], unknown: [Self.milk]).json == #"{"forgotten":[],"kind":"prices"}"#)
    #expect(MoneyNotTaken.spending(.zero).json == "")
  }
}
