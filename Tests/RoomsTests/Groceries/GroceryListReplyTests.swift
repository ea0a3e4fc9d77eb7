import Kitchen
import Page
import Planning
import Talk
import Testing
import Values

@testable import GroceriesRoom

@Suite struct GroceryListReplyTests {
  private static let today = CounterTalk.today

  private static let onion = GroceryItem(
    ingredient: IngredientID("onion"), name: "onion", section: .produce, need: [Amount(Rational(3), .each)],
    buy: Purchase(
      packages: 1,
      package: Package(
        ingredient: IngredientID("onion"), amount: Amount(Rational(3), .pound), container: "bag",
        price: Money(cents: 349), source: "sample", period: "2026-02", quality: .average)),
    cost: Money(cents: 349), quality: .average,
    sources: [
      GrocerySource(day: today + 1, recipe: RecipeID("black-bean-tacos"), amount: Amount(.one, .each))
    ])

  private static let shrimp = GroceryItem(
    ingredient: IngredientID("shrimp"), name: "shrimp", section: .meat,
    need: [Amount(Rational(3, 2), .pound), Amount(Rational(2), .can)],
    fromPantry: [Amount(Rational(1, 2), .pound)], cost: Money(cents: 1299), quality: .median,
    sources: [], isChecked: true)

  private static let list = GroceryList(
    items: [onion, shrimp], assumed: ["olive oil", "salt"], covered: ["rice"])

  private static func cost(tax: Int = 0, of: Int = 44) -> CostEstimate {
    CostEstimate(
      till: Money(cents: 1648), used: Money(cents: 8655), tax: Money(cents: tax), confidence: .low,
      priced: 41, of: of, date: today)
  }

  private func said(
    _ list: GroceryList, _ cost: CostEstimate = Self.cost(), days: [Day] = [Self.today]
  ) -> String {
    Renderer(width: 80, style: .plain).lines(
      for: [Self.shown(list, cost, days: days)], today: Self.today
    ).joined(separator: "\n")
  }

  private static func shown(
    _ list: GroceryList, _ cost: CostEstimate, isDraft: Bool = false, days: [Day] = []
  ) -> ListShown {
    let marks = list.items.filter(\.isChecked).enumerated().map { place, item in
      ListMark(
        list: own.id, line: LineKey(item.ingredient, name: item.name), state: .bought, day: today,
        had: item.need, place: place)
    }
    var week = own
    week.week = days.first?.monday
    return ListShown(
      title: week.title, lines: listLines(plan: list.items, entries: [], marks: marks, table: .empty),
      cost: cost, assumed: list.assumed, covered: list.covered, isDraft: isDraft)
  }

  private static let own = ShoppingList(
    id: ID(String(repeating: "0", count: 32))!, made: today, opened: 1)

  @Test("a list is cut into sections whose columns stand under each other")
  func sections() {
    #expect(
      said(Self.list, days: [Self.today + 2]) == """
        Shopping list, week of March 2

        Produce
        [ ]  onion   3                  1 bag (3 lb)    $3.49

        Meat & Seafood, 1 of 1 done
        [x]  shrimp  1 1/2 lb + 2 cans                ~$12.99

        2 items, 1 of 2 in the cart  █████░░░░░ 50 %   at the till $16.48   used $86.55
        ~ marks a guess: the middle price of its section stands in.
        Already at home: rice.
        Assumed at home: olive oil, salt.
        Prices are averages; 41 of 44 items priced.

        Say "got the onion", "add milk to the list" or "we're done shopping".
        """)
  }

  @Test("an unknown section comes last; an own price has its mark")
  func unknownLast() {
    var odd = Self.onion
    (odd.section, odd.quality) = (.unknown, .own)
    let lines = said(GroceryList(items: [odd, Self.shrimp])).split(separator: "\n")
    let titles = lines.filter { $0 == "UNKNOWN" || $0.hasPrefix("Meat & Seafood") }
    #expect(titles == ["Meat & Seafood, 1 of 1 done", "UNKNOWN"])
    #expect(lines.contains("* marks a price you told me."))
    #expect(lines.contains { $0.hasSuffix("*$3.49") })
  }

  @Test("tax is told beside the till, and a list all priced is said so by saying nothing")
  func tax() {
    let text = said(Self.list, Self.cost(tax: 900, of: 41))
    #expect(text.contains("at the till $16.48 and $9.00 tax"))
    #expect(text.contains("Prices are averages.\n"))
  }

  @Test(
    "a purchase reads as the shelf does",
    arguments: [
      (Amount(Rational(3), .pound), "bag", 1, "1 bag (3 lb)"),
      (Amount(Rational(15), .ounce), "can", 2, "2 cans (15 oz)"),
      (Amount(.one, .each), "each", 3, "3"), (Amount(.one, .each), "head", 1, "1 head"),
      (Amount(Rational(12), .each), "carton", 1, "1 carton (12)"),
      (Amount(Rational(20), .ounce), "loaf", 2, "2 loaves (20 oz)"),
      (Amount(Rational(8), .ounce), "container", 2, "2 containers (8 oz)"),
    ])
  func purchases(amount: Amount, container: String, count: Int, text: String) {
    var item = Self.onion
    item.buy = Purchase(
      packages: count,
      package: Package(
        ingredient: IngredientID("onion"), amount: amount, container: container, price: .zero, source: "",
        period: "", quality: .average))
    #expect(said(GroceryList(items: [item]), days: []).contains("[ ]  onion  3  \(text)  $3.49"))
  }

  @Test("every reply keeps to its width and ends in what can be said")
  func layout() {
    expectGoodLayout(
      [
        ("list", Self.shown(Self.list, Self.cost(), isDraft: true)),
        (
          "all at home",
          Self.shown(GroceryList(items: [], covered: ["rice"]), Self.cost(), isDraft: false)
        ),
        ("season", ProduceInSeason(foods: [CounterTalk.kale, CounterTalk.egg], month: 3)),
        ("no season", ProduceInSeason(foods: [], month: 12)),
        ("in season", SeasonOfFood(food: CounterTalk.kale, month: 3)),
        ("never in season", SeasonOfFood(food: CounterTalk.egg, month: 3)),
        ("sections", SectionsFound(foods: [CounterTalk.egg, CounterTalk.kale])),
      ], ids: ["black-bean"])
  }

  @Test("JSON tells list and cost, without a limit of its own")
  func json() {
    let text = Self.shown(GroceryList(items: []), Self.cost(), isDraft: true).json
    #expect(
      text
        == #"{"cost":{"budget":null,"confidence":"low","of":44,"priced":41,"#
        + #""tax":{"cents":0,"currency":"USD"},"till":{"cents":1648,"currency":"USD"},"#
        + #""used":{"cents":8655,"currency":"USD"}},"kind":"list","#
        + #""list":{"assumed":[],"covered":[],"sections":[]}}"#)
  }
}
